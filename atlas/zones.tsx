/**
 * The parts of a decision, as `Controls` fills them: what is chosen, and the main buttons, the golden one last.
 *
 *     <>
 *       <Choice>tabs, tiles, a slider</Choice>
 *       <Deeds><button>End the turn</button><button class="primary">Fly</button></Deeds>
 *     </>
 *
 * The table lays them out: in a strip below the board from left to right (own things, choice, deeds), in a column beside
 * it or in the sheet of a phone from top to bottom. Their sizes never depend on what is in them. Whatever is in neither
 * of the two lies in the choice. Each is a container: `@container (min-width: 500px)` in a board's style sheet asks for
 * the width of the zone.
 */

import type { ComponentChildren, VNode } from 'preact';

interface ZoneProps {
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Choice({ class: extra = '', children }: ZoneProps): VNode {
  return (
    <div class="zone zone-choice">
      <div class={`zone-inside ${extra}`}>{children}</div>
    </div>
  );
}

export function Deeds({ class: extra = '', children }: ZoneProps): VNode {
  return (
    <div class="zone zone-deeds">
      <div class={`zone-inside ${extra}`}>{children}</div>
    </div>
  );
}
