/** The shapes that moves share, each as a reader for any input, and the readers of their fields. */

import { readFields } from '@sternwarte/engine';
import type { CardSet } from './actions.ts';
import { readCardSet } from './cards.ts';
import {
  MAX_SEATS,
  RESOURCES,
  TRANSPORTERS,
  UPGRADES,
  type Resource,
  type Upgrade,
} from './data.ts';
import { findNode, nodeId, type NodeId } from './lattice.ts';

type Reader<T> = (input: unknown) => T | null;

export function bare<const T extends string>(type: T): Reader<{ type: T }> {
  return (input) => readFields(input, ['type']) && { type };
}

export function withNode<const T extends string>(type: T): Reader<{ type: T; node: NodeId }> {
  return (input) => {
    const node = readNode(readFields(input, ['type', 'node'])?.node);
    return node && { type, node };
  };
}

export function withResource<const T extends string>(
  type: T,
): Reader<{ type: T; resource: Resource }> {
  return (input) => {
    const resource = readOne(readFields(input, ['type', 'resource'])?.resource, RESOURCES);
    return resource && { type, resource };
  };
}

export function withUpgrade<const T extends string>(
  type: T,
): Reader<{ type: T; upgrade: Upgrade }> {
  return (input) => {
    const upgrade = readOne(readFields(input, ['type', 'upgrade'])?.upgrade, UPGRADES);
    return upgrade && { type, upgrade };
  };
}

export function withCards<const T extends string>(type: T): Reader<{ type: T; cards: CardSet }> {
  return (input) => {
    const cards = readCardSet(readFields(input, ['type', 'cards'])?.cards);
    return cards && { type, cards };
  };
}

export function withSeat<const T extends string>(type: T): Reader<{ type: T; seat: number }> {
  return (input) => {
    const seat = readIndex(readFields(input, ['type', 'seat'])?.seat, MAX_SEATS);
    return seat === null ? null : { type, seat };
  };
}

export function withShip<const T extends string>(type: T): Reader<{ type: T; ship: number }> {
  return (input) => {
    const ship = readIndex(readFields(input, ['type', 'ship'])?.ship, TRANSPORTERS);
    return ship === null ? null : { type, ship };
  };
}

export function withShipAndTarget<const T extends string>(
  type: T,
): Reader<{ type: T; ship: number; to: NodeId }> {
  return (input) => {
    const fields = readFields(input, ['type', 'ship', 'to']);
    const ship = readIndex(fields?.ship, TRANSPORTERS);
    const to = readNode(fields?.to);
    return to && ship !== null ? { type, ship, to } : null;
  };
}

export function readNode(value: unknown): NodeId | null {
  const node = typeof value === 'string' ? findNode(value) : undefined;
  return node === undefined ? null : nodeId(node);
}

export function readOne<const T extends string>(value: unknown, allowed: readonly T[]): T | null {
  return allowed.find((item) => item === value) ?? null;
}

export function readIndex(value: unknown, limit: number): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0)) return null;
  return value >= 0 && value < limit ? value : null;
}
