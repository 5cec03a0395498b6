/** The screen that the address asks for. Everything but the first one is fetched when it is needed. */

import type { VNode } from 'preact';
import { Frame } from './frame/frame.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { lazy } from './lazy-screen.tsx';
import { lazyQuietly } from './lazy.tsx';
import { addressOf, isLeaving, route } from './route.ts';

const LeaveDialog = lazyQuietly(async () => (await import('./leave-dialog.tsx')).LeaveDialog);
const AboutScreen = lazy(async () => (await import('./about/about-screen.tsx')).AboutScreen);
const QuickScreen = lazy(async () => (await import('./table/quick-screen.tsx')).QuickScreen);
const SetUpScreen = lazy(async () => (await import('./set-up/set-up-screen.tsx')).SetUpScreen);
const MatchScreen = lazy(async () => (await import('./table/match-screen.tsx')).MatchScreen);
const KeptReplay = lazy(async () => (await import('./replay/replay-screen.tsx')).KeptReplay);
const SharedReplay = lazy(async () => (await import('./replay/replay-screen.tsx')).SharedReplay);
const RulesScreen = lazy(async () => (await import('./rules/rules-screen.tsx')).RulesScreen);
const PuzzlesScreen = lazy(
  async () => (await import('./puzzles/puzzles-screen.tsx')).PuzzlesScreen,
);
const online = () => import('./online/screens.ts');
const FriendsScreen = lazy(async () => (await online()).FriendsScreen);
const JoinScreen = lazy(async () => (await import('./online/join-screen.tsx')).JoinScreen);
const OnlineTable = lazy(async () => (await import('./online/online-table.tsx')).OnlineTable);
const ProfileScreen = lazy(
  async () => (await import('./profile/profile-screen.tsx')).ProfileScreen,
);
const LobbyScreen = lazy(async () => (await online()).LobbyScreen);

const LearnScreen = lazy(async () => (await import('./learn/learn-screen.tsx')).LearnScreen);

export function App(): VNode {
  return (
    <>
      <Screen />
      {isLeaving.value && <LeaveDialog />}
    </>
  );
}

function Screen(): VNode {
  const now = route.value;
  switch (now.screen) {
    case 'home':
      return (
        <Frame key="home" game={null} kind="home">
          <HomeScreen />
        </Frame>
      );
    case 'about':
      return <AboutScreen key="about" />;
    case 'quick':
      return <QuickScreen key={now.game} game={now.game} />;
    case 'setUp':
      return (
        <SetUpScreen
          key={`${now.game} ${String(now.people)}`}
          game={now.game}
          people={now.people === true}
        />
      );
    case 'match':
      return <MatchScreen key={now.key} matchKey={now.key} />;
    case 'replay':
      return <KeptReplay key={now.key} matchKey={now.key} />;
    case 'shared':
      return <SharedReplay key={now.data} data={now.data} />;
    case 'friends':
      return <FriendsScreen key={now.game} game={now.game} />;
    case 'join':
      return (
        <JoinScreen key={now.link} link={now.link} isBesideDisplay={now.besideDisplay === true} />
      );
    case 'table':
      return <OnlineTable key={now.id} id={now.id} />;
    case 'display':
      return <OnlineTable key={now.id} id={now.id} isDisplay />;
    case 'lobby':
      return <LobbyScreen key="lobby" />;
    case 'puzzles':
    case 'puzzleToday':
    case 'puzzle':
      return <PuzzlesScreen key={addressOf(now)} to={now} />;
    case 'profile':
      return <ProfileScreen key="profile" />;
    case 'rules':
      return <RulesScreen key={now.game} game={now.game} rule={now.rule} />;
    case 'chapters':
    case 'lesson':
    case 'moment':
      return <LearnScreen key={addressOf(now)} to={now} />;
  }
}
