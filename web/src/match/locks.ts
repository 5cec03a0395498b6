/** One tab for each match: a second one must not write to the same log. */

export interface Locks {
  /**
   * Takes the lock on a match and answers how to give it back; `null` when another tab has it. With `steal` that tab
   * loses it, and is told so by its `onLost`.
   */
  hold(key: string, steal: boolean, onLost: () => void): Promise<(() => void) | null>;
}

/** The browser's own locks. Where it refuses them, `otherwise` takes their place. */
export function createLocks(manager: LockManager | null | undefined, otherwise: Locks): Locks {
  if (!manager) return otherwise;
  return {
    hold(key, steal, onLost) {
      return new Promise((resolve) => {
        const options = steal ? { steal } : { ifAvailable: true };
        let isHeld = false;
        manager
          .request(`sternwarte match ${key}`, options, (lock) => {
            isHeld = lock !== null;
            if (isHeld) return new Promise<void>((release) => resolve(release));
            resolve(null);
            return undefined;
          })
          .catch(() => {
            // A lock that was held is lost only to somebody who took it; one that was refused does not exist here.
            if (isHeld) onLost();
            else resolve(otherwise.hold(key, steal, onLost));
          });
      });
    },
  };
}
