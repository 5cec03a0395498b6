/** The table screen on an online match, with what others at other screens add to it. */

import { useSignal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import type { LoadedGame } from '@sternwarte/games/load';
import type { TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import type { TableMatch } from '../match/live-match.ts';
import type { TableClient } from '../match/online/table-client.ts';
import { recordFileName } from '../match/record-file.ts';
import { addressOf, goTo } from '../route.ts';
import { language } from '../settings.ts';
import { Dialog } from '../frame/dialog.tsx';
import { saveFile } from '../table/save-file.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { Tool } from '../table/tools.tsx';
import { onlineWords } from '../words/online.ts';
import { Banner } from './banner.tsx';
import { LineSign } from './line-sign.tsx';
import { OnlineResult } from './online-result.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { SeatSign } from './seat-sign.tsx';
import { fetchRecord, sayWhy, server } from './server.ts';
import { Talk } from './talk.tsx';
import { useTurnNotice } from './turn-notice.ts';
import { useUnread } from './use-unread.ts';

export interface PlayedTableProps {
  readonly client: TableClient;
  readonly info: TableInfo;
  readonly game: GameId;
  readonly loaded: LoadedGame;
  readonly match: TableMatch;
}

export function PlayedTable({ client, info, game, loaded, match }: PlayedTableProps): VNode {
  const words = onlineWords[language.value];
  const open = useSignal<'talk' | 'people' | null>(null);
  const problem = useSignal<string | null>(null);
  const replayAddress = useSignal(addressOf({ screen: 'table', id: info.id }));
  const unread = useUnread(client, open.value === 'talk');
  useTurnNotice(match, game);
  const close = (): void => {
    open.value = null;
  };
  const again = async (): Promise<void> => {
    const next = info.next ?? null;
    const reply = next === null ? await server.rematch(info.id) : null;
    if (next !== null) goTo({ screen: 'table', id: next });
    else if (reply?.ok === true) goTo({ screen: 'table', id: reply.value.id });
    else problem.value = sayWhy(reply?.why ?? null, language.value);
  };
  const save = async (): Promise<void> => {
    const text = await fetchRecord(info.id);
    if (text === null) problem.value = words.recordFailed;
    else saveFile(recordFileName({ match: { game }, began: info.createdAt }), text);
  };
  return (
    <>
      <TableScreen
        game={game}
        match={match}
        board={loaded.board}
        colours={loaded.colours}
        warning={problem.value}
        onAgain={() => void again()}
        onSave={() => void save()}
        replayAddress={replayAddress.value}
        company={{
          seatSign: (seat) => <SeatSign client={client} info={info} seat={seat} />,
          tools: (
            <>
              <Tool
                icon="talk"
                label={words.talkTool(unread)}
                onClick={() => (open.value = 'talk')}
              />
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
            { icon: 'people', label: words.company, onClick: () => (open.value = 'people') },
          ],
          banner: <Banner client={client} info={info} match={match} onAgain={() => void again()} />,
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
        <Dialog title={words.talk} onClose={close} class="drawer">
          <Talk client={client} />
        </Dialog>
      )}
      {open.value === 'people' && (
        <PeopleDialog client={client} info={info} game={game} onClose={close} />
      )}
    </>
  );
}
