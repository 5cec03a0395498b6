/** From an address to a match that can be looked at: one that is kept here, or one that came with a link. */

import { damage, explainDamage, type Entry, type Language } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { isGameId } from '@sternwarte/games/catalogue';
import { dressedFor, loadWholeGame, type WholeGame } from '@sternwarte/games/load';
import { systemClock } from '../match/clock.ts';
import { startBotWorker } from '../match/local/bot-workers.ts';
import type { OnProgress } from '../match/reading/fold-record.ts';
import { readApart } from '../match/reading/read-apart.ts';
import { keepImported, takeFolded } from '../match/record-file.ts';
import type { MatchSheet } from '../match/saved-match.ts';
import { openStore, randomHex, storeChanges } from '../services.ts';
import { language } from '../settings.ts';
import { makeFilm, type Film } from './film.ts';
import { ReplayController } from './replay-controller.ts';

export interface OpenReplay {
  readonly controller: ReplayController;
  readonly loaded: WholeGame;
  readonly game: GameId;
  readonly log: readonly Entry[];
  /** Where the match is kept; `null` when it is only looked at. */
  readonly key: string | null;
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
  const { saved, log } = kept;
  const loaded = dressedFor(game, await loadWholeGame(game, language.value), saved.match.options);
  const { version } = saved.match;
  const filmed =
    version === loaded.game.version
      ? makeFilm(loaded.game, { ...saved.match, log: [...log] })
      : {
          ok: false as const,
          damage: damage('unknownVersion', { game, version, known: loaded.game.version }),
        };
  if (!filmed.ok) {
    const why = (code: Language): string => explainDamage(filmed.damage, code, loaded.words[code]);
    return { kind: 'damaged', why };
  }
  return { kind: 'open', replay: openReplay(filmed.film, saved, game, loaded, key) };
}

export async function openSharedReplay(
  data: string,
  onProgress: OnProgress,
  off: AbortSignal,
): Promise<ReplayResult> {
  const folding = await readApart({ link: data }, onProgress, off);
  const file = await takeFolded(
    folding,
    (id) => loadWholeGame(id, language.value),
    systemClock.now(),
  );
  if (!file.ok)
    return file.brokenLink ? { kind: 'brokenLink' } : { kind: 'damaged', why: file.why };
  const { sheet, log, course, game } = file.read;
  const loaded = dressedFor(game, file.loaded, sheet.match.options);
  const film = { match: { ...sheet.match, log: [...log] }, course, result: sheet.result };
  return { kind: 'open', replay: openReplay(film, sheet, game, loaded, null) };
}

/** Keeps a match that came with a link, and answers its key. */
export async function keepShared({ controller, log }: OpenReplay): Promise<string> {
  const saved = { ...controller.sheet, key: randomHex(8) };
  const key = await keepImported(await openStore(), { saved, log });
  storeChanges.value++;
  return key;
}

/** Opened at the end: whoever looks back knows how it ended, and sees the board it ended on. */
export function openReplay(
  film: Film,
  sheet: MatchSheet,
  game: GameId,
  loaded: WholeGame,
  key: string | null,
): OpenReplay {
  const bots = startBotWorker(game);
  const controller = new ReplayController(film, sheet, loaded.words, { bots, clock: systemClock });
  controller.goTo(film.course.length);
  return {
    controller,
    loaded,
    game,
    log: film.match.log,
    key,
    close() {
      controller.stop();
      bots.end();
    },
  };
}
