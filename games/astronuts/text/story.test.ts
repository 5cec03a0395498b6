import {
  isAction,
  LANGUAGES,
  readRecord,
  replay,
  sayTold,
  type Entry,
  type Language,
  type Seat,
  type Telling,
  type Told,
  type Viewer,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import asteroids from '../golden/asteroids.swm.json' with { type: 'json' };
import astroHoles from '../golden/astro-holes.swm.json' with { type: 'json' };
import draft from '../golden/draft.swm.json' with { type: 'json' };
import fourteen from '../golden/fourteen-colonies.swm.json' with { type: 'json' };
import immediateEnd from '../golden/immediate-end.swm.json' with { type: 'json' };
import noNutsLeft from '../golden/no-nuts-left.swm.json' with { type: 'json' };
import resignation from '../golden/resignation.swm.json' with { type: 'json' };
import defenceWarp from '../golden/time-warp-on-defence.swm.json' with { type: 'json' };
import type { Chance, Event, Move } from '../rules/actions.ts';
import { FIELD_IDS, isPlanet, fieldNamed } from '../rules/board.ts';
import type { Face } from '../rules/fate.ts';
import { astronuts } from '../rules/index.ts';
import { landed, move, scene, type Scene } from '../rules/testing/scene.ts';
import { countColonies, type State } from '../rules/state.ts';
import { nutsWords } from './index.ts';
import { nutList as nutListDe } from './names-de.ts';
import { nutList as nutListEn } from './names-en.ts';

type Step = Telling<State, Move, Chance, Event>;
type NutsAction = Step['action'];

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];

/** Makes one step and keeps what a reader may know of it. */
function stepOf(state: State, action: NutsAction, reader: Viewer): Step {
  const before = astronuts.clone(astronuts.view(state, reader));
  const events: Event[] = [];
  astronuts.apply(state, action, (event) => events.push(event));
  return {
    action,
    before,
    after: astronuts.clone(astronuts.view(state, reader)),
    events,
    reader,
    names: NAMES,
  };
}

const MATCHES = {
  asteroids,
  astroHoles,
  draft,
  fourteen,
  immediateEnd,
  noNutsLeft,
  resignation,
  defenceWarp,
};

/** A recorded match as its reader may know it; what was taken back is left out. */
function storyOf(file: unknown, reader: Viewer): Step[] {
  const read = readRecord(JSON.stringify(file), () => astronuts);
  if (!read.ok) throw new Error(JSON.stringify(read.damage));
  const { match } = read.value.table;
  const steps: Step[] = [];
  let pending: Omit<Step, 'after'> | null = null;
  const events: Event[] = [];
  const close = (state: State): void => {
    if (pending === null) return;
    const after = astronuts.clone(astronuts.view(state, reader));
    steps.push({ ...pending, after, events: events.splice(0) });
  };
  // The record names this game, so its log holds this game's moves.
  const { log } = match as { readonly log: readonly Entry<Move, Chance>[] };
  const replayed = replay<State, Move, Chance, Event>(
    astronuts,
    { ...match, log: [...log] },
    {
      emit: (event) => events.push(event),
      inspect: (entry, { state }) => {
        close(state);
        const before = astronuts.clone(astronuts.view(state, reader));
        const seen = { before, events: [], reader, names: NAMES };
        pending = isAction(entry) ? { ...seen, action: entry } : null;
        return null;
      },
    },
  );
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.damage));
  close(replayed.table.state);
  return steps;
}

