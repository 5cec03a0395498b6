/** The position told in text: systems, peoples, players and what is going on, for a terminal of 100 columns. */

import type { Names, Viewer } from '@sternwarte/engine';
import { cardSetOf } from '../rules/cards.ts';
import { KINDS, resourceOf } from '../rules/data.ts';
import { DECK_SIZE, cardNumbered } from '../rules/encounter-cards.ts';
import { afterSeats, handSize } from '../rules/hands.ts';
import { NOBODY, speedOf, type State } from '../rules/state.ts';
import { wrap } from './lines.ts';
import { drawMap, drawPeoples } from './map.ts';
import { drawPlayer } from './seats.ts';
import { encounterId } from './encounter-story.ts';
import type { StarWords } from './words.ts';

export function drawPosition(state: State, viewer: Viewer, names: Names, words: StarWords): string {
  const { drawing, nouns } = words;
  const phase = nouns.phases[state.phase];
  return [
    state.phase === 'setup' ? phase : drawing.head(state.round, phase, names[state.current] ?? ''),
    '',
    drawing.systems,
    ...drawMap(state, words),
    '',
    drawing.peoples,
    ...drawPeoples(state, words),
    '',
    ...state.players.flatMap((_player, seat) => drawPlayer(state, seat, viewer, names, words)),
    '',
    ...drawTable(state, words),
    ...drawSituation(state, viewer, names, words),
    '',
    ...drawing.legend,
  ].join('\n');
}

/** What lies beside the board. */
function drawTable(state: State, { drawing, nouns }: StarWords): string[] {
  const supply = KINDS.map(
    (kind) => `${nouns.resources[resourceOf(kind)]} ${state.supply[kind] ?? 0}`,
  );
  const read = state.discards.length + (state.encounter === null ? 0 : 1);
  return wrap(
    `${drawing.supply}: `,
    [
      supply.join(' '),
      `${drawing.reservePile} ${handSize(state, afterSeats(state))}`,
      `${drawing.encounterCards} ${DECK_SIZE - read}`,
    ],
    ' · ',
  );
}

/** What is going on right now: speed, offer, encounter. */
function drawSituation(state: State, viewer: Viewer, names: Names, words: StarWords): string[] {
  const { drawing, encounters } = words;
  const { phase, baseSpeed, flying, steps, encounter } = state;
  const lines: string[] = [];
  if (phase === 'flight' && baseSpeed > 0) {
    const speed = speedOf(state);
    const parts = [
      drawing.flight(baseSpeed, speed),
      ...(flying === NOBODY ? [] : [drawing.flying(flying + 1, speed - steps)]),
    ];
    lines.push(parts.join(' · '));
  }
  lines.push(...drawOffer(state, names, words));
  if (encounter !== null) {
    const { title } = encounters().families[cardNumbered(encounter.like).family];
    lines.push(drawing.encounter(title, names[encounter.reader] ?? ''));
    // Only the reader knows the card.
    if (encounter.reader === viewer && encounter.card !== null) {
      lines.push(drawing.reads(encounterId(encounter.card)));
    }
  }
  return lines;
}

function drawOffer(state: State, names: Names, words: StarWords): string[] {
  const { offer } = state;
  if (offer === null) return [];
  const { drawing } = words;
  const cards = (counts: readonly number[]): string => words.cards(cardSetOf(counts));
  const answers = offer.to.map((seat) => {
    const answer = offer.answers[seat] ?? null;
    const name = names[seat] ?? '';
    if (answer === null) return `${name} ${drawing.answers.waiting}`;
    return answer.type === 'counter'
      ? `${name} ${drawing.counter(cards(answer.give), cards(answer.want))}`
      : `${name} ${drawing.answers[answer.type]}`;
  });
  const head = drawing.offer(names[state.current] ?? '', cards(offer.give), cards(offer.want));
  return wrap(`${head} · `, answers, ' · ');
}
