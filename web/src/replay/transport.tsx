/** The way through a match: a slider, steps, and playing by itself. */

import type { VNode } from 'preact';
import { Icon, type IconName } from '../frame/icon.tsx';
import { language } from '../settings.ts';
import { replayWords } from '../words/replay.ts';
import { SPEEDS, type ReplayController } from './replay-controller.ts';

export function Transport({ controller }: { readonly controller: ReplayController }): VNode {
  const words = replayWords[language.value];
  const { film, isPlaying, speed } = controller;
  const at = controller.at.value;
  const place = sayPlace(controller);
  return (
    <div class="transport" role="group" aria-label={words.transport}>
      <input
        class="transport-slider"
        type="range"
        min={0}
        max={film.course.length}
        step={1}
        value={at}
        aria-label={words.slider}
        aria-valuetext={place}
        onInput={({ currentTarget }) => controller.goTo(Number(currentTarget.value))}
      />
      <div class="transport-row">
        <div class="transport-steps">
          <StepButton
            icon="toStart"
            label={words.toStart}
            disabled={at === 0}
            onClick={() => controller.goTo(0)}
          />
          <StepButton
            icon="back"
            label={words.back}
            disabled={at === 0}
            onClick={() => controller.step(-1)}
          />
          <StepButton
            icon={isPlaying.value ? 'pause' : 'play'}
            label={isPlaying.value ? words.pause : words.play}
            onClick={() => (isPlaying.value ? controller.pause() : controller.play())}
          />
          <StepButton
            icon="forward"
            label={words.forward}
            disabled={at === film.course.length}
            onClick={() => controller.step(1)}
          />
          <StepButton
            icon="toEnd"
            label={words.toEnd}
            disabled={at === film.course.length}
            onClick={() => controller.goTo(film.course.length)}
          />
        </div>
        <p class="transport-place">{place}</p>
        <label class="transport-choice">
          <span class="soft">{words.speed}</span>
          <select
            value={speed.value}
            onChange={({ currentTarget }) => {
              speed.value = SPEEDS.find((known) => known === Number(currentTarget.value)) ?? 1;
            }}
          >
            {SPEEDS.map((factor) => (
              <option key={factor} value={factor}>
                {words.times(factor)}
              </option>
            ))}
          </select>
        </label>
        <Eyes controller={controller} />
      </div>
    </div>
  );
}

function sayPlace({ film, at, round }: ReplayController): string {
  const words = replayWords[language.value];
  const seq = film.course.seqAt(at.value);
  const entry = seq < 0 ? words.start : words.position(seq + 1, film.match.log.length);
  return round === null || round < 1 ? entry : `${entry} · ${words.round(round)}`;
}

interface StepButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  onClick(this: void): void;
}

/** Stays in place when there is nowhere to go, so that it does not lose the focus while somebody presses it. */
function StepButton({ icon, label, disabled = false, onClick }: StepButtonProps): VNode {
  return (
    <button
      type="button"
      class="quiet"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function Eyes({ controller }: { readonly controller: ReplayController }): VNode | null {
  const words = replayWords[language.value];
  const choices = controller.eyesToChoose();
  if (choices.length === 0) return null;
  const names = controller.sheet.names[language.value];
  return (
    <label class="transport-choice">
      <span class="soft">{words.eyes}</span>
      <select
        value={String(controller.eyes.value)}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((eyes) => String(eyes) === currentTarget.value);
          if (chosen !== undefined) controller.eyes.value = chosen;
        }}
      >
        {choices.map((eyes) => (
          <option key={eyes} value={String(eyes)}>
            {typeof eyes === 'number' ? (names[eyes] ?? '') : words[eyes]}
          </option>
        ))}
      </select>
    </label>
  );
}
