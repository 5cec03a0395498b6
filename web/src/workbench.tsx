/**
 * For those who draw boards: one table at a chosen position, all seats at this screen. Not part of the build.
 *
 *     workbench.html?game=anno4000&seats=4&seed=7&actions=120&lang=en&theme=night
 */

import '@sternwarte/atlas/tokens.css';
import '@sternwarte/atlas/atlas.css';
import './fonts.css';
import './styles.css';
import {
  createRandom,
  LANGUAGES,
  pickWeighted,
  randomPolicy,
  type Action,
  type Tagged,
} from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue, isGameId } from '@sternwarte/games/catalogue';
import { loadGame, type LoadedGame } from '@sternwarte/games/load';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { systemClock } from './match/clock.ts';
import { startBotWorker } from './match/local/bot-workers.ts';
import { LocalMatch } from './match/local/local-match.ts';
import { openKept } from './match/local/open-match.ts';
import { planMatch } from './match/plan-match.ts';
import { sitterOf } from './match/sitter.ts';
import { applySettings, language, theme, THEMES } from './settings.ts';
import { TableScreen } from './table/table-screen.tsx';

const query = new URLSearchParams(location.search);
const wished = query.get('game') ?? undefined;
const game: GameId = isGameId(wished) ? wished : 'anno4000';
language.value = LANGUAGES.find((code) => code === query.get('lang')) ?? language.value;
theme.value = THEMES.find((name) => name === query.get('theme')) ?? theme.value;

/** All moves so far by chance, with a seed of its own: the same address shows the same position. */
function openAtPosition(loaded: LoadedGame): LocalMatch {
  const seats = Number(query.get('seats') ?? catalogue[game].seats.max);
  const random = createRandom(`workbench ${query.get('seed') ?? '1'}`);
  const hex = (bytes: number): string =>
    Array.from({ length: 2 * bytes }, () => random.below(16).toString(16)).join('');
  const sitters = Array.from({ length: seats }, () => sitterOf(null, null));
  const plan = { sitters, options: {}, ownDice: false };
  const saved = planMatch(loaded.game, catalogue[game].seatNames, plan, hex, 0);
  const opened = openKept({ saved, log: [] }, loaded.game, loaded.words);
  if (!opened.ok) throw new Error(`no table: ${opened.damage.key}`);
  const { table } = opened.match;
  for (let i = 0; i < Number(query.get('actions') ?? 0); i++) {
    const pending = table.pending();
    if (pending.kind === 'over') break;
    let action: Action<Tagged, unknown>;
    if (pending.kind === 'chance') {
      action = { by: 'table', chance: pickWeighted(pending.outcomes, random) };
    } else {
      const seat = pending.seats[random.below(pending.seats.length)] ?? 0;
      const moves = loaded.game.moves(table.state, seat);
      action = { by: seat, move: randomPolicy(table.state, seat, moves, random) };
    }
    table.perform(action, 0);
  }
  return new LocalMatch(opened.match, {
    bots: startBotWorker(game),
    clock: systemClock,
    random,
    pause: () => 300,
    isOut: () => false,
    endsTurns: () => false,
    link: signal('steady' as const),
    keep: () => null,
  });
}

const root = document.getElementById('app');
if (root === null) throw new Error('workbench.html has no #app');
applySettings(false);
const loaded = await loadGame(game, language.value);
const match = openAtPosition(loaded);
match.run();
// Whoever draws boards wants to see them, not the curtain in front of them.
match.admit();
render(
  <TableScreen
    game={game}
    match={match}
    board={loaded.board}
    colours={loaded.colours}
    warning={null}
    onAgain={() => location.reload()}
    onSave={() => undefined}
    replayAddress="#"
  />,
  root,
);
