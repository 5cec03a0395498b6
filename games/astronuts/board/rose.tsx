/** What chance has just decided, around the compass rose, where no route runs: the dice below, fate above. */

import { seatClass, useChartScale } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { DieFace } from './die.tsx';
import { lasting } from './lasting.ts';
import type { Memory } from './memory.ts';
import type { NutsProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

const DICE = { x: 500, y: 652, size: 58 } as const;
const FATE = { x: 412, y: 304, width: 176, height: 88 } as const;
/** Below this scale the name of a fate would be too small to be read; then only its card tells it. */
const FATE_FROM = 0.55;
const TITLE = 17;
/** Letters of a title that fit into a line. */
const LINE = 19;

export interface RoseProps extends NutsProps {
  readonly memory: Memory;
  /** How long the dice are rolling, in milliseconds; 0 when they lie. */
  readonly rolling: number;
}

export function Rose({ memory, rolling, ...props }: RoseProps): VNode {
  return (
    <g class="an-chance" {...lasting(rolling)}>
      <Dice memory={memory} rolling={rolling} {...props} />
      <FateSign memory={memory} {...props} />
    </g>
  );
}

function Dice({ memory, rolling, names, language }: RoseProps): VNode {
  const { throws } = memory;
  const { purposes } = gameWords[language];
  return (
    <>
      {throws.map(({ number, seat, face, purpose }, i) => {
        const x = DICE.x + (i - (throws.length - 1) / 2) * (DICE.size + 10);
        const label = `${boardWords[language].rolls(names[seat] ?? '', purposes[purpose])}: ${face}`;
        const isLast = i === throws.length - 1;
        return (
          <g
            key={number}
            class={`an-thrown ${seatClass(seat)}`}
            transform={`translate(${x} ${DICE.y}) scale(${DICE.size / 23})`}
            role="img"
            aria-label={label}
          >
            <title>{label}</title>
            <g class={isLast && rolling > 0 ? 'an-die-rolls' : ''}>
              <DieFace face={face} />
            </g>
          </g>
        );
      })}
    </>
  );
}

function FateSign({ memory, words }: Omit<RoseProps, 'rolling'>): VNode | null {
  const scale = useChartScale();
  const { fate } = memory;
  if (fate === null || scale < FATE_FROM) return null;
  const { title = '' } = words.help[fate.id] ?? {};
  const lines = breakTitle(title);
  const middle = FATE.x + FATE.width / 2;
  return (
    <g
      class={`an-fate-sign ${fate.id < '4' ? 'an-fate-ill' : ''}`}
      data-tell={`fate ${fate.id}`}
      role="img"
      aria-label={`${fate.id} ${title}`}
    >
      <rect {...FATE} rx="8" />
      <text class="an-fate-number" x={middle} y={FATE.y + 25} font-size="16">
        {fate.id}
      </text>
      {lines.map((line, i) => (
        <text
          key={line}
          class="an-fate-title"
          x={middle}
          y={FATE.y + 52 + i * 20 - (lines.length - 2) * 9}
          font-size={TITLE}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** In two lines where one is too short. */
function breakTitle(title: string): string[] {
  if (title.length <= LINE) return [title];
  const words = title.split(' ');
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
