/** The match at an online table: its game is fetched, its story read, and then it is a table like any other. */

import type { OptionValues } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { seatNamesAt } from '@sternwarte/games/catalogue';
import { dressedFor, type LoadedGame } from '@sternwarte/games/load';
import { effect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { Waiting } from '../lazy.tsx';
import { systemClock } from '../match/clock.ts';
import { startBotWorker } from '../match/local/bot-workers.ts';
import { OnlineMatch } from '../match/online/online-match.ts';
import { readStoryPart } from '../match/online/story-part.ts';
import type { TableClient } from '../match/online/table-client.ts';
import type { StoryPart } from '../match/online/told-course.ts';
import { pauseBefore } from '../pause.ts';
import { autoEndTurn, readText, writeText } from '../settings.ts';
import { useGame } from '../use-game.ts';
import { Display } from './display.tsx';
import { PlayedTable } from './played-table.tsx';
import { server } from './server.ts';
import type { RoomProps } from './waiting-room.tsx';

export interface OpenMatchProps extends RoomProps {
  readonly isDisplay: boolean;
}

export function OpenMatch({ client, info, game, isDisplay, hasLostSeat }: OpenMatchProps): VNode {
  const { loaded: undressed, failed, retry } = useGame(game);
  // The options of a match never change.
  const loaded = useMemo(
    () => undressed && dressedFor(game, undressed, info.options),
    [game, undressed],
  );
  const match = useMatch(client, game, loaded, info.options);
  if (match === null || loaded === null) {
    return (
      <Frame game={game} kind="form">
        <Waiting failed={failed} onRetry={retry} />
      </Frame>
    );
  }
  const Shown = isDisplay ? Display : PlayedTable;
  return (
    <Shown
      client={client}
      info={info}
      game={game}
      hasLostSeat={hasLostSeat}
      loaded={loaded}
      match={match}
    />
  );
}

/** Another one whenever the match is seen with other eyes. */
function useMatch(
  client: TableClient,
  game: GameId,
  loaded: LoadedGame | null,
  options: OptionValues,
): OnlineMatch | null {
  const [match, setMatch] = useState<OnlineMatch | null>(null);
  const eyes = client.eyes.value;
  useEffect(() => {
    if (eyes === null || loaded === null) return;
    let isWanted = true;
    let close = (): void => undefined;
    const worker = startBotWorker(game);
    const story = (before: number): Promise<StoryPart> => readStory(client.table, before);
    const first = client.standing;
    const whole = first === null ? null : { from: first.seq, view: first.view, arrivals: [] };
    const open = (part: StoryPart): void => {
      if (!isWanted) return;
      const opened = new OnlineMatch(
        client,
        { viewer: eyes.viewer, part, seen: seenOf(client.table, part) },
        {
          game: loaded.game,
          words: loaded.words,
          seatNames: seatNamesAt(game, options),
          bots: worker,
          clock: systemClock,
          pause: pauseBefore,
          endsTurns: () => autoEndTurn.value,
          story,
        },
      );
      const forget = effect(() => {
        // Whoever comes back is shown what he has not seen.
        const { pending } = opened.position.value;
        writeText(seenKey(client.table), pending.kind === 'over' ? null : String(opened.seen));
      });
      close = () => {
        forget();
        opened.stop();
      };
      // What happened while the story was read.
      opened.catchUp();
      opened.run();
      setMatch(opened);
    };
    const { beginning } = client;
    // Whoever was here from the beginning on knows the story.
    if (beginning !== null) open({ from: 0, ...beginning });
    else {
      story(first?.seq ?? 0).then(open, () => {
        if (whole !== null) open(whole);
      });
    }
    return () => {
      isWanted = false;
      setMatch(null);
      close();
      worker.end();
    };
  }, [client, eyes, loaded]);
  // Pauses, and bots that stand in, change who is asked.
  const info = client.info.value;
  useEffect(() => match?.refresh(), [match, info]);
  return match;
}

async function readStory(table: string, before: number): Promise<StoryPart> {
  const reply = await server.steps(table, before);
  if (!reply.ok) throw new Error('the story could not be read');
  return readStoryPart(reply.value);
}

const seenKey = (table: string): string => `seen.${table}`;

/** Where somebody was when he looked away; `null` when that is too long ago, or never was. */
function seenOf(table: string, { from, arrivals }: StoryPart): number | null {
  const seen = Number(readText(seenKey(table)) ?? 'never');
  return seen >= from && seen < from + arrivals.length ? seen : null;
}
