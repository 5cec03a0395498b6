import { createRandom, playout, randomPolicy, type Viewer } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { starfarers } from './index.ts';
import { knownIndex } from './hands.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

const seen = (bed: Testbed, viewer: Viewer): string =>
  JSON.stringify(starfarers.view(bed.state, viewer));
const knows = (bed: Testbed, observer: number, holder: number, kind: number): number | undefined =>
  bed.state.known[knownIndex(4, observer, holder, kind)];

describe('section 19: what is hidden', () => {
  test('hands: everybody sees sizes, nobody sees another hand', () => {
    const bed = Testbed.begun().roll(9).draw(YELLOW, 'ore');
    const other = Testbed.begun().roll(9).draw(YELLOW, 'food');
    expect(seen(bed, YELLOW)).not.toBe(seen(other, YELLOW));
    for (const viewer of [RED, WHITE, BLUE, 'spectator'] as const) {
      expect(seen(bed, viewer)).toBe(seen(other, viewer));
      expect(starfarers.view(bed.state, viewer).handSizes[YELLOW]).toBe(1);
    }
  });

  test('a drawn card is told to its receiver, a stolen one to thief and victim', () => {
    const { state } = Testbed.begun();
    const draw = { by: 'table', chance: { type: 'draw', seat: RED, resource: 'ore' } } as const;
    const steal = {
      by: 'table',
      chance: { type: 'steal', from: RED, to: BLUE, resource: 'ore' },
    } as const;
    const told = (action: typeof draw | typeof steal, viewer: Viewer) =>
      starfarers.redact(action, state, viewer);
    expect(told(draw, RED)).toEqual(draw);
    expect(told(draw, BLUE)).toEqual({ by: 'table', chance: { ...draw.chance, resource: null } });
    expect([told(steal, RED), told(steal, BLUE)]).toEqual([steal, steal]);
    expect(told(steal, 'spectator')).toEqual({
      by: 'table',
      chance: { ...steal.chance, resource: null },
    });
  });

  test('R14.15: a card that is given is told to giver and receiver alone, and not before all are in', () => {
    const bed = Testbed.flying(YELLOW, 3).give(RED, { ore: 1 }).give(BLUE, { fuel: 1 }).meet(1);
    bed.move(YELLOW, { type: 'answerNumber', number: 0 });
    const gift = { by: RED, move: { type: 'giveCard', resource: 'ore' } } as const;
    const hidden = { by: RED, move: { type: 'giveCard', resource: null } };
    expect(starfarers.redact(gift, bed.state, RED)).toEqual(gift);
    expect(starfarers.redact(gift, bed.state, YELLOW)).toEqual(hidden);
    bed.move(BLUE, { type: 'giveCard', resource: 'fuel' });
    expect(starfarers.redact(gift, bed.state, YELLOW)).toEqual(gift);
    for (const viewer of [WHITE, BLUE, 'spectator'] as const) {
      expect(starfarers.redact(gift, bed.state, viewer)).toEqual(hidden);
    }
  });

  test('production and payments are seen by all, and remembered', () => {
    const bed = Testbed.begun().roll(6);
    expect([RED, WHITE, BLUE, 4].map((observer) => knows(bed, observer, YELLOW, 1))).toEqual([
      1, 1, 1, 1,
    ]);
  });

  test('after a theft only thief and victim know, everybody else knows less', () => {
    const bed = Testbed.trading()
      .give(RED, { ore: 1, fuel: 1 })
      .await({ kind: 'steal', from: RED, to: YELLOW })
      .steal(RED, YELLOW, 'ore');
    expect([knows(bed, RED, YELLOW, 0), knows(bed, WHITE, YELLOW, 0)]).toEqual([1, 0]);
    expect([knows(bed, YELLOW, RED, 1), knows(bed, WHITE, RED, 1), knows(bed, 4, RED, 1)]).toEqual([
      1, 0, 0,
    ]);
  });

  test('resampled worlds keep what the seat has seen and vary the rest', () => {
    const bed = Testbed.begun().roll(6);
    bed.draw(YELLOW, 'ore').draw(YELLOW, 'food');
    const view = starfarers.view(bed.state, RED);
    const worlds = Array.from({ length: 40 }, (_u, i) =>
      starfarers.resample(view, RED, createRandom(i)),
    );
    for (const world of worlds) {
      expect(starfarers.invariants(world)).toEqual([]);
      expect(world.hands[YELLOW]?.[1]).toBeGreaterThanOrEqual(1);
      expect(world.hands[RED]).toEqual(bed.state.hands[RED]);
    }
    expect(
      new Set(worlds.map((world) => JSON.stringify(world.hands[YELLOW]))).size,
    ).toBeGreaterThan(5);
  });

  test('no state holds what is still face down: the same board for every outcome to come', () => {
    const { state } = Testbed.begun(YELLOW, 4, { board: 'wild' });
    expect(JSON.stringify(starfarers.view(state, YELLOW).placements)).toBe(
      JSON.stringify(state.placements),
    );
    expect(state.discards).toEqual([]);
  });

  test('views are allow-lists: what somebody adds to a state or its parts is seen by nobody', () => {
    const offering = Testbed.trading()
      .give(YELLOW, { ore: 1 })
      .give(RED, { food: 1 })
      .move(YELLOW, { type: 'offer', give: { ore: 1 }, want: { food: 1 }, to: null })
      .move(RED, { type: 'counter', give: { ore: 1 }, want: { food: 1 } })
      .move(BLUE, { type: 'decline' });
    const reading = Testbed.meeting(29)
      .move(YELLOW, { type: 'answerNumber', number: 0 })
      .await({ kind: 'encounter' })
      .meet(16);
    for (const { state } of [offering, reading]) {
      const { players, discards, encounter, offer, hands } = state;
      const parts: readonly (object | null)[] = [
        state,
        ...players,
        ...players.flatMap(({ ships }) => ships),
        ...hands,
        ...discards,
        encounter,
        offer,
        ...(offer?.answers ?? []),
      ];
      expect(parts.filter((part) => part !== null).length).toBeGreaterThan(14);
      const viewers = [YELLOW, RED, BLUE, 'spectator'] as const;
      const before = viewers.map((viewer) => JSON.stringify(starfarers.view(state, viewer)));
      for (const part of parts) if (part !== null) Object.assign(part, { planted: 'planted' });
      const views = viewers.map((viewer) => starfarers.view(state, viewer));
      expect(views.map((view) => JSON.stringify(view))).toEqual(before);
      // Parts that were never looked at before, and those of a state that nobody changes.
      const other = structuredClone(state);
      for (const isKept of [false, true]) {
        const others = viewers.map((viewer) => starfarers.view(other, viewer, isKept));
        expect(others.map((view) => JSON.stringify(view))).toEqual(before);
      }
      const seenHands = views.flatMap((view) => view.hands).filter((hand) => hand !== null);
      expect(seenHands.filter((hand) => 'planted' in hand)).toEqual([]);
    }
    expect([offering.state.offer, reading.state.encounter]).not.toContain(null);
    expect(reading.state.discards).toHaveLength(1);
  });

  test('views are small', () => {
    const state = starfarers.setup({ seats: 4, options: { maxRounds: 30 } });
    playout(
      starfarers,
      state,
      [0, 1, 2, 3].map(() => randomPolicy),
      createRandom('size'),
    );
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(JSON.stringify(starfarers.view(state, viewer)).length).toBeLessThan(30_000);
    }
  });
});

