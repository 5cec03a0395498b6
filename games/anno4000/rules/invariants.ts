/** What holds in every position, whatever has been played. */

import { STARS, TRACK_LENGTH, eccentricity, starId } from './board.ts';
import { NOBODY, ownerOf, shipsOn, type Player, type State } from './state.ts';

export function invariants(state: State): string[] {
  return [...starFaults(state), ...playerFaults(state), ...turnFaults(state)];
}

function starFaults(state: State): string[] {
  const faults: string[] = [];
  if (state.owners.length !== STARS.length || state.ships.length !== STARS.length) {
    faults.push('the star field has lost a star');
  }
  for (const star of STARS) {
    const owner = ownerOf(state, star);
    const ships = shipsOn(state, star);
    const name = starId(star);
    if (!Number.isSafeInteger(ships) || ships < 0) faults.push(`${name} carries ${ships} ships`);
    if ((owner === NOBODY) !== (ships === 0)) {
      faults.push(`${name} has owner ${owner} and ${ships} ships`);
    }
    if (owner !== NOBODY && state.players[owner]?.alive !== true) {
      faults.push(`${name} belongs to seat ${owner}, which is not in the game`);
    }
  }
  return faults;
}

function playerFaults(state: State): string[] {
  const faults: string[] = [];
  const { shipLimit } = state.options;
  for (const [seat, player] of state.players.entries()) {
    faults.push(...discFaults(player).map((fault) => `seat ${seat}: ${fault}`));
    let ships = 0;
    for (const star of STARS) if (ownerOf(state, star) === seat) ships += shipsOn(state, star);
    for (const disc of player.discs) ships += disc?.ships ?? 0;
    if (shipLimit !== null && ships > shipLimit) faults.push(`seat ${seat} has ${ships} ships`);
    const fell = state.fallen.some((group) => group.includes(seat));
    if (fell === player.alive) faults.push(`seat ${seat} is neither in the game nor out of it`);
  }
  return faults;
}

function discFaults({ discs, alive }: Player): string[] {
  const faults: string[] = [];
  for (const disc of discs) {
    if (disc === null) continue;
    const { origin, field, ships } = disc;
    if (!alive) faults.push('eliminated, but still flying');
    if (ships < 1) faults.push('a disc in flight without ships');
    if (field < 1 || field > TRACK_LENGTH) faults.push(`a disc on field ${field}`);
    // Ruling 12: further on it could not land anywhere.
    if (field > eccentricity(origin)) faults.push(`a disc beyond its last field, on ${field}`);
  }
  const [first, second] = discs;
  if (first !== null && first.field === second?.field) faults.push('two discs on one field');
  return faults;
}

function turnFaults(state: State): string[] {
  const faults: string[] = [];
  const { phase, current, exchanges, result, players } = state;
  if ((phase === 'over') !== (result !== null)) faults.push('over without a result');
  const playing = phase === 'landing' || phase === 'departure';
  if (playing && players[current]?.alive !== true) faults.push(`it is the turn of ${current}`);
  if (playing && players.filter(({ alive }) => alive).length < 2) faults.push('played on alone');
  for (const { players: pair, dueRound } of exchanges) {
    if (dueRound > state.round + 1) faults.push(`an exchange due in round ${dueRound}`);
    if (pair.some((seat) => players[seat]?.alive !== true) && phase !== 'over') {
      faults.push('an exchange with somebody who has left');
    }
  }
  return faults;
}
