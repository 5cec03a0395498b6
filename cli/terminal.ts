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
  /** Lets everything else that waits have its turn. */
  readonly pause: () => Promise<void>;
  /** Tells of Ctrl-C instead of ending the program, until what it returns is called. */
  readonly onInterrupt: (handler: () => void) => () => void;
  /** How many cores there are to work with. */
  readonly cores: number;
}

/** What a command ends with: fine, something is wrong with what it looked at, it was called wrongly, or Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 130;
