/**
 * What nodes call out to each other: hints, never content. A hint says that something of this name has come to this
 * number; whoever is behind reads what it lacks from the store. A hint that is lost costs until the next one, or until the
 * next sweep.
 */

export interface Hint {
  /** The id of a table, or what else is counted. */
  readonly subject: string;
  readonly number: number;
}

export interface Bus {
  /** Never fails: a hint may be lost. */
  publish(hint: Hint): void;
  close(): Promise<void>;
}

export interface Hearing {
  /** Also one's own. */
  hear(this: void, hint: Hint): void;
  /** Hints may have been lost: the line was broken, and stands again. */
  missed(this: void): void;
}

export const CHANNEL = 'sternwarte';

export function makeHint({ subject, number }: Hint): string {
  return `${number} ${subject}`;
}

/** `null` for what is no hint: others may use the same channel. */
export function readHint(text: string): Hint | null {
  const found = /^(\d{1,15}) (.{1,100})$/.exec(text);
  return found === null ? null : { number: Number(found[1]), subject: found[2] ?? '' };
}
