/** One tab for each match: a second one must not write to the same log. */

export interface Locks {
  /**
   * Takes the lock on a match and answers how to give it back; `null` when another tab has it. With `steal` that tab
   * loses it, and is told so by its `onLost`.
   */
  hold(key: string, steal: boolean, onLost: () => void): Promise<(() => void) | null>;
}

/** Without locks in the browser, everybody gets what he wants: the database still refuses to overwrite an entry. */
export function createLocks(manager: LockManager | undefined): Locks {
  return {
    hold(key, steal, onLost) {
      if (manager === undefined) return Promise.resolve(() => undefined);
      return new Promise((resolve) => {
        const options = steal ? { steal } : { ifAvailable: true };
        manager
          .request(`sternwarte match ${key}`, options, (lock) => {
            if (lock !== null) return new Promise<void>((release) => resolve(release));
            resolve(null);
            return undefined;
          })
          // The only way to lose a lock that was held is that somebody took it.
          .catch(onLost);
      });
    },
  };
}
