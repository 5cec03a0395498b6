/** How the chances went, once the bots have looked through the match; a click shows the position. */

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { ChanceChart } from '../replay/chance-chart.tsx';
import { judgementsOf } from '../replay/chances.ts';
import type { ReplayController } from '../replay/replay-controller.ts';
import { language } from '../settings.ts';
import { resultWords } from '../words/result.ts';
import { replayWords } from '../words/replay.ts';
import { turningPointsOf } from './turning-points.tsx';

const HEIGHT = 118;

export function ChanceCurve({ controller }: { readonly controller: ReplayController }): VNode {
  const words = resultWords[language.value];
  const texts = replayWords[language.value];
  const state = controller.analysis.value;
  const { film, sheet } = controller;
  const analysis = state.kind === 'ready' ? state.analysis : null;
  const judgements = useMemo(
    () => (analysis === null ? [] : judgementsOf(analysis, film)),
    [analysis, film],
  );
  return (
    <section class="result-curve" aria-label={words.chanceCurve}>
      <div class="result-curve-head">
        <h3>{words.chanceCurve}</h3>
        {state.kind === 'running' && <p class="soft">{texts.analysing(state.done, state.total)}</p>}
        {state.kind === 'failed' && <p class="notice">{texts.analysisFailed}</p>}
        {state.kind === 'ready' && <p class="soft">{words.chanceCurveHint}</p>}
      </div>
      <ChanceChart
        judgements={judgements}
        last={film.course.length}
        at={controller.at.value}
        names={sheet.names[language.value]}
        height={HEIGHT}
        marks={turningPointsOf(controller)}
        onPick={(position) => controller.goTo(position)}
      />
    </section>
  );
}
