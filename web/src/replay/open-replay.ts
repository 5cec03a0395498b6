/** From an address to a match that can be looked at: one that is kept here, or one that came with a link. */

import { damage, explainDamage, type Language } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { isGameId } from '@sternwarte/games/catalogue';
import { loadGame, type LoadedGame } from '@sternwarte/games/load';
import { startBotWorker } from '../match/bot-workers.ts';
import { systemClock } from '../match/clock.ts';
import { keepImported, readRecordFile } from '../match/record-file.ts';
import type { KeptMatch } from '../match/saved-match.ts';
import { openStore, randomHex, storeChanges } from '../services.ts';
import { makeFilm } from './film.ts';
import { ReplayController } from './replay-controller.ts';
import { unpackRecord } from './share-link.ts';

export interface OpenReplay {
  readonly controller: ReplayController;
  readonly loaded: LoadedGame;
  readonly game: GameId;
  readonly kept: KeptMatch;
  close(): void;
}

export type ReplayResult =
  | { readonly kind: 'open'; readonly replay: OpenReplay }
  | { readonly kind: 'missing' }
  | { readonly kind: 'brokenLink' }
  | { readonly kind: 'damaged'; readonly why: (language: Language) => string };

/** Reading changes nothing, so another window may have the match open. */
export async function openKeptReplay(key: string): Promise<ReplayResult> {
  const store = await openStore();
  const kept = await store.load(key);
  const game = kept?.saved.match.game;
  if (kept === null || !isGameId(game)) return { kind: 'missing' };
  return openReplay(kept, game, await loadGame[game]());
}

export async function openSharedReplay(data: string): Promise<ReplayResult> {
  const record = await unpackRecord(data);
  if (record === null) return { kind: 'brokenLink' };
  const read = await readRecordFile(record, (id) => loadGame[id](), randomHex, Date.now());
  if (!read.ok) return { kind: 'damaged', why: read.why };
  const { game } = read.kept.saved.match;
  if (!isGameId(game)) return { kind: 'missing' };
  return openReplay(read.kept, game, await loadGame[game]());
}

/** Keeps a match that came with a link, and answers its key. */
export async function keepShared(kept: KeptMatch): Promise<string> {
  const key = await keepImported(await openStore(), kept);
  storeChanges.value++;
  return key;
}

function openReplay(kept: KeptMatch, game: GameId, loaded: LoadedGame): ReplayResult {
  const { saved, log } = kept;
  const { version } = saved.match;
  const filmed =
    version === loaded.game.version
      ? makeFilm(loaded.game, { ...saved.match, log: [...log] })
      : {
          ok: false as const,
          damage: damage('unknownVersion', { game, version, known: loaded.game.version }),
        };
  if (!filmed.ok) {
    const why = (language: Language): string =>
      explainDamage(filmed.damage, language, loaded.words[language]);
    return { kind: 'damaged', why };
  }
  const bots = startBotWorker(game);
  const controller = new ReplayController(filmed.film, saved, loaded.words, {
    bots,
    clock: systemClock,
  });
  const replay: OpenReplay = {
    controller,
    loaded,
    game,
    kept,
    close() {
      controller.stop();
      bots.end();
    },
  };
  return { kind: 'open', replay };
}
