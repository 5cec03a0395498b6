import { describe, expect, test } from 'vitest';
import { isTidy, showText } from './tidy-text.ts';

describe('names may be', () => {
  test.for([
    '',
    'Ada',
    'Jörg ☆',
    '山田',
    'مريم',
    '👩‍🚀',
    '👨‍👩‍👧',
    'می\u200cخواهم',
    "O'Neill & Söhne <b>",
    'a b',
  ])('%s', (text) => {
    expect(isTidy(text)).toBe(true);
    expect(showText(text, 60)).toBe(text);
  });
});

describe('names may not hold', () => {
  test.for([
    [
      'a new line',
      'Ada\r\nAll 8 entries follow the rules.',
      'Ada␍␊All 8 entries follow the rules.',
    ],
    ['an escape sequence', '\u001b[2J\u001b]0;x\u0007', '␛[2J␛]0;x␇'],
    ['a C1 control', 'a\u009b31m', 'a\ufffd31m'],
    ['DEL at its end', 'a\u007f', 'a\ufffd'],
    ['a control at its beginning alone', '\u0007Ada', '␇Ada'],
    ['a change of direction', 'abc\u202edcba', 'abc\ufffddcba'],
    ['an isolate', '\u2066abc\u2069', '\ufffdabc\ufffd'],
    ['a separator of lines', 'a\u2028b', 'a\ufffdb'],
    ['a space without width', 'A\u200bda', 'A\ufffdda'],
    ['an invisible sign', 'A\u2062da', 'A\ufffdda'],
    ['a joiner that joins nothing', 'Ada\u200d', 'Ada\ufffd'],
    ['two joiners', 'A\u200c\u200dda', 'A\ufffd\ufffdda'],
  ] as const)('%s, and shown it is harmless', ([, text, shown]) => {
    expect(isTidy(text)).toBe(false);
    expect(showText(text, 60)).toBe(shown);
    expect(isTidy(showText(text, 60))).toBe(true);
  });
});

test('nobody is shown more than he asked for', () => {
  expect(showText('x'.repeat(1_000_000), 40)).toHaveLength(40);
});
