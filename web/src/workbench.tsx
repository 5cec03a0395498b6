/**
 * For those who draw boards: one table at a chosen position, all seats at this screen. Not part of the build.
 *
 *     workbench.html?game=anno4000&seats=4&seed=7&actions=120&lang=en&theme=night
 */

import '@sternwarte/atlas/tokens.css';
import '@sternwarte/atlas/atlas.css';
import './fonts.css';
import './styles.css';
import { createRandom, LANGUAGES } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import { render, type VNode } from 'preact';
import { Frame } from './app.tsx';
import { isGameId } from './route.ts';
import { applySettings, language, theme, THEMES } from './settings.ts';
import { openLocalTable, type LocalTable } from './table/local-table.ts';
import { byLanguage, useBoard } from './table/play-screen.tsx';
import { TableScreen } from './table/table-screen.tsx';
import { webWords } from './words/index.ts';

const query = new URLSearchParams(location.search);
const wished = query.get('game') ?? undefined;
const game: GameId = isGameId(wished) ? wished : 'anno4000';
language.value = LANGUAGES.find((code) => code === query.get('lang')) ?? language.value;
theme.value = THEMES.find((name) => name === query.get('theme')) ?? theme.value;

function openAtPosition(): LocalTable {
  const seats = Number(query.get('seats') ?? games[game].seats.max);
  const random = createRandom(`workbench ${query.get('seed') ?? '1'}`);
  const table = openLocalTable({
    game: games[game],
    words: texts[game],
    sitters: Array.from({ length: seats }, () => null),
    names: byLanguage((code) =>
      Array.from({ length: seats }, (_unused, seat) => texts[game][code].seatName(seat)),
    ),
    hex: (bytes) => Array.from({ length: 2 * bytes }, () => random.below(16).toString(16)).join(''),
    pause: () => 300,
  });
  table.skip(Number(query.get('actions') ?? 0));
  table.run();
  return table;
}

function Workbench({ table }: { table: LocalTable }): VNode {
  const board = useBoard(game);
  if (board === 'failed') return <p class="message">{webWords[language.value].failed}</p>;
  if (board === null) return <p class="message">{webWords[language.value].loading}</p>;
  return (
    <Frame game={game}>
      <TableScreen table={table} board={board} onAgain={() => location.reload()} />
    </Frame>
  );
}

const root = document.getElementById('app');
if (root === null) throw new Error('workbench.html has no #app');
applySettings(false);
render(<Workbench table={openAtPosition()} />, root);
