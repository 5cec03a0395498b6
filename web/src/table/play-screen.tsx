/** A match against bots in this browser: loads the board, seats everybody, and begins. */

import { bots } from '@sternwarte/bots';
import type { GameBoard } from '@sternwarte/atlas';
import { LANGUAGES, type Language } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { boards } from '@sternwarte/games/boards';
import { texts } from '@sternwarte/games/texts';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { language, motion } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { openLocalTable, type LocalTable, type Sitter } from './local-table.ts';
import { TableScreen } from './table-screen.tsx';

const BOT_PAUSE = 450;

export function PlayScreen({ game, seats }: { game: GameId; seats: number }): VNode {
  const board = useBoard(game);
  const [round, setRound] = useState(0);
  const [table, setTable] = useState<LocalTable | null>(null);
  useEffect(() => {
    const opened = openAgainstBots(game, seats);
    setTable(opened);
    opened.run();
    return () => opened.stop();
  }, [game, seats, round]);
  const words = webWords[language.value];
  if (board === 'failed') return <p class="message">{words.failed}</p>;
  if (board === null || table === null) return <p class="message">{words.loading}</p>;
  return <TableScreen table={table} board={board} onAgain={() => setRound(round + 1)} />;
}

export function useBoard(game: GameId): GameBoard | 'failed' | null {
  const [loaded, setLoaded] = useState<{ game: GameId; board: GameBoard | 'failed' } | null>(null);
  useEffect(() => {
    boards[game]().then(
      (board) => setLoaded({ game, board }),
      () => setLoaded({ game, board: 'failed' }),
    );
  }, [game]);
  // While the next game loads, the board of the last one must not see its positions.
  return loaded?.game === game ? loaded.board : null;
}

function openAgainstBots(game: GameId, seats: number): LocalTable {
  const sitters = Array.from({ length: seats }, (_unused, seat): Sitter =>
    seat === 0 ? null : (bots.get('random') ?? null),
  );
  return openLocalTable({
    game: games[game],
    words: texts[game],
    sitters,
    // Not "you": the sentences of the log speak of everybody in the third person.
    names: byLanguage((code) => sitters.map((_sitter, seat) => texts[game][code].seatName(seat))),
    hex: randomHex,
    pause: () => (motion.value ? BOT_PAUSE : 0),
  });
}

export function byLanguage<T>(make: (code: Language) => T): Readonly<Record<Language, T>> {
  // One entry for each language, which `fromEntries` cannot know.
  return Object.fromEntries(LANGUAGES.map((code) => [code, make(code)])) as Record<Language, T>;
}

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, '0')).join('');
}
