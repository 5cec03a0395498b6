/** All puzzles, that of today, or one of them. In one parcel. */

import '../rules/rules.css';
import { Spoken } from '@sternwarte/atlas';
import { GRADES, puzzleOfDay, type Puzzle, type PuzzleGoals } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { loadSoundGame, type LoadedSoundGame } from '@sternwarte/games/load';
import { loadGoals, loadPuzzles } from '@sternwarte/games/puzzles';
import type { VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import { Message } from '../frame/message.tsx';
import { Waiting } from '../lazy.tsx';
import { useLoading } from '../learn/use-loading.ts';
import { systemClock } from '../match/clock.ts';
import { addressOf, PUZZLES, type Route } from '../route.ts';
import { language } from '../settings.ts';
import { puzzlesWords } from '../words/puzzles.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { dayOf, isSolvedBefore, lengthOf, markToday, streakOf } from './solved.ts';

export interface PuzzlesScreenProps {
  readonly to: Extract<Route, { readonly screen: 'puzzles' | 'puzzleToday' | 'puzzle' }>;
}

export function PuzzlesScreen({ to }: PuzzlesScreenProps): VNode {
  if (to.screen === 'puzzles') return <PuzzleList />;
  return <OnePuzzle wanted={to.screen === 'puzzle' ? to : null} />;
}

interface Named {
  readonly game: GameId;
  readonly id: string;
}

interface OfOneGame {
  readonly game: GameId;
  readonly puzzles: readonly Puzzle[];
  readonly goals: PuzzleGoals;
}

async function loadThose(game: GameId): Promise<OfOneGame> {
  return { game, puzzles: await loadPuzzles(game), goals: await loadGoals(game) };
}

/** Those of all games, in the order of the games. */
async function loadAll(): Promise<readonly OfOneGame[]> {
  const all = await Promise.all(GAME_IDS.map(loadThose));
  return all.filter(({ puzzles }) => puzzles.length > 0);
}

function PuzzleList(): VNode {
  const words = puzzlesWords[language.value];
  const { value, failed, retry } = useLoading(loadAll, []);
  const days = lengthOf(streakOf.value, dayOf(systemClock.now()));
  return (
    <Frame game={null} kind="form">
      <div class="rules-page puzzles">
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        <p class="row row-start">
          <a class="button primary" href={addressOf({ screen: 'puzzleToday' })}>
            {words.today}
          </a>
          {days > 0 && <span class="puzzle-streak">{words.streak(days)}</span>}
        </p>
        {value === null ? (
          <Waiting failed={failed} onRetry={retry} />
        ) : (
          value.map((those) => <OfGame key={those.game} {...those} />)
        )}
      </div>
    </Frame>
  );
}

function OfGame({ game, puzzles, goals }: OfOneGame): VNode {
  const words = puzzlesWords[language.value];
  const done = puzzles.filter(({ id }) => isSolvedBefore(game, id)).length;
  return (
    <section class="rules-chapter" aria-labelledby={`puzzles-${game}`}>
      <h3 id={`puzzles-${game}`}>{catalogue[game].words[language.value].title}</h3>
      <p class="soft">{words.solvedOf(done, puzzles.length)}</p>
      {GRADES.map((grade) => {
        const ofGrade = [...puzzles.entries()].filter(([, puzzle]) => puzzle.grade === grade);
        return (
          ofGrade.length > 0 && (
            <div key={grade} class="puzzle-grade">
              <h4 id={`puzzles-${game}-${grade}`}>{words.grades[grade]}</h4>
              <ul class="puzzle-list" aria-labelledby={`puzzles-${game}-${grade}`}>
                {ofGrade.map(([i, { id, goal }]) => (
                  <li key={id}>
                    <Tile
                      game={game}
                      id={id}
                      number={i + 1}
                      name={goals[goal]?.name[language.value] ?? ''}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}

interface TileProps extends Named {
  readonly number: number;
  /** What it is about. */
  readonly name: string;
}

/** One puzzle, by its number. */
function Tile({ game, id, number, name }: TileProps): VNode {
  const words = puzzlesWords[language.value];
  const isSolved = isSolvedBefore(game, id);
  return (
    <a
      class="button puzzle-tile"
      data-solved={isSolved}
      href={addressOf({ screen: 'puzzle', game, id })}
    >
      <Spoken words={`${words.number(number)}: ${name}${isSolved ? `, ${words.isSolved}` : ''}`}>
        <span class="puzzle-number">{number}</span> {name}
        {isSolved && <span class="puzzle-solved"> ✓</span>}
      </Spoken>
    </a>
  );
}

interface Opened extends OfOneGame {
  readonly loaded: LoadedSoundGame;
  readonly puzzle: Puzzle;
}

/** The same for everybody on a day. */
async function findToday(): Promise<Named | null> {
  const all = (await loadAll()).flatMap(({ game, puzzles }) =>
    puzzles.map(({ id }): Named => ({ game, id })),
  );
  return puzzleOfDay(all, dayOf(systemClock.now()));
}

async function open(wanted: Named | null): Promise<Opened | 'missing'> {
  const named = wanted ?? (await findToday());
  if (named === null) return 'missing';
  const { game, id } = named;
  const those = await loadThose(game);
  const puzzle = those.puzzles.find((known) => known.id === id);
  if (puzzle === undefined) return 'missing';
  return { ...those, puzzle, loaded: await loadSoundGame(game, language.value) };
}

function OnePuzzle({ wanted }: { readonly wanted: Named | null }): VNode {
  const words = puzzlesWords[language.value];
  const { value, failed, retry } = useLoading(() => open(wanted), [wanted?.game, wanted?.id]);
  const goal = value === null || value === 'missing' ? undefined : value.goals[value.puzzle.goal];
  if (value === null) {
    return (
      <Frame game={wanted?.game ?? null} kind="form">
        <Waiting failed={failed} onRetry={retry} />
      </Frame>
    );
  }
  if (value === 'missing' || goal === undefined) {
    return (
      <Frame game={null} kind="form">
        <Message>
          <p>{words.none}</p>
          <a class="button" href={PUZZLES}>
            {words.all}
          </a>
        </Message>
      </Frame>
    );
  }
  return (
    <PuzzleTable
      {...value}
      goal={goal}
      streak={wanted === null ? lengthOf(streakOf.value, dayOf(systemClock.now())) : null}
      onSolved={() => {
        if (wanted === null) markToday(dayOf(systemClock.now()));
      }}
    />
  );
}
