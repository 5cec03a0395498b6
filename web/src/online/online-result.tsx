/** The end of an online match: its record is fetched, kept here like any other match, and shown. */

import { useSignal } from '@preact/signals';
import type { Viewer } from '@sternwarte/engine';
import { dressedFor, loadWholeGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Message } from '../frame/message.tsx';
import { systemClock } from '../match/clock.ts';
import { readApart } from '../match/reading/read-apart.ts';
import { keepImported, takeFolded } from '../match/record-file.ts';
import { openReplay, type OpenReplay } from '../replay/open-replay.ts';
import { ResultSheet } from '../result/result-sheet.tsx';
import { addressOf } from '../route.ts';
import { openStore, randomHex, storeChanges } from '../services.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { resultWords } from '../words/result.ts';
import { fetchRecord } from './server.ts';

export interface OnlineResultProps {
  readonly table: string;
  readonly viewer: Viewer;
  /** Where it can be looked back at, once it is kept here. */
  readonly replayAddress: string;
  onKept(this: void, address: string): void;
  onAgain(this: void): void;
  onBoard(this: void): void;
}

export function OnlineResult({ table, onKept, ...sheet }: OnlineResultProps): VNode {
  const words = onlineWords[language.value];
  const [replay, setReplay] = useState<OpenReplay | null>(null);
  const failed = useSignal(false);
  const attempt = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    let close = (): void => undefined;
    const off = new AbortController();
    failed.value = false;
    takeHome(table, off.signal).then(
      (taken) => {
        if (taken === null) failed.value = true;
        else if (isWanted) {
          close = () => taken.close();
          setReplay(taken);
          if (taken.key !== null) onKept(addressOf({ screen: 'replay', key: taken.key }));
        } else taken.close();
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      isWanted = false;
      off.abort();
      close();
    };
  }, [table, attempt.value]);
  if (replay !== null) return <ResultSheet {...sheet} replay={replay} />;
  return (
    <Message>
      {failed.value ? (
        <>
          <p>{words.recordFailed}</p>
          <button type="button" class="primary" onClick={() => attempt.value++}>
            {resultWords[language.value].retry}
          </button>
          <button type="button" onClick={sheet.onBoard}>
            {resultWords[language.value].toBoard}
          </button>
        </>
      ) : (
        resultWords[language.value].loading
      )}
    </Message>
  );
}

/** The server has the match as over a moment later than everybody has seen its end. */
const TRIES = 5;
const MOMENT = 400;

async function takeHome(table: string, off: AbortSignal): Promise<OpenReplay | null> {
  for (let tries = 0; tries < TRIES && !off.aborted; tries++) {
    const taken = await takeOnce(table, off);
    if (taken !== null) return taken;
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
  }
  return null;
}

async function takeOnce(table: string, off: AbortSignal): Promise<OpenReplay | null> {
  const text = await fetchRecord(table);
  if (text === null) return null;
  const folding = await readApart({ text }, () => undefined, off);
  const file = await takeFolded(
    folding,
    (id) => loadWholeGame(id, language.value),
    systemClock.now(),
  );
  if (!file.ok || file.read.sheet.result === null) return null;
  const { sheet, log, course, game } = file.read;
  const kept = { saved: { ...sheet, key: randomHex(8) }, log };
  const key = await keepImported(await openStore(), kept).catch(() => null);
  storeChanges.value++;
  const film = { match: { ...sheet.match, log: [...log] }, course, result: sheet.result };
  const loaded = dressedFor(game, file.loaded, sheet.match.options);
  return openReplay(film, sheet, game, loaded, key);
}
