/** What people may be called. */

const MAX_LENGTH = 24;
/** Control and format characters (among them those that turn the direction of writing), and half characters. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** A name from any input, trimmed and composed; `null` when nobody may be called that. */
export function readName(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 200) return null;
  const name = input.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  // Counted in code points, so that signs beyond the first plane count once.
  const { length } = Array.from(name);
  return length >= 1 && length <= MAX_LENGTH && !UNFIT.test(name) ? name : null;
}
