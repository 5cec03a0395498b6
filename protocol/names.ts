/** What people may be called. */

const MAX_LENGTH = 24;
/** Control and format characters (among them those that turn the direction of writing), and half characters. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** What nobody sees (U+2800 is Braille without a dot): with it two names look the same, or one like none. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Where one of them is part of a picture: after a sign that may be drawn as one, or in a keycap. */
const PICTURED = /\p{Extended_Pictographic}\uFE0F|\uFE0F\u20E3/gu;

/** A name from any input, trimmed and composed; `null` when nobody may be called that. */
export function readName(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 200) return null;
  const name = input.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  // Counted in code points, so that signs beyond the first plane count once.
  const { length } = Array.from(name);
  const isFit = !UNFIT.test(name) && !UNSEEN.test(name.replaceAll(PICTURED, ''));
  return length >= 1 && length <= MAX_LENGTH && isFit ? name : null;
}
