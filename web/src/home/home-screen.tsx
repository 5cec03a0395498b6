/** The first screen: the match one was playing, three games, each one click away, and all that is kept here. */

import './home.css';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { lazyQuietly } from '../lazy.tsx';
import { ABOUT, LOBBY, PROFILE, PUZZLES } from '../route.ts';
import { language, readText } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { GameCard } from './game-card.tsx';
import { Opponents } from './opponents.tsx';

// What is kept here is read from a database, and nobody waits for it.
const Continue = lazyQuietly(async () => (await import('./continue.tsx')).Continue);
const KeptMatches = lazyQuietly(async () => (await import('./kept-matches.tsx')).KeptMatches);
// Nobody opens a file before he has seen the page.
const OpenFile = lazyQuietly(async () => (await import('./open-file.tsx')).OpenFile);
const Tables = lazyQuietly(async () => (await import('../online/my-tables.tsx')).MyTables);

/** Whoever has never said his name to a server has no table there. */
function MyTables(): VNode | null {
  return readText('name') === null ? null : <Tables />;
}

export function HomeScreen(): VNode {
  const words = webWords[language.value];
  return (
    <>
      <h1>{words.title}</h1>
      <p class="motto">{words.motto}</p>
      <MyTables />
      <Continue />
      <Opponents />
      <section class="cards" aria-label={words.games}>
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </section>
      <KeptMatches />
      <OpenFile />
      <footer>
        <a href={PUZZLES}>{words.puzzles}</a> · <a href={LOBBY}>{words.lobby}</a> ·{' '}
        <a href={PROFILE}>{words.profile}</a> · <a href={ABOUT}>{words.aboutTitle}</a>
      </footer>
    </>
  );
}
