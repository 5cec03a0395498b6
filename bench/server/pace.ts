/** How fast a table of a load goes on: at once, or so many milliseconds after the move before. */

export type Pace = (move: () => void) => void;

/** 0 for at once. The first moves are spread, so that tables do not go on in step. */
export function paceOf(milliseconds: number): Pace {
  if (milliseconds === 0) return (move) => move();
  let isFirst = true;
  let due = 0;
  return (move) => {
    const now = performance.now();
    due = isFirst ? now + Math.random() * milliseconds : Math.max(now, due + milliseconds);
    isFirst = false;
    setTimeout(move, due - now);
  };
}
