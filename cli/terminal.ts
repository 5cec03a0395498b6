/** The few impure edges of the terminal program, so that every command can be run by a test. */

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Lines that somebody types; ends when nobody types any more. */
  readonly input: AsyncIterable<string>;
  /** Whether progress may be drawn over itself on standard error. */
  readonly interactive: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many random bytes, as lower-case hex. */
  readonly randomHex: (bytes: number) => string;
}

/** What a command ends with: fine, something is wrong with what it looked at, or it was called wrongly. */
export type ExitCode = 0 | 1 | 2;
