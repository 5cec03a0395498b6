/** The table before the match: who comes, who sits where, and the link for the others. */

import '../set-up/set-up.css';
import { useSignal, type Signal } from '@preact/signals';
import { STRENGTHS } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue, coloursAt } from '@sternwarte/games/catalogue';
import { vignettes } from '@sternwarte/games/vignettes';
import type { SeatInfo, TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import type { TableClient } from '../match/online/table-client.ts';
import { addressOf, goTo } from '../route.ts';
import { language } from '../settings.ts';
import { useNarrow } from '../table/use-narrow.ts';
import { onlineWords } from '../words/online.ts';
import { setUpWords } from '../words/set-up.ts';
import { useBoardPlace } from './board-place.ts';
import { sayClock } from './clock-rule.ts';
import { Invite } from './invite.tsx';
import { LineSign } from './line-sign.tsx';
import { OwnColour } from './own-colour.tsx';
import { SeatList, seatName } from './seat-list.tsx';
import { sayWhy, server, type Reply } from './server.ts';
import { Talk } from './talk.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useChangedOptions } from './use-changed-options.ts';
import { useLink } from './use-link.ts';

export interface RoomProps {
  readonly client: TableClient;
  readonly info: TableInfo;
  readonly game: GameId;
  /** Somebody sat here until his seat was given away, and has not been told yet. */
  readonly hasLostSeat: Signal<boolean>;
}

export function WaitingRoom({ client, info, game, hasLostSeat }: RoomProps): VNode {
  const words = onlineWords[language.value];
  const isHost = client.isHost.value;
  const own = client.seat.value;
  const { link, renew } = useLink(info.id, isHost);
  const problem = useSignal<string | null>(null);
  const isStarting = useSignal(false);
  const empty = info.seats.filter(({ kind }) => kind === 'empty').length;
  const title = catalogue[game].words[language.value].title;
  const Vignette = vignettes[game];
  const isPhone = useNarrow();
  const { isElsewhere, setElsewhere } = useBoardPlace(info.id, info.next);
  const colours = coloursAt(game, info.options);

  const attempt = async (reply: Promise<Reply<unknown>>): Promise<void> => {
    const found = await reply;
    problem.value = found.ok ? null : sayWhy(found.why, language.value);
  };
  const fill = async (): Promise<void> => {
    for (const [seat, { kind }] of info.seats.entries()) {
      if (kind === 'empty') await attempt(server.replace(info.id, seat, 'pilot'));
    }
  };
  const start = async (): Promise<void> => {
    isStarting.value = true;
    await attempt(server.start(info.id));
    isStarting.value = false;
  };
  const leave = async (): Promise<void> => {
    if (own !== null) await server.stand(info.id);
    goTo({ screen: 'home' });
  };

  const deeds = (seat: number, found: SeatInfo): VNode | null => {
    if (seat === own) {
      const choose = (colour: string): void => void attempt(server.chooseColour(info.id, colour));
      return <OwnColour info={info} game={game} seat={seat} onChoose={choose} />;
    }
    if (isHost) {
      return (
        <select
          aria-label={words.seatFor(seatName(info, seat))}
          value={found.kind === 'bot' ? found.bot : found.kind}
          onChange={({ currentTarget: { value } }) => {
            const bot = STRENGTHS.find((known) => known === value) ?? null;
            if (value !== found.kind) void attempt(server.replace(info.id, seat, bot));
          }}
        >
          <option value="empty">{words.seatEmpty}</option>
          {found.kind === 'person' && <option value="person">{found.name}</option>}
          {STRENGTHS.map((strength) => (
            <option key={strength} value={strength}>
              {setUpWords[language.value].strengths[strength]}
            </option>
          ))}
        </select>
      );
    }
    if (found.kind !== 'empty') return null;
    const deed = own === null ? words.sitDown : words.sitHere;
    return (
      <button
        type="button"
        aria-label={`${deed}: ${seatName(info, seat)}`}
        onClick={() => void attempt(server.sit(info.id, seat))}
      >
        {deed}
      </button>
    );
  };

  const sayWaiting = (): string => {
    if (empty > 0) return words.waitingFor(empty);
    if (isHost) return words.allThere;
    if (own !== null) return words.waitingHost;
    return info.spectators ? words.waitingToWatch : words.full;
  };

  // As long as people are missing, that is what whoever holds a phone wants to do.
  const isInviteFirst = isPhone && empty > 0;
  const invite = link.value !== null && <Invite link={link.value} title={title} onRenew={renew} />;
  return (
    <Frame game={game} kind="form" colours={colours}>
      <div class="waiting-room">
        {isInviteFirst && invite}
        <section class="plate room-seats" aria-labelledby="room-title">
          <Vignette />
          <h2 id="room-title">{words.waitingRoom}</h2>
          <p role="status" class="soft">
            {sayWaiting()}
          </p>
          <h3 class="visually-hidden">{words.seats}</h3>
          <SeatList info={info} own={own} deeds={deeds} isEmptySaid={isHost} />
          {info.home !== null && <p>{words.brought(info.home.entries, info.home.draws)}</p>}
          <Terms info={info} game={game} />
          {isHost && info.home === null && (
            <TermsFields
              info={info}
              game={game}
              onChange={(changes) => void attempt(server.chooseOptions(info.id, changes))}
            />
          )}
          {hasLostSeat.value && (
            <p class="notice" role="alert">
              {words.seatLostWaiting}
            </p>
          )}
          {problem.value !== null && (
            <p class="notice" role="alert">
              {problem.value}
            </p>
          )}
          <LineSign client={client} isSending={false} />
          <div class="room-ways">
            {isHost && (
              <button
                type="button"
                class="primary"
                disabled={empty > 0 || isStarting.value}
                onClick={() => void start()}
              >
                {isStarting.value ? words.starting : words.start}
              </button>
            )}
            {isHost && empty > 0 && (
              <button type="button" onClick={() => void fill()}>
                {words.fillBots}
              </button>
            )}
            <button type="button" class="quiet" onClick={() => void leave()}>
              {own === null ? words.leave : words.standUp}
            </button>
          </div>
        </section>
        <div class="room-side">
          {!isInviteFirst && invite}
          <section class="plate room-talk" aria-labelledby="talk-title">
            <h2 id="talk-title">{words.talk}</h2>
            <Talk client={client} colours={colours} />
          </section>
          <div class="plate room-display">
            <span>
              <a href={addressOf({ screen: 'display', id: info.id })}>{words.display}</a>
              <small class="soft">{words.displayHelp}</small>
            </span>
            {isPhone && own !== null && (
              <label class="room-beside">
                <input
                  type="checkbox"
                  checked={isElsewhere.value}
                  onChange={({ currentTarget }) => setElsewhere(currentTarget.checked)}
                />{' '}
                {words.boardElsewhere}
              </label>
            )}
          </div>
        </div>
      </div>
    </Frame>
  );
}

/** What was agreed on, as far as it differs from what everybody expects. The game is fetched by the way. */
function Terms({ info, game }: Pick<RoomProps, 'info' | 'game'>): VNode {
  const words = onlineWords[language.value];
  const changed = useChangedOptions(info, game);
  return (
    <dl class="terms">
      <dt>{words.settings}</dt>
      <dd>{changed.length === 0 ? words.optionsDefault : changed.join(' · ')}</dd>
      <dt>{words.clock}</dt>
      <dd>{sayClock(info.clock, language.value)}</dd>
    </dl>
  );
}
