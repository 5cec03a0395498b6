/** Hyperspace: one track for each player, with its discs, what they carry and where they came from. */

import { Emblem, Target, seatClass, useChartScale } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { TRACK_LENGTH } from '../rules/board.ts';
import { mustLand } from '../rules/hyperspace.ts';
import { playerAt, type Disc as Flight } from '../rules/state.ts';
import { lastField, nextLandingField } from './foresight.ts';
import {
  entryPoint,
  fieldPoint,
  ORIGIN_GAP,
  round,
  type Layout,
  type TrackPlace,
} from './layout.ts';
import { canLand, startWith, type Offers } from './offers.ts';
import { alone, shipsToLeave, type DiscIndex, type Selection } from './picking.ts';
import { AlarmSign, Disc } from './pieces.tsx';
import type { Props } from './props.ts';
import { nameOf, sayDisc, shortSector } from './say.ts';
import { boardWords } from './words/index.ts';

interface TracksProps {
  readonly props: Props;
  readonly layout: Layout;
  readonly offers: Offers;
  onDisc(this: void, seat: Seat, disc: DiscIndex): void;
  onStart(this: void): void;
  onAhead(this: void, ahead: number): void;
}

export function Tracks(all: TracksProps): VNode {
  const { asked } = all.props;
  const tracks = all.layout.tracks.map((place, seat) => (
    <Track key={seat} {...all} seat={seat} place={place} />
  ));
  // Tracks lie closer together than fingers are wide: the one where something can be done lies on top.
  return (
    <g class="anno-tracks">
      {tracks.filter((_track, seat) => seat !== asked)}
      {asked !== null && tracks[asked]}
    </g>
  );
}

interface TrackProps extends TracksProps {
  readonly seat: Seat;
  readonly place: TrackPlace;
}

/** In CSS pixels. */
const FINGER = 40;
const DISCS: readonly DiscIndex[] = [0, 1];
const FIELDS = Array.from({ length: TRACK_LENGTH }, (_unused, i) => i + 1);

function Track(all: TrackProps): VNode {
  const { props, layout, seat, place } = all;
  const { view, words, asked } = props;
  const { x, y, height, label, entry, field: width } = place;
  const { alive, discs } = playerAt(view, seat);
  const middle = y + height / 2;
  const turn = view.current === seat && view.phase !== 'over';
  const classes = ['anno-track', seatClass(seat)];
  if (!alive) classes.push('anno-track-out');
  if (turn) classes.push('anno-track-turn');
  return (
    <g
      class={classes.join(' ')}
      role="group"
      aria-label={boardWords[props.language].track(words.seatName(seat))}
    >
      <g aria-hidden="true">
        <Emblem seat={seat} x={x + 11} y={middle} size={layout.shape === 'wide' ? 18 : 16} />
        {place.named && (
          <text
            class="anno-track-name"
            x={x + 25}
            y={middle + 5}
            font-size={Math.max(16, layout.least)}
          >
            {words.seatName(seat)}
          </text>
        )}
        <rect
          class="anno-entry"
          x={round(x + label)}
          y={y + 3}
          width={entry - 4}
          height={height - 6}
          rx={(height - 6) / 2}
        />
        {FIELDS.map((field) => (
          <FieldDrawing key={field} {...all} field={field} width={width} taken={discs} />
        ))}
      </g>
      {asked === seat && <StartField {...all} />}
      <LookAhead {...all} />
      {alive &&
        DISCS.map((disc) => {
          const flight = discs[disc];
          if (flight !== null)
            return <FlyingDisc key={disc} {...all} disc={disc} flight={flight} />;
          const { x: cx, y: cy } = entryPoint(layout, seat, disc);
          return (
            <g key={disc} transform={`translate(${round(cx)} ${round(cy)})`} aria-hidden="true">
              <Disc seat={seat} ships={null} radius={layout.disc * 0.78} />
            </g>
          );
        })}
    </g>
  );
}

interface FieldDrawingProps extends TrackProps {
  readonly field: number;
  readonly width: number;
  readonly taken: readonly (Flight | null)[];
}

function FieldDrawing({
  props,
  layout,
  seat,
  field,
  width,
  taken,
  place,
}: FieldDrawingProps): VNode {
  const { x, y } = fieldPoint(layout, seat, field);
  const picked = pickedFlight(props.selection.value, seat, taken);
  const classes = ['anno-field'];
  if (picked !== null && field > picked.field && field <= lastField(picked)) {
    classes.push('anno-field-later');
  }
  if (picked !== null && field > lastField(picked)) classes.push('anno-field-beyond');
  return (
    <g class={classes.join(' ')}>
      <rect
        x={round(x - width / 2)}
        y={round(y - place.height / 2 + 3)}
        width={round(width)}
        height={place.height - 6}
      />
      {!taken.some((flight) => flight?.field === field) && (
        <text x={round(x)} y={round(y + layout.letter * 0.34)} font-size={layout.letter}>
          {field}
        </text>
      )}
    </g>
  );
}

