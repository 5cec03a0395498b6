import { useEffect, useState } from 'preact/hooks';

export interface Loading<T> {
  /** `null` until it is there. */
  readonly value: T | null;
  /** What it was rejected with; `null` unless it was. */
  readonly failed: unknown;
  retry(this: void): void;
}

/** Something that is fetched when it is needed, anew whenever it depends on something else. */
export function useLoading<T>(load: () => Promise<T>, on: readonly unknown[]): Loading<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFailed(null);
    load().then(
      (loaded) => isWanted && setValue(() => loaded),
      (error: unknown) => isWanted && setFailed(error),
    );
    return () => {
      isWanted = false;
    };
  }, [...on, attempt]);
  return { value, failed, retry: () => setAttempt(attempt + 1) };
}
