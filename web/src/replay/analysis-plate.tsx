/** What the bots think of a match: asked for, waited for, and shown as lines, as a list of turns and as a table. */

import { useSignal } from '@preact/signals';
import { EmblemIcon } from '@sternwarte/atlas';
import type { Analysis, Swing } from '@sternwarte/bots';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Dialog } from '../frame/dialog.tsx';
import { Icon } from '../frame/icon.tsx';
import { sayStep } from '../match/story.ts';
import { language } from '../settings.ts';
import { replayWords } from '../words/replay.ts';
import { ChanceChart } from './chance-chart.tsx';
import { judgementsOf, pickRows, type Judgement } from './chances.ts';
import type { ReplayController } from './replay-controller.ts';

const MOST_ROWS = 24;
const MOST_SWINGS = 5;

export interface AnalysisProps {
  readonly controller: ReplayController;
  /** The text of the match as a file. */
  record(this: void): string;
}

/** Begins it, shows how far it is, and leads to its findings. */
export function AnalysisTool({ controller, record }: AnalysisProps): VNode | null {
  const words = replayWords[language.value];
  const state = controller.analysis.value;
  const isOpen = useSignal(false);
  // The analysis knows everything, so it would give away what is still hidden.
  if (controller.film.result === null) return null;
  if (state.kind === 'running') {
    return (
      <div class="analysis-tool">
        <label class="analysis-progress">
          <span>{words.analysing(state.done, state.total)}</span>
          <progress value={state.done} max={state.total} />
        </label>
        <button type="button" onClick={() => controller.stopAnalysis()}>
          {words.stopAnalysis}
        </button>
      </div>
    );
  }
  if (state.kind === 'ready') {
    const close = (): void => {
      isOpen.value = false;
    };
    return (
      <div class="analysis-tool">
        <button
          type="button"
          onClick={() => {
            controller.pause();
            isOpen.value = true;
          }}
        >
          <Icon name="chances" /> {words.swings}
        </button>
        {isOpen.value && (
          <Findings controller={controller} analysis={state.analysis} onClose={close} />
        )}
      </div>
    );
  }
  return (
    <div class="analysis-tool">
      {state.kind === 'failed' && (
        <p class="notice" role="alert">
          {words.analysisFailed}
        </p>
      )}
      <button type="button" title={words.analyseHelp} onClick={() => controller.analyse(record())}>
        <Icon name="chances" /> {words.analyse}
      </button>
    </div>
  );
}

/** The lines of the chances, above the slider that leads to their places. */
export function AnalysisChart({ controller }: Pick<AnalysisProps, 'controller'>): VNode | null {
  const words = replayWords[language.value];
  const state = controller.analysis.value;
  const { film, sheet } = controller;
  const analysis = state.kind === 'ready' ? state.analysis : null;
  const judgements = useMemo(
    () => (analysis === null ? [] : judgementsOf(analysis, film)),
    [analysis, film],
  );
  if (analysis === null) return null;
  const { total, positions } = analysis;
  return (
    <section class="analysis" aria-label={words.chances}>
      {positions.length < total && (
        <p class="soft">{words.analysisPart(positions.length, total)}</p>
      )}
      <ChanceChart
        judgements={judgements}
        last={film.course.length}
        at={controller.at.value}
        names={sheet.names[language.value]}
        onPick={(position) => controller.goTo(position)}
      />
    </section>
  );
}

interface FindingsProps {
  readonly controller: ReplayController;
  readonly analysis: Analysis;
  onClose(this: void): void;
}

function Findings({ controller, analysis, onClose }: FindingsProps): VNode {
  const words = replayWords[language.value];
  const rows = pickRows(judgementsOf(analysis, controller.film), MOST_ROWS);
  return (
    <Dialog title={words.chances} onClose={onClose}>
      <h3>{words.swings}</h3>
      {analysis.swings.length === 0 && <p class="soft">{words.noSwings}</p>}
      <ol class="swings">
        {analysis.swings.slice(0, MOST_SWINGS).map((swing) => (
          <li key={swing.seq}>
            <SwingButton controller={controller} swing={swing} onJump={onClose} />
          </li>
        ))}
      </ol>
      <details>
        <summary>{words.chartTable}</summary>
        <ChanceTable controller={controller} judgements={rows} />
      </details>
    </Dialog>
  );
}

interface SwingButtonProps {
  readonly controller: ReplayController;
  readonly swing: Swing;
  onJump(this: void): void;
}

function SwingButton({ controller, swing, onJump }: SwingButtonProps): VNode {
  const words = replayWords[language.value];
  const { film, sheet, story, reader } = controller;
  const position = film.course.positionAfter(swing.seq);
  const names = sheet.names[language.value];
  const step = story.value[position - 1];
  const line = step ? sayStep(step, { reader: reader.value, names }, language.value) : '';
  const name = names[swing.seat] ?? '';
  const gameWords = controller.words[language.value];
  return (
    <button
      type="button"
      class="swing"
      onClick={() => {
        controller.goTo(position);
        onJump();
      }}
    >
      <span class="swing-change">
        <EmblemIcon seat={swing.seat} />{' '}
        {words.swing(name, percent(swing.before), percent(swing.after))}
      </span>
      <span>{line}</span>
      {swing.better !== null && (
        <span class="soft">
          {words.better(gameWords.move(swing.better, film.course.stateAt(position - 1)))}
        </span>
      )}
    </button>
  );
}

interface ChanceTableProps {
  readonly controller: ReplayController;
  readonly judgements: readonly Judgement[];
}

function ChanceTable({ controller, judgements }: ChanceTableProps): VNode {
  const words = replayWords[language.value];
  return (
    <table class="chance-table">
      <thead>
        <tr>
          <th scope="col">{words.chartRow}</th>
          {controller.sheet.names[language.value].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {judgements.map(({ position, chances }) => (
          <tr key={position}>
            <th scope="row">{controller.film.course.seqAt(position) + 1}</th>
            {chances.map((chance, seat) => (
              <td key={seat}>{percent(chance)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(chance: number): string {
  return chance.toLocaleString(language.value, { style: 'percent' });
}
