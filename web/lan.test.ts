import { generate } from 'lean-qr';
import { expect, test } from 'vitest';
import { codeForTerminal, homeAddresses } from './lan.ts';

const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
  address,
  internal,
  family,
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
});

test('phones are led to the network at home, not to this machine alone or to a bridge', () => {
  expect(
    homeAddresses({
      lo: [at('127.0.0.1', true)],
      docker0: [at('172.17.0.1')],
      wlan0: [at('192.168.1.20'), at('fe80::1', false, 'IPv6')],
    }),
  ).toEqual(['192.168.1.20', '172.17.0.1']);
  expect(homeAddresses({})).toEqual([]);
});

test('the code in the terminal has every module of the code', () => {
  const text = 'http://192.168.1.20:4000/';
  const code = generate(text);
  const lines = codeForTerminal(text).split('\n');
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const sign = lines[Math.trunc((y + 2) / 2)]?.[x + 2] ?? '';
      const isLight = (y % 2 === 0 ? '█▀' : '█▄').includes(sign);
      expect(isLight).toBe(!code.get(x, y));
    }
  }
});
