/** A component that is fetched when it is first shown. */

import { signal, useSignal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Message } from './frame/message.tsx';
import { failureOf, type Failure } from './failure.ts';
import { doWithoutStore, storeSilent } from './services.ts';
import { language } from './settings.ts';
import { webWords } from './words/index.ts';

/** Something that nobody misses until it is there: nothing stands in its place, unless it could not be fetched. */
export function lazyQuietly<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  return lazyPart(load, (_props, waiting, hasFailed) => (hasFailed ? waiting : null));
}

/** A part of a screen, or a screen when it is told how to wait for one. */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  wrap: (props: Props, waiting: VNode, hasFailed: boolean) => VNode | null = (_props, waiting) =>
    waiting,
): FunctionComponent<Props> {
  let known: FunctionComponent<Props> | null = null;
  return function Lazy(props: Props): VNode | null {
    const [Loaded, setLoaded] = useState(() => known);
    const failed = useSignal<unknown>(null);
    const attempt = useSignal(0);
    // Begun with the first drawing, not after it: on a slow device that is a long time.
    const loading = useMemo(() => (known === null ? begin(load) : null), [attempt.value]);
    useEffect(() => {
      if (loading === null) return;
      failed.value = null;
      loading.then(
        (component) => {
          known = component;
          setLoaded(() => component);
        },
        (error: unknown) => {
          failed.value = error;
        },
      );
    }, [loading]);
    if (Loaded !== null) return <Loaded {...props} />;
    const waiting = <Waiting failed={failed.value} onRetry={() => attempt.value++} />;
    return wrap(props, waiting, failed.value !== null);
  };
}

/** How many parts of the page are being fetched. */
export const underWay = signal(0);

function begin<T>(load: () => Promise<T>): Promise<T> {
  const loading = load();
  underWay.value++;
  const end = (): void => {
    underWay.value--;
  };
  // What goes wrong is told by whoever shows the part, which may be later.
  loading.then(end, end);
  return loading;
}

export interface WaitingProps {
  /** What it was rejected with; `null` while it is loading. */
  readonly failed: unknown;
  onRetry(this: void): void;
}

/** What stands there until something is loaded, or when it could not be. */
export function Waiting({ failed, onRetry }: WaitingProps): VNode {
  const words = webWords[language.value];
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    let isWanted = true;
    failure.value = null;
    if (failed !== null) {
      void failureOf(failed).then((found) => {
        if (isWanted) failure.value = found;
      });
    }
    return () => {
      isWanted = false;
    };
  }, [failed]);
  if (failure.value === null) {
    return <Message>{storeSilent.value ? <SilentStore /> : words.loading}</Message>;
  }
  const isOutdated = failure.value === 'outdated';
  return (
    <Message>
      <p>{words.failures[failure.value]}</p>
      <button
        type="button"
        class="primary"
        onClick={isOutdated ? () => location.reload() : onRetry}
      >
        {isOutdated ? words.useNewBuild : words.retry}
      </button>
    </Message>
  );
}

/** The browser's database gives no answer: whoever will not wait can try again, or do without. */
export function SilentStore(): VNode {
  const words = webWords[language.value];
  return (
    <>
      <p>{words.storeSilent}</p>
      <div class="row row-start">
        <button type="button" class="primary" onClick={() => location.reload()}>
          {words.retry}
        </button>
        <button type="button" onClick={doWithoutStore}>
          {words.doWithoutStore}
        </button>
      </div>
    </>
  );
}
