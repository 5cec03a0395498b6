/** The table screen on an online match, with what others at other screens add to it. */

import { useSignal } from '@preact/signals';
import { botNames } from '@sternwarte/bots/names';
import type { LoadedGame } from '@sternwarte/games/load';
import type { TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import type { TableMatch } from '../match/live-match.ts';
import { addressOf, goTo } from '../route.ts';
import { language } from '../settings.ts';
import { Dialog } from '../frame/dialog.tsx';
import { lazyPart } from '../lazy.tsx';
import { saveFile } from '../table/save-file.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { Tool } from '../table/tools.tsx';
import { useNarrow } from '../table/use-narrow.ts';
import { onlineWords } from '../words/online.ts';
import { tableWords } from '../words/table.ts';
import { Banner } from './banner.tsx';
import { useBoardPlace } from './board-place.ts';
import { LineSign } from './line-sign.tsx';
import { OwnThings } from './own-things.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { SeatSign } from './seat-sign.tsx';
import { fetchRecord, sayWhy, server } from './server.ts';
import { Talk } from './talk.tsx';
import { useTurnNotice } from './turn-notice.ts';
import { useUnread } from './use-unread.ts';
import type { RoomProps } from './waiting-room.tsx';

const OnlineResult = lazyPart(async () => (await import('./online-result.tsx')).OnlineResult);

export interface PlayedTableProps extends RoomProps {
  readonly loaded: LoadedGame;
  readonly match: TableMatch;
}

/** Which bot has broken down, if one has: whoever is stood in for has done nothing wrong. */
function sayFailing({ notice, names }: TableMatch, { seats }: TableInfo): string | null {
  const failed = notice.value;
  if (failed === null) return null;
  const sitter = seats[failed.seat];
  const standIn = sitter?.kind === 'person' ? sitter.standIn : null;
  const name =
    standIn === null ? names[language.value][failed.seat] : botNames[language.value][standIn];
  return tableWords[language.value].botFailed(name ?? '');
}

export function PlayedTable(props: PlayedTableProps): VNode {
  const { client, info, game, loaded, match } = props;
  const words = onlineWords[language.value];
  const open = useSignal<'talk' | 'people' | null>(null);
  const problem = useSignal<string | null>(null);
  const replayAddress = useSignal(addressOf({ screen: 'table', id: info.id }));
  const unread = useUnread(client, open.value === 'talk');
  const { isElsewhere, setElsewhere, takeTo } = useBoardPlace(info.id, info.next);
  const isPeeking = useSignal(false);
  const isPhone = useNarrow();
  const hasHand = isPhone && match.viewer !== 'spectator';
  useTurnNotice(match, game);
  const close = (): void => {
    open.value = null;
  };
  const again = async (): Promise<void> => {
    const reply = info.next === null ? await server.rematch(info.id) : null;
    const next = reply?.ok === true ? reply.value.id : info.next;
    if (next === null)
      problem.value = sayWhy(reply?.ok === false ? reply.why : null, language.value);
    else {
      takeTo(next);
      goTo({ screen: 'table', id: next });
    }
  };
  const save = async (): Promise<void> => {
    const text = await fetchRecord(info.id);
    if (text === null) problem.value = words.recordFailed;
    else {
      const { recordFileName } = await import('../match/record-file.ts');
      saveFile(recordFileName({ match: { game }, began: info.createdAt }), text);
    }
  };
  return (
    <>
      <TableScreen
        game={game}
        match={match}
        board={loaded.board}
        colours={loaded.colours}
        options={info.options}
        warning={problem.value ?? sayFailing(match, info)}
        onAgain={() => void again()}
        onSave={() => void save()}
        replayAddress={replayAddress.value}
        company={{
          seatSign: (seat) => <SeatSign client={client} info={info} seat={seat} />,
          tools: (
            <>
              {hasHand && isElsewhere.value && (
                <Tool
                  icon="board"
                  label={tableWords[language.value].board}
                  pressed={isPeeking.value}
                  onClick={() => (isPeeking.value = !isPeeking.value)}
                />
              )}
              <Tool
                icon="talk"
                label={words.talk}
                news={{ count: unread, label: words.talkTool(unread) }}
                onClick={() => (open.value = 'talk')}
              />
              {match.viewer === 'spectator' && <p class="watch-sign">{words.watching}</p>}
              <LineSign client={client} isSending={match.isSending.value} />
            </>
          ),
          menu: [
            ...(client.seat.value !== null && info.status === 'running'
              ? [
                  {
                    icon: 'undoTurn',
                    label: words.backAsk,
                    onClick: () => client.askBack(),
                  } as const,
                ]
              : []),
            ...(hasHand
              ? [
                  {
                    icon: 'board',
                    label: isElsewhere.value ? words.boardHere : words.boardElsewhere,
                    onClick: () => setElsewhere(!isElsewhere.value),
                  } as const,
                ]
              : []),
            { icon: 'people', label: words.company, onClick: () => (open.value = 'people') },
          ],
          banner: <Banner {...props} onAgain={() => void again()} />,
          inPlaceOfBoard: hasHand && isElsewhere.value && !isPeeking.value ? OwnThings : null,
        }}
        renderResult={(onBoard) => (
          <OnlineResult
            table={info.id}
            viewer={match.viewer}
            onKept={(address) => {
              replayAddress.value = address;
            }}
            replayAddress={replayAddress.value}
            onAgain={() => void again()}
            onBoard={onBoard}
          />
        )}
      />
      {open.value === 'talk' && (
        <Dialog title={words.talk} onClose={close} class="drawer talk-drawer">
          <Talk client={client} colours={loaded.colours} />
        </Dialog>
      )}
      {open.value === 'people' && <PeopleDialog {...props} onClose={close} />}
    </>
  );
}
