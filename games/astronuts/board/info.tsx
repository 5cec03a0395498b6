/** A tap on anything that lies on the chart says what it is and what it does. */

import type { VNode } from 'preact';
import {
  fieldId,
  findField,
  isAsteroid,
  isHole,
  isLarge,
  isPlanet,
  planetName,
  type Field,
} from '../rules/board.ts';
import { SHIPS_PER_PLAYER, SHIP_NUMBERS } from '../rules/data.ts';
import { isBare, ownerOf, type ShipIndex } from '../rules/state.ts';
import { capital } from './capital.ts';
import { describePlanet } from './describe.ts';
import type { NutsProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

interface Info {
  readonly title: string;
  readonly text: string;
}

/** What a tapped element stands for: its `data-tell`, such as `field H0`, `ship 3`, `fate 5-3`. */
export function tappedIn(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || target.closest('.target') !== null) return null;
  return target.closest('[data-tell]')?.getAttribute('data-tell') ?? null;
}

export function infoOf(tapped: string, props: NutsProps): Info | null {
  const [kind, id = ''] = tapped.split(' ');
  if (kind === 'fate') return props.words.help[id] ?? null;
  if (kind === 'ship') return infoOfShip(Number(id), props);
  const field = findField(id);
  return field === undefined ? null : infoOfField(field, props);
}

function infoOfShip(index: number, { view, names, language }: NutsProps): Info | null {
  const field = view.ships[index];
  const number = SHIP_NUMBERS[index % SHIPS_PER_PLAYER];
  if (field === undefined || number === undefined) return null;
  const { tells } = boardWords[language];
  // A ship's place in the list is its index.
  const owner = names[ownerOf(index as ShipIndex)] ?? '';
  return { title: tells.ship(number, owner), text: tells.shipActs };
}

function infoOfField(field: Field, props: NutsProps): Info | null {
  const { view, names, language } = props;
  const words = boardWords[language];
  const { tells } = words;
  if (isPlanet(field)) {
    const [, ...lies] = describePlanet(view, field, names, words, gameWords[language]).split(', ');
    const size = isBare(view, field) ? tells.bare : isLarge(field) ? tells.large : tells.small;
    return {
      title: planetName(field),
      text: `${capital(lies.join(', '))}. ${size} ${tells.landing}`,
    };
  }
  if (isHole(field)) {
    const acts = view.options.astroHoles === 'on';
    return { title: tells.hole, text: acts ? tells.holeActs : tells.plainHere };
  }
  if (!isAsteroid(field)) return null;
  const acts = view.options.asteroids === 'on';
  const where = gameWords[language].at(fieldId(field));
  return { title: `${tells.rocks} ${where}`, text: acts ? tells.rocksAct : tells.plainHere };
}

export interface InfoPlateProps {
  readonly info: Info;
  readonly language: NutsProps['language'];
  onClose(this: void): void;
}

export function InfoPlate({ info, language, onClose }: InfoPlateProps): VNode {
  return (
    <div class="an-info plate" role="status">
      <p>
        <b>{info.title}</b> {info.text}
      </p>
      <button type="button" aria-label={boardWords[language].tells.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
