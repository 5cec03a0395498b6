/** What can go wrong with keeping a match. */

/**
 * Why a match could not be kept. `gone`: it was deleted. `overtaken`: somebody else has written to it. `taken`: there is
 * one of that name. `full`: no room. `silent`: no answer. `refused`: anything else.
 */
export type StoreFault = 'gone' | 'overtaken' | 'taken' | 'full' | 'silent' | 'refused';

export class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(`not kept: ${fault}`);
    this.fault = fault;
  }
}

/** Whatever a store was rejected with. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreError) return error.fault;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  // An entry of that number is there already.
  return name === 'ConstraintError' ? 'overtaken' : 'refused';
}
