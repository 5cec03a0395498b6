/** A full state that this viewer cannot tell from the real one: everything he does not know is dealt at random. */

import { pick, type Random, type Seat, type Viewer } from '@sternwarte/engine';
import { CARDS_PER_KIND, KINDS, UPGRADE_KINDS, type Kind } from './data.ts';
import { afterSeats, handSize, knownIndex } from './hands.ts';
import { cardsLike } from './reading.ts';
import { discardCount } from './seven.ts';
import { cloneState, playerAt, type ReadCard, type State } from './state.ts';

export function resample(view: State, viewer: Viewer, random: Random): State {
  const world = cloneState(view);
  dealHands(world, viewer, random);
  guessAnswers(world, random);
  guessCards(world, random);
  return world;
}

/** Known cards stay where they are; the rest is dealt to the unknown places of hands and pile. */
function dealHands(world: State, viewer: Viewer, random: Random): void {
  const seats = afterSeats(world);
  const observer = viewer === 'spectator' ? seats : viewer;
  const pool: Kind[] = [];
  const hidden: number[][] = [];
  for (const kind of KINDS) {
    let left = CARDS_PER_KIND - (world.supply[kind] ?? 0);
    for (let holder = 0; holder <= seats; holder++) {
      const own = world.hands[holder];
      left -= own
        ? (own[kind] ?? 0)
        : (world.known[knownIndex(seats, observer, holder, kind)] ?? 0);
    }
    for (; left > 0; left--) pool.push(kind);
  }
  for (let holder = 0; holder <= seats; holder++) {
    if (world.hands[holder] !== null) continue;
    const hand: number[] = KINDS.map(
      (kind) => world.known[knownIndex(seats, observer, holder, kind)] ?? 0,
    );
    let unknown = handSize(world, holder);
    for (const count of hand) unknown -= count;
    for (; unknown > 0; unknown--) {
      const kind = drawOne(pool, random);
      if (kind !== undefined) hand[kind] = (hand[kind] ?? 0) + 1;
    }
    hidden[holder] = hand;
  }
  for (const [holder, hand] of hidden.entries()) if (hand !== undefined) world.hands[holder] = hand;
}

function drawOne<T>(items: T[], random: Random): T | undefined {
  const index = random.below(items.length);
  const item = items[index];
  const last = items.pop();
  if (index < items.length && last !== undefined) items[index] = last;
  return item;
}

/** Hidden answers become any legal ones. */
function guessAnswers(world: State, random: Random): void {
  const [task] = world.agenda;
  if (task === undefined || world.answers.length === 0) return;
  world.answers = world.answers.map((answer, seat) =>
    answer === null || answer.length > 0 ? answer : guessAnswer(world, task.kind, seat, random),
  );
}

function guessAnswer(world: State, kind: string, seat: Seat, random: Random): number[] {
  if (kind === 'wear') {
    const { upgrades } = playerAt(world, seat);
    return [
      pick(
        UPGRADE_KINDS.filter((upgrade) => upgrades[upgrade] > 0),
        random,
      ),
    ];
  }
  const cards = KINDS.flatMap((card) =>
    Array.from({ length: world.hands[seat]?.[card] ?? 0 }, () => card),
  );
  if (kind === 'give') return [pick(cards, random)];
  const discarded: number[] = KINDS.map(() => 0);
  for (let left = discardCount(world, seat); left > 0; left--) {
    const card = drawOne(cards, random);
    if (card !== undefined) discarded[card] = (discarded[card] ?? 0) + 1;
  }
  return discarded;
}

/** Cards that others have read become any different ones that would have told the same story. */
function guessCards(world: State, random: Random): void {
  const { encounter } = world;
  const all: readonly ReadCard[] = encounter ? [...world.discards, encounter] : world.discards;
  if (all.every(({ card }) => card !== null)) return;
  const taken = new Set(all.flatMap(({ card }) => card ?? []));
  const guessed = all.map(({ card }) => card);
  const open = guessed.flatMap((card, index) => (card === null ? [index] : []));
  // Those with the fewest candidates first, so that the search hardly ever has to go back.
  open.sort((a, b) => candidates(all[a]).length - candidates(all[b]).length);
  if (!assign(all, open, 0, guessed, taken, random))
    throw new RangeError('no deck tells this story');
  world.discards = world.discards.map((read, index) => ({ ...read, card: guessed[index] ?? null }));
  if (encounter) world.encounter = { ...encounter, card: guessed.at(-1) ?? null };
}

function candidates(read: ReadCard | undefined): readonly number[] {
  return read === undefined ? [] : cardsLike(read.like, read.path);
}

function assign(
  all: readonly ReadCard[],
  open: readonly number[],
  next: number,
  guessed: (number | null)[],
  taken: Set<number>,
  random: Random,
): boolean {
  const index = open[next];
  if (index === undefined) return true;
  const possible = candidates(all[index]).filter((card) => !taken.has(card));
  while (possible.length > 0) {
    const card = drawOne(possible, random);
    if (card === undefined) return false;
    taken.add(card);
    guessed[index] = card;
    if (assign(all, open, next + 1, guessed, taken, random)) return true;
    taken.delete(card);
  }
  guessed[index] = null;
  return false;
}
