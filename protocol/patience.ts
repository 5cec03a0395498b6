/**
 * How a client asks over HTTP: an answer with `Retry-After` says that nothing has happened and that it may be asked for
 * again, so that is done a few times before anybody is told.
 */

const ATTEMPTS = 5;
const MAX_SECONDS = 5;

/** As much of an answer as is looked at. */
interface Answer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

export async function askPatiently<A extends Answer>(
  ask: () => Promise<A>,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<A> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask();
    const seconds = answer.status === 503 ? Number(answer.headers.get('retry-after')) : 0;
    if (!(seconds > 0) || attempt >= ATTEMPTS) return answer;
    await pause(Math.min(seconds, MAX_SECONDS) * 1_000);
  }
}
