/** A component that is fetched when it is first shown. */

import { useSignal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from './frame/frame.tsx';
import { Message } from './frame/message.tsx';
import { language } from './settings.ts';
import { webWords } from './words/index.ts';

/** A screen; until it is there, an empty one. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  return lazyPart(load, (props: Props & { readonly game?: GameId }, waiting) => (
    <Frame game={props.game ?? null} kind="form">
      {waiting}
    </Frame>
  ));
}

/** A part of a screen, or a screen when it is told how to wait for one. */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  wrap: (props: Props, waiting: VNode) => VNode = (_props, waiting) => waiting,
): FunctionComponent<Props> {
  let known: FunctionComponent<Props> | null = null;
  return function Lazy(props: Props): VNode {
    const [Loaded, setLoaded] = useState(() => known);
    const failed = useSignal(false);
    const attempt = useSignal(0);
    useEffect(() => {
      if (known !== null) return;
      failed.value = false;
      load().then(
        (component) => {
          known = component;
          setLoaded(() => component);
        },
        () => {
          failed.value = true;
        },
      );
    }, [attempt.value]);
    if (Loaded !== null) return <Loaded {...props} />;
    return wrap(props, <Waiting failed={failed.value} onRetry={() => attempt.value++} />);
  };
}

export interface WaitingProps {
  readonly failed: boolean;
  onRetry(this: void): void;
}

/** What stands there until something is loaded, or when it could not be. */
export function Waiting({ failed, onRetry }: WaitingProps): VNode {
  const words = webWords[language.value];
  if (!failed) return <Message>{words.loading}</Message>;
  return (
    <Message>
      <p>{words.failed}</p>
      <button type="button" class="primary" onClick={onRetry}>
        {words.retry}
      </button>
    </Message>
  );
}
