/** The tools of the table: taking back, advice, rules, words, log and what is needed more rarely. */

import { useSignal } from '@preact/signals';
import { RESIGN } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import { Icon, type IconName } from '../frame/icon.tsx';
import { language, textInterface } from '../settings.ts';
import { webWords } from '../words/index.ts';
import type { DecisionProps } from './decision.tsx';
import { FairnessDialog } from './fairness-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { LogList } from './log.tsx';
import { ResignDialog } from './resign-dialog.tsx';

type Opened = 'help' | 'log' | 'more' | 'resign' | 'fairness';

export function Tools(props: DecisionProps): VNode {
  const { match, board, boardProps, isNarrow, onSave, onRefusal } = props;
  const words = webWords[language.value];
  const open = useSignal<Opened | null>(null);
  const { asked, moves, undo } = match.position.value;
  const isPast = match.past.value !== null;
  const resign = moves.find(({ type }) => type === RESIGN);
  const show = (what: Opened) => () => {
    open.value = what;
  };
  const close = (): void => {
    open.value = null;
  };
  return (
    <div class="tools">
      <Tool
        icon="undo"
        label={words.undo}
        disabled={undo === null || isPast}
        onClick={() => onRefusal(match.undo(false))}
      />
      {undo !== null && undo.turn !== undo.last && (
        <Tool
          icon="undoTurn"
          label={words.undoTurn}
          disabled={isPast}
          onClick={() => onRefusal(match.undo(true))}
        />
      )}
      <Tool
        icon="hint"
        label={words.hint}
        disabled={asked === null || isPast}
        onClick={() => match.askAdvice()}
      />
      <Tool icon="help" label={words.help} onClick={show('help')} />
      <Tool
        icon={textInterface.value ? 'board' : 'text'}
        label={textInterface.value ? words.textOff : words.text}
        onClick={() => {
          textInterface.value = !textInterface.value;
        }}
      />
      {isNarrow && <Tool icon="log" label={words.log} onClick={show('log')} />}
      <Tool icon="more" label={words.more} onClick={show('more')} />

      {open.value === 'help' && (
        <HelpDialog
          words={boardProps.words}
          now={board.helpFor(boardProps.view, boardProps.asked)}
          onClose={close}
        />
      )}
      {open.value === 'log' && (
        <Dialog title={words.log} onClose={close} class="drawer">
          <LogList match={match} onJump={close} />
        </Dialog>
      )}
      {open.value === 'more' && (
        <Dialog title={words.more} onClose={close}>
          <div class="menu">
            <MenuItem icon="save" label={words.save} onClick={onSave} />
            <MenuItem icon="dice" label={words.fairness} onClick={show('fairness')} />
            {resign !== undefined && (
              <MenuItem icon="resign" label={words.resign} onClick={show('resign')} />
            )}
          </div>
        </Dialog>
      )}
      {open.value === 'fairness' && <FairnessDialog match={match} onClose={close} />}
      {open.value === 'resign' && resign !== undefined && asked !== null && (
        <ResignDialog
          name={boardProps.names[asked] ?? ''}
          onClose={close}
          onResign={() => {
            close();
            onRefusal(match.play(resign));
          }}
        />
      )}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  onClick(this: void): void;
}

function Tool({ icon, label, disabled = false, onClick }: ToolProps): VNode {
  return (
    <button type="button" class="tool" disabled={disabled} title={label} onClick={onClick}>
      <Icon name={icon} />
      <span class="tool-label">{label}</span>
    </button>
  );
}

function MenuItem({ icon, label, onClick }: Omit<ToolProps, 'disabled'>): VNode {
  return (
    <button type="button" class="menu-item" onClick={onClick}>
      <Icon name={icon} /> {label}
    </button>
  );
}
