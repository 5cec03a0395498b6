/** Where `npm start` listens and keeps things: what the environment says, and where it says nothing, what is safe. */

type Environment = Readonly<Record<string, string | undefined>>;

export interface Place {
  readonly host: string;
  readonly port: number;
  /** Whether it may be another one when that one is taken: whoever names one, such as for a proxy, wants that and no other. */
  readonly isAnyPort: boolean;
  /** The folder with what is to be kept. */
  readonly data: string;
}

export const EVERYWHERE = '0.0.0.0';
const THIS_MACHINE = '127.0.0.1';
const DEFAULT_PORT = 4000;

interface Otherwise {
  /** Whether everybody on the same network may come. */
  readonly isForAll: boolean;
  readonly data: string;
}

/** A variable that is set to nothing says nothing: else `HOST=` would open the server to everybody. */
export function readPlace(env: Environment, otherwise: Otherwise): Place {
  const set = (name: string): string | null => env[name]?.trim() || null;
  return {
    host: set('HOST') ?? (otherwise.isForAll ? EVERYWHERE : THIS_MACHINE),
    port: readPort(set('PORT')),
    isAnyPort: set('PORT') === null,
    data: set('DATA') ?? otherwise.data,
  };
}

function readPort(wished: string | null): number {
  if (wished === null) return DEFAULT_PORT;
  const port = Number(wished);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new RangeError(`PORT must be a number from 0 to 65535, not "${wished}"`);
}
