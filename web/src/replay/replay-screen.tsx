/** A match to look back at, kept here or come with a link; or why that is not possible. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { Message } from '../frame/message.tsx';
import { Waiting } from '../lazy.tsx';
import type { OnProgress } from '../match/reading/fold-record.ts';
import { addressOf, goTo, HOME } from '../route.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import { replayWords } from '../words/replay.ts';
import {
  keepShared,
  openKeptReplay,
  openSharedReplay,
  type OpenReplay,
  type ReplayResult,
} from './open-replay.ts';
import { ReplayTable } from './replay-table.tsx';

export function KeptReplay({ matchKey }: { readonly matchKey: string }): VNode {
  return (
    <Opening open={() => openKeptReplay(matchKey)} broken={replayWords[language.value].damaged}>
      {(replay) => <ReplayTable replay={replay} notice={<GoOn replay={replay} />} />}
    </Opening>
  );
}

export function SharedReplay({ data }: { readonly data: string }): VNode {
  return (
    <Opening
      open={(onProgress, off) => openSharedReplay(data, onProgress, off)}
      broken={replayWords[language.value].damagedLink}
    >
      {(replay) => <ReplayTable replay={replay} notice={<Keep replay={replay} />} />}
    </Opening>
  );
}

interface OpeningProps {
  open(this: void, onProgress: OnProgress, off: AbortSignal): Promise<ReplayResult>;
  /** What is said before the reason why a match cannot be shown. */
  readonly broken: string;
  children(this: void, replay: OpenReplay): VNode;
}

function Opening({ open, broken, children }: OpeningProps): VNode {
  const words = tableWords[language.value];
  const result = useSignal<
    ReplayResult | { readonly kind: 'failed'; readonly error: unknown } | null
  >(null);
  const attempt = useSignal(0);
  const progress = useSignal<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    let close = (): void => undefined;
    const off = new AbortController();
    result.value = null;
    progress.value = null;
    const report = (done: number, total: number): void => {
      progress.value = done / total;
    };
    open(report, off.signal).then(
      (opened) => {
        if (opened.kind === 'open') close = () => opened.replay.close();
        if (isWanted) result.value = opened;
        else close();
      },
      (error: unknown) => {
        if (isWanted) result.value = { kind: 'failed', error };
      },
    );
    return () => {
      isWanted = false;
      off.abort();
      close();
    };
  }, [attempt.value]);

  const now = result.value;
  if (now === null || now.kind === 'failed') {
    return (
      <Frame game={null} kind="form">
        <Waiting failed={now?.error ?? null} onRetry={() => attempt.value++} />
        {now === null && progress.value !== null && <Reading share={progress.value} />}
      </Frame>
    );
  }
  if (now.kind === 'open') {
    return (
      <Frame game={now.replay.game} kind="table" colours={now.replay.loaded.colours}>
        {children(now.replay)}
      </Frame>
    );
  }
  return (
    <Frame game={null} kind="form">
      <Message>
        {now.kind === 'missing' && <p>{words.missing}</p>}
        {now.kind === 'brokenLink' && <p>{replayWords[language.value].brokenLink}</p>}
        {now.kind === 'damaged' && (
          <p>
            {broken} {now.why(language.value)}
          </p>
        )}
        <a class="button" href={HOME}>
          {words.home}
        </a>
      </Message>
    </Frame>
  );
}

/** A long match takes a while, and need not be waited for. */
function Reading({ share }: { readonly share: number }): VNode {
  const words = tableWords[language.value];
  return (
    <p class="row">
      <progress value={share} aria-label={words.reading} />
      <a class="button" href={HOME}>
        {words.cancel}
      </a>
    </p>
  );
}

/** A match that is not over can be looked at as well, and then be played on. */
function GoOn({ replay }: { readonly replay: OpenReplay }): VNode | null {
  const words = replayWords[language.value];
  if (replay.controller.film.result !== null || replay.key === null) return null;
  return (
    <p class="replay-notice">
      {words.stillRunning}{' '}
      <a class="button" href={addressOf({ screen: 'match', key: replay.key })}>
        {words.goOn}
      </a>
    </p>
  );
}

function Keep({ replay }: { readonly replay: OpenReplay }): VNode {
  const words = replayWords[language.value];
  const failed = useSignal(false);
  const keep = (): void => {
    keepShared(replay).then(
      (key) => goTo({ screen: 'replay', key }, true),
      () => {
        failed.value = true;
      },
    );
  };
  return (
    <p class="replay-notice">
      <span role="status">{failed.value ? words.keepFailed : words.shared}</span>{' '}
      <button type="button" class="primary" onClick={keep}>
        {words.keep}
      </button>
    </p>
  );
}
