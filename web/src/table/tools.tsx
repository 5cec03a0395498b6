/** The tools of the table: taking back, advice, rules, sound, log and what is needed more rarely. */

import { useSignal } from '@preact/signals';
import type { BoardProps, GameBoard } from '@sternwarte/atlas';
import { RESIGN, type Refusal } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../frame/dialog.tsx';
import { Icon, type IconName } from '../frame/icon.tsx';
import { SettingsDialog } from '../frame/lazy-settings.ts';
import { VolumeField } from '../frame/volume-field.tsx';
import { lazyQuietly } from '../lazy.tsx';
import type { LiveMatch } from '../match/live-match.ts';
import { addressOf, HOME } from '../route.ts';
import { ruleQuestion } from '../rules/rule-question.ts';
import { language, sound, textInterface } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import type { Company } from './company.ts';
import { LogList } from './log.tsx';

// What is behind buttons is fetched when somebody presses them.
const FairnessDialog = lazyQuietly(
  async () => (await import('./fairness-dialog.tsx')).FairnessDialog,
);
const FirstLookDialog = lazyQuietly(
  async () => (await import('../learn/first-look.tsx')).FirstLookDialog,
);
const HelpDialog = lazyQuietly(async () => (await import('./help-dialog.tsx')).HelpDialog);
const ResignDialog = lazyQuietly(async () => (await import('./resign-dialog.tsx')).ResignDialog);

type Opened = 'firstLook' | 'log' | 'more' | 'resign' | 'fairness' | 'settings';

export interface ToolsProps {
  readonly game: GameId;
  readonly match: LiveMatch;
  readonly board: GameBoard;
  readonly boardProps: BoardProps;
  readonly isNarrow: boolean;
  readonly company: Company | undefined;
  readonly onSave: (() => void) | null;
  onRefusal(this: void, refusal: Refusal | null): void;
}

export function Tools(props: ToolsProps): VNode {
  const { game, match, board, boardProps, isNarrow, company, onSave, onRefusal } = props;
  const words = tableWords[language.value];
  const open = useSignal<Opened | null>(null);
  const { asked, moves, undo } = match.position.value;
  const isPast = match.past.value !== null;
  const isText = textInterface.value;
  const resign = moves.find(({ type }) => type === RESIGN);
  // A question ends with the table at which it was asked.
  useEffect(
    () => () => {
      ruleQuestion.value = null;
    },
    [],
  );
  const show = (what: Opened) => () => {
    open.value = what;
  };
  const close = (): void => {
    open.value = null;
  };
  return (
    <div class="tools" role="group" aria-label={words.tools}>
      {boardProps.viewer !== 'spectator' && (
        <Tool
          icon="undo"
          label={words.undo}
          disabled={undo === null || isPast}
          onClick={() => onRefusal(match.undo(false))}
        />
      )}
      {match.advises && (
        <Tool
          icon="hint"
          label={words.hint}
          disabled={asked === null || isPast}
          pressed={match.advice.value !== null}
          onClick={() => (match.advice.value === null ? match.askAdvice() : match.dismissAdvice())}
        />
      )}
      {company?.tools}
      {isNarrow && <Tool icon="log" label={words.log} onClick={show('log')} />}
      <Tool
        icon="help"
        label={words.help}
        onClick={() => {
          ruleQuestion.value = { about: 'decision' };
        }}
      />
      {!isNarrow && <SoundTool />}
      {isText && (
        <Tool
          icon="board"
          label={words.textOff}
          onClick={() => {
            textInterface.value = false;
          }}
        />
      )}
      <Tool icon="more" label={words.more} onClick={show('more')} />

      {ruleQuestion.value !== null && (
        <HelpDialog
          game={game}
          question={ruleQuestion.value}
          now={board.helpFor(boardProps.view, boardProps.asked)}
          onFirstLook={() => {
            ruleQuestion.value = null;
            open.value = 'firstLook';
          }}
          onClose={() => {
            ruleQuestion.value = null;
          }}
        />
      )}
      {open.value === 'firstLook' && <FirstLookDialog game={game} onClose={close} />}
      {open.value === 'log' && (
        <Dialog title={words.log} onClose={close} class="drawer">
          <LogList match={match} onJump={close} />
        </Dialog>
      )}
      {open.value === 'more' && (
        <Dialog title={words.more} onClose={close}>
          <div class="menu">
            {undo !== null && undo.turn !== undo.last && !isPast && (
              <MenuItem
                icon="undoTurn"
                label={words.undoTurn}
                onClick={() => {
                  close();
                  onRefusal(match.undo(true));
                }}
              />
            )}
            {isNarrow && <SoundTool inMenu />}
            <VolumeField />
            {!isText && (
              <MenuItem
                icon="text"
                label={words.text}
                onClick={() => {
                  close();
                  textInterface.value = true;
                }}
              />
            )}
            {company?.menu.map(({ icon, label, onClick }) => (
              <MenuItem
                key={label}
                icon={icon}
                label={label}
                onClick={() => {
                  close();
                  onClick();
                }}
              />
            ))}
            <MenuItem icon="settings" label={words.settings} onClick={show('settings')} />
            {onSave !== null && <MenuItem icon="save" label={words.save} onClick={onSave} />}
            {onSave !== null && (
              <MenuItem icon="dice" label={words.fairness} onClick={show('fairness')} />
            )}
            {catalogue[game].lessons && (
              <a class="button menu-item" href={addressOf({ screen: 'chapters', game })}>
                <Icon name="hint" /> {words.lessons}
              </a>
            )}
            {resign !== undefined && (
              <MenuItem icon="resign" label={words.resign} onClick={show('resign')} />
            )}
            <a class="button menu-item" href={HOME}>
              <Icon name="home" /> {words.home}
            </a>
          </div>
        </Dialog>
      )}
      {open.value === 'settings' && <SettingsDialog onClose={close} />}
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

function SoundTool({ inMenu = false }: { readonly inMenu?: boolean }): VNode {
  const words = tableWords[language.value];
  const Kind = inMenu ? MenuItem : Tool;
  return (
    <Kind
      icon={sound.value ? 'sound' : 'mute'}
      label={words.soundTool}
      pressed={sound.value}
      onClick={() => {
        sound.value = !sound.value;
      }}
    />
  );
}

export interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** How many new things are behind it, and its name with them. */
  readonly news?: { readonly count: number; readonly label: string };
  onClick(this: void): void;
}

export function Tool({ icon, label, disabled = false, pressed, news, onClick }: ToolProps): VNode {
  return (
    <button
      type="button"
      class="tool"
      disabled={disabled}
      aria-pressed={pressed}
      title={news?.label ?? label}
      aria-label={news?.label}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span class="tool-label">{label}</span>
      {news !== undefined && news.count > 0 && <b class="tool-news">{news.count}</b>}
    </button>
  );
}

function MenuItem({ icon, label, pressed, onClick }: ToolProps): VNode {
  return (
    <button type="button" class="menu-item" aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} /> {label}
    </button>
  );
}
