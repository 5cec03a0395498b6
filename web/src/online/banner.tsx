/** What everybody at an online table should see at once: a pause, an end, a bot in one's own place, what one has missed, a wish to go back. */

import type { VNode } from 'preact';
import type { TableMatch } from '../match/live-match.ts';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { AwayPlate } from './away-plate.tsx';
import { BackQuestion } from './back-question.tsx';
import { Plate } from './plate.tsx';
import { server } from './server.ts';
import type { RoomProps } from './waiting-room.tsx';

export interface BannerProps extends Omit<RoomProps, 'game'> {
  readonly match: TableMatch;
  onAgain(this: void): void;
}

/** What one or two turns bring needs no banner. */
const WORTH_SKIPPING = 8;

export function Banner({ client, info, match, hasLostSeat, onAgain }: BannerProps): VNode | null {
  const words = onlineWords[language.value];
  const seat = client.seat.value;
  const own = seat === null ? null : info.seats[seat];
  const isHost = client.isHost.value;
  const behind = match.behind.value;
  if (behind > WORTH_SKIPPING) {
    return (
      <Plate text={words.behind(behind)}>
        <button type="button" onClick={() => match.skip()}>
          {words.skip}
        </button>
      </Plate>
    );
  }
  if (hasLostSeat.value) {
    return (
      <Plate text={words.seatLost}>
        <button type="button" onClick={() => (hasLostSeat.value = false)}>
          {words.seatLostRead}
        </button>
      </Plate>
    );
  }
  if (info.next !== null) {
    return (
      <Plate text={words.rematchThere}>
        <a class="button primary" href={addressOf({ screen: 'table', id: info.next })}>
          {words.toRematch}
        </a>
      </Plate>
    );
  }
  if (info.status === 'ended') {
    return (
      <Plate text={words.ended}>
        {seat !== null && (
          <button type="button" class="primary" onClick={onAgain}>
            {words.rematch}
          </button>
        )}
      </Plate>
    );
  }
  if (info.paused) {
    return (
      <Plate text={words.paused}>
        {isHost && (
          <button type="button" class="primary" onClick={() => void server.host(info.id, 'resume')}>
            {words.resume}
          </button>
        )}
      </Plate>
    );
  }
  if (own?.kind === 'person' && own.standIn !== null) {
    return (
      <Plate text={words.ownStandIn}>
        <button type="button" class="primary" onClick={() => void server.takeBack(info.id)}>
          {words.takeBack}
        </button>
      </Plate>
    );
  }
  const { ask, end, why } = client.goingBack.value;
  return ask !== null || end !== null || why !== null ? (
    <BackQuestion client={client} info={info} match={match} />
  ) : (
    <AwayPlate match={match} />
  );
}
