/** A kept match: opened, run and closed again; or why that is not possible. */

import { useSignal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { dressedFor, loadWholeGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { Message } from '../frame/message.tsx';
import { lazyPart, lazyQuietly, Waiting } from '../lazy.tsx';
import { acquaintanceWith, meet } from '../learn/acquaintance.ts';
import type { FirstLookProps } from '../learn/first-look.tsx';
import { addressOf, goTo, HOME } from '../route.ts';
import { storeLasts } from '../services.ts';
import { beginMatch, openSession, type Session, type SessionResult } from '../session.ts';
import { language } from '../settings.ts';
import { whenIdle } from '../when-idle.ts';
import { tableWords } from '../words/table.ts';
import { UnkeptNotice } from './lazy-aside.ts';
import { saveFile } from './save-file.ts';
import { TableScreen } from './table-screen.tsx';

const FirstLookDialog = lazyQuietly(async () => {
  try {
    return (await import('../learn/first-look.tsx')).FirstLookDialog;
  } catch {
    return NoFirstLook;
  }
});
const BringDialog = lazyQuietly(
  async () => (await import('../online/bring-dialog.tsx')).BringDialog,
);
const Result = lazyPart(async () => (await import('../result/open-result.tsx')).Result);

export function MatchScreen({ matchKey }: { readonly matchKey: string }): VNode {
  const words = tableWords[language.value];
  const result = useSignal<
    SessionResult | { readonly kind: 'failed'; readonly error: unknown } | null
  >(null);
  const attempt = useSignal({ takeOver: false });
  useEffect(() => {
    let isWanted = true;
    let close = (): void => undefined;
    result.value = null;
    openSession(matchKey, attempt.value.takeOver).then(
      (opened) => {
        if (opened.kind === 'open') {
          close = () => opened.session.close();
          if (!isWanted) close();
        }
        if (isWanted) result.value = opened;
      },
      (error: unknown) => {
        if (isWanted) result.value = { kind: 'failed', error };
      },
    );
    return () => {
      isWanted = false;
      close();
    };
  }, [matchKey, attempt.value]);

  const now = result.value;
  const open = (takeOver: boolean): void => {
    attempt.value = { takeOver };
  };
  if (now === null || now.kind === 'failed') {
    return (
      <Frame game={null} kind="form">
        <Waiting failed={now?.error ?? null} onRetry={() => open(false)} />
      </Frame>
    );
  }
  if (now.kind === 'open' && !now.session.lost.value) return <OpenTable session={now.session} />;
  return (
    <Frame game={null} kind="form">
      <Message>
        {now.kind === 'missing' && <p>{words.missing}</p>}
        {now.kind === 'damaged' && (
          <p>
            {words.damaged} {now.why(language.value)}
          </p>
        )}
        {now.kind === 'elsewhere' && <p>{words.elsewhere}</p>}
        {now.kind === 'open' && <p>{words.lost}</p>}
        {(now.kind === 'elsewhere' || now.kind === 'open') && (
          <button type="button" class="primary" onClick={() => open(true)}>
            {words.takeOver}
          </button>
        )}
        <a class="button" href={HOME}>
          {words.home}
        </a>
      </Message>
    </Frame>
  );
}

/** Whoever cannot be shown the cards is not kept from playing. */
function NoFirstLook({ onClose }: FirstLookProps): null {
  useEffect(onClose, []);
  return null;
}

async function fetchFiles(game: GameId) {
  const [files, whole] = await Promise.all([
    import('../match/record-file.ts'),
    loadWholeGame(game, language.value),
  ]);
  return { ...files, whole };
}

function OpenTable({ session }: { readonly session: Session }): VNode {
  const words = tableWords[language.value];
  const { match, loaded, game, saved } = session;
  const { sitters, ownDice, key } = saved;
  const again = async (): Promise<void> => {
    goTo({
      screen: 'match',
      key: await beginMatch(game, { sitters, options: saved.match.options, ownDice }),
    });
  };
  // A file is the way out when nothing can be kept: what writes one is fetched as soon as the table is there.
  useEffect(
    () =>
      void whenIdle()
        .then(() => fetchFiles(game))
        .catch(() => undefined),
    [],
  );
  const isBringing = useSignal(false);
  const record = async (): Promise<string> => {
    const { writeRecord, whole } = await fetchFiles(game);
    const kept = session.snapshot();
    const dressed = dressedFor(game, whole, kept.saved.match.options);
    return writeRecord(kept.saved, kept.log, dressed, language.value);
  };
  const save = async (): Promise<void> => {
    const { recordFileName } = await fetchFiles(game);
    saveFile(recordFileName(session.snapshot().saved), await record());
  };
  const isOver = match.position.value.pending.kind === 'over';
  const replayAddress = addressOf({ screen: 'replay', key });
  const failed = match.notice.value;
  const warning =
    match.link.value === 'broken' ? (
      <UnkeptNotice keeping={session.keeping} onSave={() => void save()} />
    ) : failed !== null ? (
      words.botFailed(match.names[language.value][failed.seat] ?? '')
    ) : storeLasts.value ? null : (
      words.notSaved
    );
  // Whoever only watches, or opens a match that is over, is not taught to play.
  const isNew =
    acquaintanceWith(game).value === 'new' &&
    !isOver &&
    sitters.some(({ kind }) => kind === 'here');
  // Nothing happens behind the cards: whoever reads them misses no move.
  useEffect(() => {
    if (!isNew) session.run();
  }, [session, isNew]);
  if (session.rest.failed.value !== null) {
    return (
      <Frame game={game} kind="form">
        <Waiting failed={session.rest.failed.value} onRetry={() => session.rest.retry()} />
      </Frame>
    );
  }
  return (
    <>
      {isNew && <FirstLookDialog game={game} onClose={() => meet(game)} />}
      <TableScreen
        game={game}
        match={match}
        board={loaded.board}
        colours={loaded.colours}
        options={saved.match.options}
        warning={warning}
        onAgain={() => void again()}
        onSave={() => void save()}
        replayAddress={replayAddress}
        company={{
          seatSign: () => null,
          tools: null,
          menu: isOver
            ? []
            : [
                {
                  icon: 'people',
                  label: words.bring,
                  onClick: () => {
                    isBringing.value = true;
                  },
                },
              ],
          banner: null,
          inPlaceOfBoard: null,
        }}
        renderResult={(onBoard) => (
          <Result
            session={session}
            viewer={match.position.value.viewer}
            replayAddress={replayAddress}
            onAgain={() => void again()}
            onBoard={onBoard}
          />
        )}
      />
      {isBringing.value && (
        <BringDialog
          sitters={sitters}
          record={record}
          onClose={() => {
            isBringing.value = false;
          }}
        />
      )}
    </>
  );
}
