/**
 * Where a request comes from, when a proxy stands in front. What is written in `x-forwarded-for` anybody can write; only the
 * last address there was written by whoever speaks to this server, and only a proxy of ours is believed about it.
 */

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * `false`: none. `true`: one, on this machine or in a private network. Else the addresses and networks (`10.1.0.0/16`) of all
 * of them, one behind the other.
 */
export type BehindProxy = boolean | readonly string[];

const PRIVATE: readonly string[] = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

export class Proxies {
  readonly #known: BlockList;
  /** How many may stand one behind the other. */
  readonly #depth: number;

  constructor(behindProxy: BehindProxy) {
    const isListed = typeof behindProxy !== 'boolean';
    this.#known = listOf(isListed ? behindProxy : PRIVATE);
    this.#depth = isListed ? Number.POSITIVE_INFINITY : Number(behindProxy);
  }

  /** Whether whoever has this address is one of them; so many stand between him and this server. */
  readonly believes = (address: string | undefined, nearer: number): boolean => {
    const plain = plainAddress(address ?? '');
    const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
    return nearer < this.#depth && isIP(plain) !== 0 && this.#known.check(plain, family);
  };

  /** Whom limits count for: an address, or the network of a household where addresses are plenty. */
  readonly senderOf = ({ headers, socket }: IncomingMessage): string => {
    let address = socket.remoteAddress ?? '';
    const row = String(headers['x-forwarded-for'] ?? '').split(',');
    for (const [nearer, next] of row.toReversed().entries()) {
      if (isIP(next.trim()) === 0 || !this.believes(address, nearer)) break;
      address = next.trim();
    }
    return householdOf(plainAddress(address));
  };
}

/** Throws, and says which, when one of them is no address. */
export function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length, ...rest] = network.split('/');
    const version = isIP(address);
    const bits = version === 6 ? 128 : 32;
    const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
    if (version === 0 || !isLength || rest.length > 0) {
      throw new RangeError(
        `"${network}" is no address of a proxy, nor a network such as 10.1.0.0/16`,
      );
    }
    list.addSubnet(
      address,
      length === undefined ? bits : Number(length),
      version === 6 ? 'ipv6' : 'ipv4',
    );
  }
  return list;
}

/** As IPv4 where it is one, and without the name of the line it came by. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

const ALL_GROUPS = 8;
const HOUSEHOLD_GROUPS = 4;

/** Of IPv6, the first half: whoever has one address has all that begin like it. */
function householdOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // Written in one way only.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const groups = before === '' ? [] : before.split(':');
  const later = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: ALL_GROUPS - groups.length - later.length }, () => '0');
  return [...groups, ...zeros, ...later].slice(0, HOUSEHOLD_GROUPS).join(':');
}
