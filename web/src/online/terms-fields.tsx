/** The rules of a match that has not begun, for the host, who may think better of them while others arrive. */

import type { OptionValues } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import type { TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { OptionRows } from '../set-up/option-fields.tsx';
import { optionIds, ruleIds } from '../set-up/option-groups.ts';
import { language } from '../settings.ts';
import { useWholeGame } from '../use-game.ts';
import { onlineWords } from '../words/online.ts';
import { setUpWords } from '../words/set-up.ts';

export interface TermsFieldsProps {
  readonly info: Pick<TableInfo, 'options' | 'seats'>;
  readonly game: GameId;
  onChange(this: void, changes: OptionValues): void;
}

export function TermsFields({ info, game, onChange }: TermsFieldsProps): VNode | null {
  const { loaded } = useWholeGame(game);
  if (loaded === null) return null;
  const readings = optionIds(loaded.game.options, true);
  const words = setUpWords[language.value];
  const shared = { ...info, loaded, seats: info.seats.length, onChange };
  return (
    <details class="option-fields room-rules">
      <summary>{onlineWords[language.value].changeRules}</summary>
      <OptionRows {...shared} ids={ruleIds(loaded.game)} />
      {readings.length > 0 && (
        <>
          <h3>{words.readings}</h3>
          <p class="soft">{words.readingsHelp}</p>
          <OptionRows {...shared} ids={readings} />
        </>
      )}
    </details>
  );
}
