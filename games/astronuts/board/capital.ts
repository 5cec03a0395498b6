/** For the beginning of a sentence, in any language. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
