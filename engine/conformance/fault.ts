import type { Property } from './violation.ts';

/** A property that does not hold, and how that showed. */
export interface Fault {
  readonly property: Property;
  readonly detail: string;
}

export function fault(property: Property, detail: string): Fault {
  return { property, detail };
}
