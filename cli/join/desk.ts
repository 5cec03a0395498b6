/** What a terminal asks a server over HTTP. */

import { setTimeout } from 'node:timers/promises';
import type { Refusal } from '@sternwarte/engine';
import { readAnswer, readRefused, type Answers } from '@sternwarte/protocol';
import { askPatiently } from '@sternwarte/protocol/patience';

/** `null` where nothing like our server answered. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Refusal | null };

export class Desk {
  /** Where the app lies; the server is beneath it. */
  readonly base: URL;
  #token: string | null;

  constructor(base: URL, token: string | null) {
    this.base = base;
    this.#token = token;
  }

  /** Whoever has shown himself to the server has one. */
  get token(): string {
    return this.#token ?? '';
  }

  get socket(): URL {
    const address = new URL('api/socket', this.base);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return address;
  }

  async ask<Kind extends keyof Answers>(
    kind: Kind,
    path: string,
    body?: object,
  ): Promise<Reply<Answers[Kind]>> {
    const headers: Record<string, string> = {};
    if (this.#token !== null) headers['authorization'] = `Bearer ${this.#token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    try {
      const init = {
        headers,
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      };
      const address = new URL(`api/${path}`, this.base);
      const response = await askPatiently(() => fetch(address, init), setTimeout);
      const answer: unknown = await response.json();
      if (!response.ok) return { ok: false, why: readRefused(answer) };
      const value = readAnswer(kind, answer);
      return value === null ? { ok: false, why: null } : { ok: true, value };
    } catch {
      return { ok: false, why: null };
    }
  }

  /** Shows himself: as whoever he was here before, else as somebody new. `name` is his wish, or `null` for the name he has. */
  async arrive(name: string | null, otherwise: string): Promise<Reply<{ readonly name: string }>> {
    if (this.#token !== null) {
      const known = await (name === null
        ? this.ask('whoAmI', 'me')
        : this.ask('me', 'me', { name, program: true }));
      if (known.ok || known.why?.key !== 'notKnown') return known;
      this.#token = null;
    }
    const made = await this.ask('me', 'me', { name: name ?? otherwise, program: true });
    if (made.ok) this.#token = made.value.token ?? null;
    return made;
  }
}
