/** Playing at home: the address under which phones on the same network reach this machine, and a code to scan it from the terminal. */

import { networkInterfaces } from 'node:os';
import { generate } from 'lean-qr';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Addresses of this machine in networks at home, the likeliest first. */
export function homeAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.values(interfaces)
    .flat()
    .flatMap((one) =>
      one !== undefined && one.family === 'IPv4' && !one.internal ? [one.address] : [],
    );
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** Routers at home give these; what looks otherwise is often a bridge of virtual machines. */
function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return address.startsWith('172.') ? 3 : 2;
}

/** White around the code, in modules. */
const QUIET = 2;
/** Two rows in one line of text; light is drawn, because most terminals are dark. */
const BLOCKS = { both: '█', upper: '▀', lower: '▄', none: ' ' };

export function codeForTerminal(text: string): string {
  const code = generate(text);
  const isLight = (x: number, y: number): boolean => !code.get(x, y);
  const lines: string[] = [];
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    let line = '';
    for (let x = -QUIET; x < code.size + QUIET; x++) {
      const [upper, lower] = [isLight(x, y), isLight(x, y + 1)];
      line += upper ? (lower ? BLOCKS.both : BLOCKS.upper) : lower ? BLOCKS.lower : BLOCKS.none;
    }
    lines.push(line);
  }
  return lines.join('\n');
}
