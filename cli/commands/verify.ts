/** `sternwarte verify`: every move against the rules, every draw against the published seed. */

import {
  countDraws,
  damage,
  explainDamage,
  explainLimit,
  isSeed,
  limitsOf,
  verifyFairness,
  verifySeal,
  type Match,
} from '@sternwarte/engine';
import { failed, misused, type Command } from '../command.ts';
import { loadRecord } from '../record-file.ts';
import type { CliWords } from '../words/index.ts';

export const verify: Command = {
  spec: { positionals: ['file'], values: ['commitment', 'key'], flags: [] },
  async run(call) {
    const { args, language, terminal, words } = call;
    const [file = ''] = args.positionals;
    const loaded = loadRecord(file, language, words);
    if (!loaded.ok) {
      return loaded.kind === 'unreadable'
        ? misused(call, loaded.reason)
        : failed(call, `${words.verify.broken(file)} ${loaded.reason}`);
    }
    const { record, text } = loaded;
    const { game, match, state } = record.table;
    const pending = game.pending(state);
    const over = pending.kind === 'over';
    const published = args.values['commitment']?.trim().toLowerCase() ?? null;
    if (published !== null && !isSeed(published)) return misused(call, words.verify.badCommitment);
    const unfair = verifyFairness(game, match, published);
    // No commitment is no lie, and a match that goes on must keep its seed; anything else is wrong.
    const excused = unfair?.key === 'noCommitment' || (unfair?.key === 'seedUnpublished' && !over);
    if (unfair !== null && !excused) {
      return failed(call, `${words.verify.broken(file)} ${explainDamage(unfair, language, text)}`);
    }
    const key = args.values['key']?.trim();
    if (key !== undefined && match.seal?.key !== key) return failed(call, words.verify.otherKey);
    const seal = await verifySeal(match, over ? pending.result : null, crypto.subtle);
    if (seal === 'broken' || seal === 'unchecked') {
      const broken = explainDamage(damage('brokenSeal', {}), language, text);
      return failed(call, `${words.verify.broken(file)} ${broken}`);
    }
    const lines = [
      words.verify.sound(match.log.length),
      unfair === null ? fairLine(match, words) : explainDamage(unfair, language, text),
      over ? text.result(pending.result, record.names) : words.verify.notFinished,
      ...(match.fairness === null ? [] : [words.verify.commitment(match.fairness.commitment)]),
      ...(published === null ? [] : [words.verify.sameCommitment]),
      ...(match.seal === undefined ? [] : [words.verify.sealed(match.seal.key)]),
      ...limitsOf(match, record.names, over).map((limit) => `– ${explainLimit(limit, language)}`),
    ];
    terminal.out(`${lines.join('\n')}\n`);
    return 0;
  },
};

/** What was drawn before anything was promised proves nothing, and is told apart. */
function fairLine(match: Match, { verify: words }: CliWords): string {
  const { promised, home } = countDraws(match);
  return home === 0 ? words.fair(promised) : words.fairSince(promised, home);
}
