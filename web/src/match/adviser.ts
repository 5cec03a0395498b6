/** Advice for the person asked, from the bots: asked for, waited for, and gone with the decision it belongs to. */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { HintQuestion } from '@sternwarte/bots/service';
import type { BotLink } from './bot-link.ts';
import type { Advice } from './live-match.ts';

export class Adviser {
  readonly #bots: BotLink;
  readonly #advice = signal<Advice | null>(null);
  /** The question that is not answered yet. */
  #asked: { stop(): void } | null = null;

  constructor(bots: BotLink) {
    this.#bots = bots;
  }

  get advice(): ReadonlySignal<Advice | null> {
    return this.#advice;
  }

  ask(question: HintQuestion): void {
    this.dismiss();
    const asked = this.#bots.hint(question);
    this.#asked = asked;
    this.#advice.value = { kind: 'thinking' };
    const tell = (advice: Advice): void => {
      // Dismissed meanwhile, or asked something else.
      if (this.#asked !== asked) return;
      this.#asked = null;
      this.#advice.value = advice;
    };
    asked.answer.then(
      (hints) => tell({ kind: 'ready', hints }),
      () => tell({ kind: 'failed' }),
    );
  }

  dismiss(): void {
    this.#asked?.stop();
    this.#asked = null;
    this.#advice.value = null;
  }
}