describe('ruling 18.11: no flight is ever without an end', () => {
  test('in random games a ship in mid-flight can always finish or go on', () => {
    for (const board of ['beginner', 'explorer', 'wild'] as const) {
      const state = starfarers.setup({
        seats: 4,
        options: { board, maxRounds: 12, discoveryStopsShip: true },
      });
      let flights = 0;
      let stuck = 0;
      const policy: typeof randomPolicy = (position, seat, moves, random) => {
        if ((position as typeof state).flying >= 0) {
          flights++;
          if (moves.every(({ type }) => type === 'resign')) stuck++;
        }
        return randomPolicy(position, seat, moves, random);
      };
      playout(
        starfarers,
        state,
        [0, 1, 2, 3].map(() => policy),
        createRandom(board),
      );
      expect(flights).toBeGreaterThan(10);
      expect(stuck).toBe(0);
    }
  });
});

describe('section 20: a match', () => {
  test('of random moves ends by points well within 400 rounds', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = starfarers.setup({ seats: 4, options: {} });
      const { result } = playout(
        starfarers,
        state,
        [0, 1, 2, 3].map(() => randomPolicy),
        createRandom(seed),
      );
      expect(result?.ending).toBe('points');
      expect(state.round).toBeLessThan(400);
      expect(starfarers.invariants(state)).toEqual([]);
    }
  });
});