function pickedFlight(
  selection: Selection,
  seat: Seat,
  flights: readonly (Flight | null)[],
): Flight | null {
  if (selection.kind !== 'discs' || selection.seat !== seat) return null;
  return flights[selection.discs[0]] ?? null;
}

/** How far discs lie from the middle of their field: room for the origin beside them. */
function aside({ disc }: Layout): number {
  return disc * 0.8;
}

/** How far things on a track may be missed: halfway to the next disc where one decides, else no further than the track. */
function reachOn({ place, props, seat }: TrackProps, field: number): number {
  if (props.asked !== seat) return place.height / 2;
  const fields = playerAt(props.view, seat).discs.map((flight) => flight?.field ?? Infinity);
  const gaps = fields.map((other) => Math.abs(other - field)).filter((gap) => gap > 0);
  return (Math.min(2, ...gaps) * place.field) / 2;
}

/** With a star picked, field 1 is where its ships go. */
function StartField(all: TrackProps): VNode | null {
  const { props, layout, offers, seat, onStart } = all;
  const scale = useChartScale();
  const selection = props.selection.value;
  // Too close to the next disc for a finger: the golden button does the same.
  const isClose = 2 * reachOn(all, 1) * scale < FINGER && matchMedia('(pointer: coarse)').matches;
  if (selection.kind !== 'star' || isClose) return null;
  const start = startWith(offers, selection.star, shipsToLeave(offers, selection));
  if (start === null) return null;
  const { x, y } = fieldPoint(layout, seat, 1);
  const label = boardWords[props.language].startHere(nameOf(start.star), start.ships);
  return (
    <Target
      label={label}
      x={round(x - aside(layout))}
      y={round(y)}
      radius={layout.disc}
      reach={reachOn(all, 1)}
      onPick={onStart}
      class="anno-start"
    >
      <circle class="anno-start-ring" r={layout.disc} />
      <path class="anno-point" d="M-5-4 0 4 5-4Z" transform={`translate(0 ${-layout.disc - 3})`} />
    </Target>
  );
}

/** With a disc picked, its later fields show what they would reach. */
function LookAhead({ props, layout, seat, place, onAhead }: TrackProps): VNode | null {
  const selection = props.selection.value;
  const { view, language } = props;
  const { discs } = playerAt(view, seat);
  const picked = pickedFlight(selection, seat, discs);
  if (picked === null || selection.kind !== 'discs') return null;
  const next = nextLandingField(view, seat, picked);
  const later = FIELDS.filter((field) => field > picked.field && field <= lastField(picked));
  return (
    <>
      {later.map((field) => {
        const { x, y } = fieldPoint(layout, seat, field);
        const ahead = field - next;
        return (
          <Target
            key={field}
            label={boardWords[language].lookAt(field)}
            x={round(x)}
            y={round(y)}
            radius={layout.disc * 0.9}
            reach={place.height / 2}
            pressed={selection.ahead === ahead}
            onPick={() => onAhead(selection.ahead === ahead ? 0 : ahead)}
          />
        );
      })}
    </>
  );
}

interface FlyingDiscProps extends TrackProps {
  readonly disc: DiscIndex;
  readonly flight: Flight;
}

function FlyingDisc(all: FlyingDiscProps): VNode {
  const { props, layout, offers, seat, disc, flight, onDisc } = all;
  const { selection, asked } = props;
  const { x, y } = fieldPoint(layout, seat, flight.field);
  const now = selection.value;
  const pressed = now.kind === 'discs' && now.seat === seat && now.discs.some((d) => d === disc);
  const usable = asked === seat && canLand(offers, alone(disc));
  const urgent = mustLand(flight) && asked === seat;
  return (
    <Target
      label={sayDisc(props, seat, disc, flight)}
      x={round(x - aside(layout))}
      y={round(y)}
      radius={layout.disc}
      reach={reachOn(all, flight.field)}
      pressed={pressed}
      tabStop={usable || pressed || asked === null}
      class={`anno-flight ${usable ? 'anno-flight-usable' : ''}`}
      onPick={() => onDisc(seat, disc)}
    >
      <g data-disc={`${seat}-${disc}`}>
        <Disc seat={seat} ships={flight.ships} radius={layout.disc} least={layout.least} />
        {usable && <circle class="anno-usable" r={layout.disc + 3} />}
        <text
          class="anno-origin"
          x={round(layout.disc + ORIGIN_GAP)}
          y={round(layout.disc * 0.35)}
          font-size={layout.small}
        >
          {shortSector(flight.origin)}
        </text>
        {urgent && (
          <g transform={`translate(${-layout.disc} ${-layout.disc * 0.6}) scale(0.7)`}>
            <AlarmSign filled />
          </g>
        )}
      </g>
    </Target>
  );
}
