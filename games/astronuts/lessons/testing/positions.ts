/** How the positions of the lessons are arranged. `positions.test.ts` writes them down as data with `vitest -u`. */

import { makeScenario, type Scenario } from '@sternwarte/engine';
import { astronuts } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { DECLARE } from '../../rules/step.ts';
import { scene, type Scene } from '../../rules/testing/scene.ts';

/** In the middle of a turn of the learner. */
function acting(spec: Scene): Scenario {
  return held(spec, scene(spec));
}

/** At the beginning of his turn, before the bet. */
function betting(spec: Scene): Scenario {
  const state = scene({ ...spec, actions: 0 });
  state.step = DECLARE;
  return held(spec, state);
}

function held({ seats = 2, options = {} }: Scene, state: State): Scenario {
  return makeScenario(astronuts, { seats, options: { ...options, nutPlacement: 'random' } }, state);
}

export function arrange(): Readonly<Record<string, Scenario>> {
  return {
    asteroids: acting({
      options: { asteroids: 'on', astroHoles: 'on' },
      ships: [['H0', 'ax0.1'], ['H2']],
      actions: 8,
    }),
    attack: betting({
      ships: [['H0'], ['I0', 'H2']],
      hands: [{ red: 1 }, {}],
      technologies: [['red', 'yellow', 'orange'], []],
      colonies: [{}, { I0: 2 }],
      nuts: { I0: [] },
    }),
    bet: betting({ ships: [['H0'], ['H2']] }),
    colonies: acting({
      ships: [['Sa0'], ['H2']],
      actions: 5,
      hands: [{ orange: 1 }],
      nuts: { Sa0: ['red', 'purple'] },
    }),
    fate: acting({
      ships: [['ha0.2', 'hb0.2'], ['H2']],
      actions: 6,
      hands: [{ red: 1 }],
      nuts: { Sa0: ['red', 'purple'], Sb0: ['yellow', 'orange'] },
    }),
    flight: acting({
      ships: [['H0'], ['ha0.2']],
      actions: 8,
      nuts: { Sb0: ['red', 'yellow'] },
    }),
    technologies: betting({
      ships: [['H0'], ['H2']],
      hands: [{ orange: 1, red: 1 }],
      technologies: [['yellow'], []],
    }),
    trade: acting({
      ships: [['Sa0'], ['H2']],
      actions: 3,
      hands: [
        { red: 2, purple: 1, yellow: 1 },
        { orange: 2, purple: 1 },
      ],
      nuts: { Sa0: [] },
    }),
  };
}