const FAULTY = /undefined|null|NaN|\[object|  |^\s*$| [.,;:]/;
const FIELD_NUMBERS: ReadonlySet<string> = new Set(FIELD_IDS.filter((id) => id !== 'C'));
/** Numbers with the wrong noun, in either language. */
const MISCOUNTED =
  /\b1 (Aktionen|Nuts|Kolonien|Schiffe|actions|nuts|colonies|ships)\b|\b[2-9] (Aktion|Nut|Kolonie|action|nut|colony)\b(?!\w)/;

function isSound({ by, text, matters }: Told, said: string, reader: Viewer): boolean {
  if (FAULTY.test(said) || MISCOUNTED.test(said) || !/[.!]$/.test(said)) return false;
  if (said.split(/[\s,;:]+/).some((word) => FIELD_NUMBERS.has(word.replace(/\.$/, ''))))
    return false;
  // A deed begins with its verb.
  if (by !== 'table' && !/^[a-zäöü]/.test(text)) return false;
  // Nobody is told of himself by his name, and to a spectator nothing happens.
  return reader === 'spectator'
    ? by === 'table' || matters === undefined
    : !said.includes(NAMES[reader] ?? '');
}

describe.each(LANGUAGES)('the story in %s', (language) => {
  const words = nutsWords[language];

  test.each(Object.entries(MATCHES))(
    'of "%s" is told to everybody in sound sentences',
    (_name, file) => {
      const seats = Array.from({ length: file.seats }, (_unused, seat) => seat);
      for (const reader of [...seats, 'spectator' as const]) {
        const lines = storyOf(file, reader).flatMap((step) =>
          words.tell(step).map((line) => ({ line, said: sayTold(line, step, language) })),
        );
        expect(lines.length).toBeGreaterThan(20);
        expect(lines.filter(({ line, said }) => !isSound(line, said, reader))).toEqual([]);
      }
    },
  );

  test('the end of a turn tells nothing, the end of the match tells who won', () => {
    const story = storyOf(fourteen, 0);
    for (const step of story) {
      if (step.action.by === 'table' || step.action.move.type !== 'endTurn') continue;
      const isOver = step.after.step.type === 'over';
      expect(words.tell(step).map(({ by }) => by)).toEqual(isOver ? ['table'] : []);
    }
  });

  test('sources add up to the score', () => {
    for (const file of Object.values(MATCHES)) {
      const end = storyOf(file, 'spectator').at(-1)?.after;
      if (end === undefined) throw new Error('an empty match');
      const rows = words.sources?.(end) ?? [];
      for (let seat = 0; seat < end.seats; seat++) {
        const sum = rows.reduce((total, { values }) => total + Number(values[seat]), 0);
        expect(sum).toBe(countColonies(end, seat));
      }
    }
  });

  test('statistics have a row for each kind of figure and a column for each seat', () => {
    const rows = words.statistics?.(storyOf(noNutsLeft, 'spectator')) ?? [];
    expect(rows.length).toBeGreaterThan(8);
    for (const { label, values } of rows) {
      expect(label).not.toMatch(FAULTY);
      expect(values).toHaveLength(4);
    }
  });
});

test('what one wins by luck in battle the other loses', () => {
  const rows = nutsWords.en.statistics?.(storyOf(fourteen, 'spectator')) ?? [];
  const luck = rows
    .find(({ label }) => label === 'luck in battle')
    ?.values.map((value) => Number(String(value).replace('−', '-')));
  expect(luck?.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0);
});

/** The sentences of some steps, as `reader` reads them, each with its subject. */
function told(
  state: State,
  steps: readonly (Move | Face | { readonly by: Seat; readonly move: Move })[],
  reader: Viewer,
  language: Language,
): { readonly said: string[]; readonly lines: Told[] } {
  const lines: Told[] = [];
  const said: string[] = [];
  for (const step of steps) {
    const action: NutsAction =
      typeof step === 'number'
        ? { by: 'table', chance: { type: 'die', face: step } }
        : 'by' in step
          ? step
          : { by: state.current, move: step };
    const telling = stepOf(state, action, reader);
    for (const line of nutsWords[language].tell(telling)) {
      lines.push(line);
      said.push(sayTold(line, telling, language));
    }
  }
  return { said, lines };
}

const both = (make: () => State, steps: Parameters<typeof told>[1]): string[] =>
  ([0, 1] as const).flatMap((reader) => [
    ...told(make(), steps, reader, 'de').said,
    ...told(make(), steps, reader, 'en').said,
  ]);

const declaring = (spec: Scene = {}): State => {
  const state = scene(spec);
  state.step = { type: 'declare' };
  return state;
};

test('a bet is told with its die and what it yields', () => {
  expect(both(declaring, [{ type: 'declare', count: 6 }, 5])).toEqual([
    'Du sagst 6 an und würfelst 5: fünf Aktionen.',
    'You declare 6 and roll 5: five actions.',
    'Ada sagt 6 an und würfelt 5: fünf Aktionen.',
    'Ada declares 6 and rolls 5: five actions.',
  ]);
  expect(told(declaring(), [{ type: 'declare', count: 2 }, 1], 0, 'de').said).toEqual([
    'Du sagst 2 an und würfelst 1: eine Aktion.',
  ]);
  const [line] = told(declaring(), [{ type: 'declare', count: 6 }, 5], 0, 'de').lines;
  expect(line).toEqual({
    by: 0,
    text: 'sagst 6 an und würfelst 5: fünf Aktionen.',
    aside: 'Wurf 5',
  });
});

const warped = (): State => declaring({ technologies: [['yellow']] });

test('Time Warp tells what it takes back', () => {
  expect(
    both(warped, [{ type: 'declare', count: 3 }, 1, { type: 'timeWarp', use: true }, 4]),
  ).toEqual([
    'Du nimmst die 1 mit Time Warp zurück.',
    'Du sagst 3 an und würfelst 4: sechs Aktionen.',
    'You take the 1 back with Time Warp.',
    'You declare 3 and roll 4: six actions.',
    'Ada nimmt die 1 mit Time Warp zurück.',
    'Ada sagt 3 an und würfelt 4: sechs Aktionen.',
    'Ada takes the 1 back with Time Warp.',
    'Ada declares 3 and rolls 4: six actions.',
  ]);
});

const nearHaselon = (spec: Scene = {}): State => scene({ ships: [['ha0.2'], ['H2']], ...spec });

test('a landing is told with its fate and what that gave', () => {
  expect(both(nearHaselon, [move(1, 'Sa0'), 5, 1])).toEqual([
    'Du landest auf Haselon. Felsadern: 1 rote und 1 lila Nut aus der AstroBank.',
    'You land on Haselon. Rocky seams: 1 red and 1 purple nut from the AstroBank.',
    'Ada landet auf Haselon. Felsadern: 1 rote und 1 lila Nut aus der AstroBank.',
    'Ada lands on Haselon. Rocky seams: 1 red and 1 purple nut from the AstroBank.',
  ]);
  const [line] = told(nearHaselon(), [move(1, 'Sa0'), 5, 1], 0, 'en').lines;
  expect(line).toMatchObject({ by: 0, aside: 'Fate 5-1', matters: 'gain' });
});

test('nuts that fate lets one choose are told when they are taken', () => {
  const steps = [move(1, 'Sa0'), 5, 3, { type: 'fateNuts', nuts: ['red', 'yellow'] }] as const;
  expect(told(nearHaselon(), steps, 1, 'de').said).toEqual([
    'Ada landet auf Haselon. Flüssige Schätze: 2 Nuts nach Wahl aus der AstroBank.',
    'Ada nimmt 1 rote und 1 gelbe Nut aus der AstroBank.',
  ]);
});

test('a total wreck of the last ship tells where a new one starts', () => {
  const { said, lines } = told(nearHaselon(), [move(1, 'Sa0'), 1, 1], 0, 'de');
  expect(said).toEqual([
    'Du landest auf Haselon. Totalschaden: das Schiff ist verloren, ein neues startet auf Alpha Nux.',
  ]);
  expect(lines[0]?.matters).toBe('loss');
});

test('ogres are told with the die that decides', () => {
  expect(told(nearHaselon(), [move(1, 'Sa0'), 3, 1, 2], 0, 'de').said).toEqual([
    'Du landest auf Haselon. Wütende Oger: nur ein Wurf ab 3 rettet das Schiff.',
    'Du würfelst 2: Das Schiff ist für diesen Zug fertig.',
  ]);
});

const atHome = (): State => scene({ ships: [['H0'], ['H2']] });

test('a flight into open space tells what lies there', () => {
  expect(both(atHome, [move(1, 'ha0.1', 'ha0.2')])).toEqual([
    'Du fliegst von Alpha Nux bis vor Haselon.',
    'You fly from Alpha Nux close to Haselon.',
    'Ada fliegt von Alpha Nux bis vor Haselon.',
    'Ada flies from Alpha Nux close to Haselon.',
  ]);
  expect(told(atHome(), [move(1, 'hi0.1', 'hi0.2')], 0, 'de').said).toEqual([
    'Du fliegst von Alpha Nux ins All auf halbem Weg zwischen Alpha Nux und Knackron.',
  ]);
});

const amongAsteroids = (): State =>
  scene({ ships: [['H0'], ['H2']], options: { asteroids: 'on' } });

test('a flight that only leaves a planet tells where to', () => {
  expect(both(atHome, [move(1, 'ha0.1')])).toEqual([
    'Du verlässt Alpha Nux Richtung Haselon.',
    'You leave Alpha Nux towards Haselon.',
    'Ada verlässt Alpha Nux Richtung Haselon.',
    'Ada leaves Alpha Nux towards Haselon.',
  ]);
});

test('asteroids are told with the die, whether the ship survives or not', () => {
  expect(told(amongAsteroids(), [move(1, 'hi0.1', 'hi0.2', 'hi0.3'), 4], 0, 'de').said).toEqual([
    'Du kommst heil durch die Asteroiden auf halbem Weg zwischen Alpha Nux und Knackron.',
    'Du fliegst bis vor Knackron.',
  ]);
  expect(told(amongAsteroids(), [move(1, 'hi0.1', 'hi0.2', 'hi0.3'), 1], 1, 'en').said).toEqual([
    'Ada loses a ship to the asteroids halfway between Alpha Nux and Knackron, a new one starts on Alpha Nux.',
  ]);
});

const besideHole = (): State =>
  scene({ ships: [['ax0.1'], ['H2']], options: { astroHoles: 'on' } });

test('a jump through AstroHoles is told as one', () => {
  expect(told(besideHole(), [move(1, 'X0', 'X2')], 0, 'de').said).toEqual([
    'Du fliegst durch ein AstroHole zum südlichen AstroHole.',
  ]);
});

const blocked = (): State => scene({ ships: [['H0'], ['ha0.1']] });

test('passage is asked for, and granted or refused', () => {
  const ask = move(1, 'ha0.1', 'ha0.2');
  expect(both(blocked, [ask, { by: 1, move: { type: 'answerPassage', allow: false } }])).toEqual([
    'Du bittest Bert um Durchflug.',
    'Bert verweigert dir den Durchflug.',
    'You ask Bert for passage.',
    'Bert refuses you the passage.',
    'Ada bittet dich um Durchflug.',
    'Du verweigerst Ada den Durchflug.',
    'Ada asks you for passage.',
    'You refuse Ada the passage.',
  ]);
  const allow = { by: 1, move: { type: 'answerPassage', allow: true } } as const;
  expect(told(blocked(), [ask, allow], 1, 'de').said).toEqual([
    'Ada bittet dich um Durchflug.',
    'Du lässt Ada passieren.',
    'Ada fliegt von Alpha Nux bis vor Haselon.',
  ]);
});

const onHaselon = (): State =>
  scene({ ships: [['Sa0'], ['H2']], nuts: { Sa0: ['red', 'orange'] } });

test('mining tells what was found', () => {
  expect(both(onHaselon, [{ type: 'mine', ship: 1, pay: [] }])).toEqual([
    'Du förderst auf Haselon 1 rote und 1 orange Nut.',
    'You mine 1 red and 1 orange nut on Haselon.',
    'Ada fördert auf Haselon 1 rote und 1 orange Nut.',
    'Ada mines 1 red and 1 orange nut on Haselon.',
  ]);
});

const settler = (): State => scene({ ships: [['Sa0'], ['H2']], colonies: [{ H0: 2 }] });

test('a colony is told with its number and its price', () => {
  const found: Move = { type: 'colonize', ship: 1, pay: ['red'] };
  expect(both(settler, [found])).toEqual([
    'Du gründest auf Haselon deine 3. Kolonie und zahlst 1 rote Nut.',
    'You found your 3rd colony on Haselon and pay 1 red nut.',
    'Ada gründet auf Haselon die 3. Kolonie und zahlt 1 rote Nut.',
    'Ada founds their 3rd colony on Haselon and pays 1 red nut.',
  ]);
  expect(told(settler(), [found], 0, 'de').lines[0]?.matters).toBe('gain');
  expect(told(settler(), [found], 1, 'de').lines[0]?.matters).toBe('news');
  expect(told(settler(), [found], 'spectator', 'de').lines[0]?.matters).toBeUndefined();
});

test('a colony in bad air is told with its fate', () => {
  const found: Move = { type: 'colonize', ship: 1, pay: ['red'] };
  expect(told(landed('2-1'), [found, 4], 0, 'de').said).toEqual([
    'Du gründest auf Haselon deine 1. Kolonie; sie übersteht die Luft.',
  ]);
  const died = told(landed('2-1'), [found, 3], 0, 'de');
  expect(died.said).toEqual([
    'Du verlierst die neue Kolonie auf Haselon gleich wieder: Sie übersteht die Luft nicht.',
  ]);
  expect(died.lines[0]).toMatchObject({ aside: 'Wurf 3', matters: 'loss' });
});

const besieged = (spec: Scene = {}): State =>
  scene({ ships: [['ha0.2'], ['H2']], colonies: [{}, { Sa0: 2, E0: 1 }], ...spec });
const attack: Move = { type: 'attack', ship: 1, field: 'Sa0', defender: 1 };

test('a battle is told die by die, with who won and what it cost', () => {
  expect(both(besieged, [attack, 6, 2])).toEqual([
    'Du greifst Bert auf Haselon an, würfelst 6 gegen 2 und zerstörst eine Kolonie; Bert hat noch 2.',
    'You attack Bert on Haselon, roll 6 against 2 and destroy a colony; Bert has 2 left.',
    'Ada greift dich auf Haselon an, würfelt 6 gegen 2 und zerstört eine Kolonie; du hast noch 2.',
    'Ada attacks you on Haselon, rolls 6 against 2 and destroys a colony; you have 2 left.',
  ]);
  const forDefender = told(besieged(), [attack, 6, 2], 1, 'de').lines[0];
  expect(forDefender).toMatchObject({ by: 0, aside: 'Kampf 6 : 2', matters: 'loss' });
});

const armed = (): State => besieged({ technologies: [['red'], ['purple']] });

test('a failed attack, and technologies in a battle', () => {
  expect(told(armed(), [attack, 4, 4], 0, 'de').said).toEqual([
    'Du greifst Bert auf Haselon an, würfelst 4 + 1 gegen 4 + 1 und scheiterst.',
  ]);
  expect(told(armed(), [attack, 4, 4], 1, 'de').lines[0]?.matters).toBe('news');
});

const shipOnHaselon = (): State => scene({ ships: [['ha0.2'], ['Sa0']] });

test('the last ship shot down is replaced', () => {
  expect(told(shipOnHaselon(), [attack, 5, 1], 1, 'de').said).toEqual([
    'Ada greift dich auf Haselon an, würfelt 5 gegen 1 und schießt das letzte Schiff ab; ein neues startet auf Gamma Nux.',
  ]);
  const three = scene({ ships: [['ha0.2'], ['Sa0', 'H2', 'Sa2']] });
  expect(told(three, [attack, 5, 1], 0, 'en').said).toEqual([
    'You attack Bert on Haselon, roll 5 against 1 and shoot down a ship; Bert has 2 left.',
  ]);
});

const rich = (): State => scene({ ships: [['Sa0'], ['H2']], actions: 9 });

test('technologies, ships and trades', () => {
  const trade: Move = { type: 'offerTrade', to: 'all', give: 'red', get: 'yellow' };
  const steps = [
    { type: 'technology', colour: 'orange' },
    trade,
    { by: 1, move: { type: 'answerTrade', accept: true } },
  ] as const;
  expect(told(rich(), steps, 1, 'de').said).toEqual([
    'Ada erforscht Extra Energy: jeden Zug eine Aktion mehr.',
    'Ada bietet dir an: 1 rote gegen 1 gelbe Nut.',
    'Ada tauscht mit dir 1 rote gegen 1 gelbe Nut.',
  ]);
  expect(told(rich(), steps, 0, 'en').said).toEqual([
    'You research Extra Energy: one more action every turn.',
    'You offer Bert a red nut for a yellow nut.',
    'You trade a red nut for a yellow nut with Bert.',
  ]);
  const decline = [trade, { by: 1, move: { type: 'answerTrade', accept: false } }] as const;
  expect(told(rich(), decline, 1, 'de').said.at(-1)).toBe('Du lehnst das Angebot ab.');
  expect(told(rich(), [{ type: 'buildShip' }], 0, 'de').said).toEqual([
    'Du baust auf Alpha Nux dein 2. Schiff.',
  ]);
});

test('who leaves, and who wins then', () => {
  expect(both(() => scene(), [{ type: 'resign' }])).toEqual([
    'Du gibst auf und räumst den Plan.',
    'Alle anderen haben aufgegeben: Bert gewinnt.',
    'You resign and leave the board.',
    'Everybody else has resigned: Bert wins.',
    'Ada gibt auf und räumt den Plan.',
    'Alle anderen haben aufgegeben: Du gewinnst.',
    'Ada resigns and leaves the board.',
    'Everybody else has resigned: you win.',
  ]);
});

/** The last turn of the last round; seat 1 ends it. */
const lastTurn = (spec: Scene): State => {
  const state = scene({ round: 8, options: { maxRounds: 8 }, ...spec });
  state.current = 1;
  return state;
};

test('the end tells what decided it', () => {
  const end: Move = { type: 'endTurn' };
  const ahead = (): State => lastTurn({ colonies: [{ H0: 3 }, { H2: 2 }] });
  expect(both(ahead, [end])).toEqual([
    'Du gewinnst mit 3 Kolonien.',
    'You win with 3 colonies.',
    'Ada gewinnt mit 3 Kolonien.',
    'Ada wins with 3 colonies.',
  ]);
  const byNuts = lastTurn({ colonies: [{ H0: 1 }, { H2: 1 }], hands: [{ red: 3 }, { red: 1 }] });
  expect(told(byNuts, [end], 'spectator', 'de').said).toEqual([
    'Ada gewinnt mit 1 Kolonie und den meisten Nuts.',
  ]);
  const shared = (): State => lastTurn({ colonies: [{ H0: 2 }, { H2: 2 }] });
  expect(told(shared(), [end], 'spectator', 'de').said).toEqual([
    'Ada und Bert gewinnen gemeinsam mit 2 Kolonien.',
  ]);
  expect(told(shared(), [end], 1, 'de').said).toEqual([
    'Ada und du gewinnt gemeinsam mit 2 Kolonien.',
  ]);
  expect(told(shared(), [end], 0, 'en').said).toEqual([
    'You and Bert win together with 2 colonies.',
  ]);
});

test('one, two and three nuts are counted as they are', () => {
  expect(nutListDe([])).toBe('keine Nut');
  expect(nutListDe(['purple'])).toBe('1 lila Nut');
  expect(nutListDe(['red', 'red'])).toBe('2 rote Nuts');
  expect(nutListDe(['red', 'red', 'yellow'])).toBe('2 rote und 1 gelbe Nut');
  expect(nutListDe(['red', 'purple', 'orange', 'orange'])).toBe('1 rote, 1 lila und 2 orange Nuts');
  expect(nutListEn(['purple', 'yellow', 'yellow', 'yellow'])).toBe('1 purple and 3 yellow nuts');
});

test('every open field has a name of its own, without its number', () => {
  for (const language of LANGUAGES) {
    const state = scene();
    const names = FIELD_IDS.filter((id) => !isPlanet(fieldNamed(id))).map((id) =>
      nutsWords[language].move({ type: 'move', ship: 1, path: [id] }, state),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/[a-z]{2}\d\.\d|X\d/);
  }
});

test('the headline says the round, and which one is the last', () => {
  expect(nutsWords.de.headline(scene({ round: 5 }))).toBe('Runde 5 · 14 Kolonien gewinnen');
  expect(nutsWords.en.headline(scene({ round: 5 }))).toBe('Round 5 · 14 colonies win');
  const last = scene({ round: 8 });
  last.fourteenReached = true;
  expect(nutsWords.de.headline(last)).toBe('Runde 8 · die letzte');
});
