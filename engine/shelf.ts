import type { Language } from './words.ts';

/**
 * Words by language, of which only those are there that somebody has fetched: whoever reads German need not wait for English.
 * A shelf is read like a table of all languages. To take what was never fetched is a bug, and throws.
 */
export class Shelf<Words> implements Readonly<Record<Language, Words>> {
  readonly #fetched = new Map<Language, Words>();

  put(language: Language, words: Words): void {
    this.#fetched.set(language, words);
  }

  get de(): Words {
    return this.#take('de');
  }

  get en(): Words {
    return this.#take('en');
  }

  #take(language: Language): Words {
    const words = this.#fetched.get(language);
    if (words === undefined) throw new Error(`no words in ${language} were fetched`);
    return words;
  }
}
