import type { GameId } from '@sternwarte/games';
import type { FunctionComponent } from 'preact';
import { Frame } from './frame/frame.tsx';
import { lazyPart } from './lazy.tsx';

/** A screen that is fetched when it is first shown; until it is there, an empty one. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  return lazyPart(load, (props: Props & { readonly game?: GameId }, waiting) => (
    <Frame game={props.game ?? null} kind="form">
      {waiting}
    </Frame>
  ));
}
