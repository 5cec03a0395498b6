/** From the address of a match to a match that runs: what is kept of it, its game, its bots and its lock. */

import { createRandom, type Language } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue, isGameId, seatNamesAt } from '@sternwarte/games/catalogue';
import { dressedFor, loadBeginning, loadGame, type LoadedGame } from '@sternwarte/games/load';
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { systemClock } from './match/clock.ts';
import type { LiveMatch } from './match/live-match.ts';
import { startBotWorker } from './match/local/bot-workers.ts';
import { createKeeper, type Keeper } from './match/local/keeper.ts';
import { LocalMatch } from './match/local/local-match.ts';
import { openKept } from './match/local/open-match.ts';
import { Rest } from './match/local/rest.ts';
import { planMatch } from './match/plan-match.ts';
import type { KeptMatch, Plan, SavedMatch } from './match/saved-match.ts';
import { locks } from './page-locks.ts';
import { pauseBefore } from './pause.ts';
import { guardLeaving } from './route.ts';
import { openStore, randomHex, storeChanges } from './services.ts';
import { autoEndTurn, fastForward, language } from './settings.ts';
import { whenIdle } from './when-idle.ts';

export interface Session {
  readonly match: LiveMatch;
  /** The match as it was when it was opened. */
  readonly saved: SavedMatch;
  readonly loaded: LoadedGame;
  readonly game: GameId;
  /** Whether another window has taken the match over. */
  readonly lost: ReadonlySignal<boolean>;
  /** Whether it is kept, and what can be done when it is not. */
  readonly keeping: Pick<Keeper, 'fault' | 'goesOn' | 'retry' | 'goOn'>;
  /** What comes after the first decision; whether it is waited for in vain, and how to try again. */
  readonly rest: Pick<Rest, 'failed' | 'retry'>;
  /** The match as it stands, for a file. */
  snapshot(): KeptMatch;
  /** Lets bots and the table act. */
  run(): void;
  close(): void;
}

export type SessionResult =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'missing' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'damaged'; readonly why: (language: Language) => string };

/** Keeps a new match and answers its key. */
export async function beginMatch(game: GameId, plan: Plan): Promise<string> {
  const [store, loaded] = await Promise.all([openStore(), loadBeginning(game, language.value)]);
  const saved = planMatch(
    loaded.game,
    seatNamesAt(game, plan.options),
    plan,
    randomHex,
    systemClock.now(),
  );
  await store.add({ saved, log: [] });
  storeChanges.value++;
  return saved.key;
}

/** Opens a kept match. With `takeOver` another window that has it open loses it. */
export async function openSession(key: string, takeOver: boolean): Promise<SessionResult> {
  const store = await openStore();
  const stolen = signal(false);
  let running: LocalMatch | null = null;
  const release = await locks.hold(key, takeOver, () => {
    stolen.value = true;
    running?.stop();
  });
  if (release === null) return { kind: 'elsewhere' };
  // Read only now that nobody else can write.
  const kept = await store.load(key);
  const game = kept?.saved.match.game;
  if (kept === null || !isGameId(game)) {
    release();
    return { kind: 'missing' };
  }
  const [undressed] = await Promise.all([
    loadBeginning(game, language.value),
    // What somebody has moved in may show anything.
    kept.log.length === 0 ? null : loadGame(game, language.value),
  ]).catch((error: unknown) => {
    release();
    throw error;
  });
  const loaded = dressedFor(game, undressed, kept.saved.match.options);
  const opened = openKept(kept, loaded.game, loaded.words);
  if (!opened.ok) {
    release();
    const { explainDamage } = await import('./match/explain-damage.ts');
    const why = (code: Language): string => explainDamage(opened.damage, code, loaded.words[code]);
    return { kind: 'damaged', why };
  }
  const worker = startBotWorker(game);
  const keeper = createKeeper(store, kept, systemClock, () => {
    storeChanges.value++;
  });
  const rest = new Rest(undressed.rest);
  const match = new LocalMatch(opened.match, {
    bots: worker,
    clock: systemClock,
    random: createRandom(randomHex(16)),
    pause: pauseBefore,
    isOut: (state, seat) => loaded.board.isOut?.(state, seat) === true,
    endsTurns: () => autoEndTurn.value,
    link: computed(() => (keeper.fault.value === null ? 'steady' : 'broken')),
    async keep(entries, standing) {
      if (!rest.isThere && entries.some(({ by }) => by !== 'table')) await rest.needed();
      await keeper.keep(entries, standing);
    },
  });
  running = match;
  // Whoever has written to the match meanwhile has taken it over, by whatever way.
  const lost = computed(() => stolen.value || keeper.fault.value === 'overtaken');
  const unguard = effect(() =>
    keeper.fault.value === null || lost.value ? undefined : guardLeaving(),
  );
  // Where there is luck nobody can think ahead; and whoever cannot fetch it plays on without.
  const ahead =
    catalogue[game].luck > 0
      ? null
      : whenIdle()
          .then(() => import('./match/local/ahead.ts'))
          .then(({ thinkAhead }) => thinkAhead(loaded, match, worker))
          .catch(() => undefined);
  const session: Session = {
    match,
    saved: kept.saved,
    loaded,
    game,
    lost,
    keeping: keeper,
    rest,
    snapshot: () => keeper.snapshot(),
    run() {
      match.run();
      // When the first decision stands.
      void whenIdle().then(() => rest.ahead());
    },
    close() {
      void ahead?.then((end) => end?.());
      match.stop();
      fastForward.value = false;
      worker.end();
      unguard();
      release();
    },
  };
  return { kind: 'open', session };
}
