import { games } from '@sternwarte/games';
import { expect, test } from 'vitest';
import {
  isHouseName,
  MAX_HOUSE_RULES,
  namedLike,
  readHouseRules,
  withHouseRules,
  writeHouseRules,
  type HouseRules,
} from './house-rules.ts';
import { optionIds, suggestionsOf } from './option-groups.ts';

const game = games.anno4000;
const ids = optionIds(game.options, true);
const home: HouseRules = {
  name: 'zu Hause',
  readings: { ...suggestionsOf(game.options, ids, false), lateLanding: 'on' },
};
const read = (text: string | null) => readHouseRules(text, game, ids);

test('readings are told from other options', () => {
  expect(ids).toContain('rescueFirst');
  expect(ids).not.toContain('maxRounds');
});

test('what was written is read back', () => {
  expect(read(writeHouseRules([home]))).toEqual([home]);
  expect(read(null)).toEqual([]);
});

test.for([
  'nonsense',
  '{}',
  '[7, null]',
  '[{"name":"","readings":{}}]',
  '[{"name":"a\\u202eb","readings":{}}]',
  '[{"name":"x","readings":{"lateLanding":"perhaps"}}]',
  '[{"name":"x","readings":{"unheard":"of"}}]',
  '[{"name":"x","readings":7}]',
])('what is no set of readings is left out: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('a reading that came later is filled in, and options that are no readings are left alone', () => {
  const [rules] = read('[{"name":"x","readings":{"lateLanding":"on","maxRounds":9}}]');
  expect(rules?.readings).toEqual(home.readings);
});

test('a name is used once, and there are not endlessly many', () => {
  const again = withHouseRules([home], { ...home, name: ' zu Hause ', readings: {} });
  expect(again).toEqual([{ name: 'zu Hause', readings: {} }]);
  let many: readonly HouseRules[] = [];
  for (let i = 0; i <= MAX_HOUSE_RULES; i++)
    many = withHouseRules(many, { ...home, name: `n${i}` });
  expect(many).toHaveLength(MAX_HOUSE_RULES);
  expect(many[0]?.name).toBe('n1');
  expect(read(writeHouseRules([home, home]))).toHaveLength(1);
});

test('rules are recognised by what they say', () => {
  expect(namedLike([home], ids, home.readings)).toBe(home);
  expect(namedLike([home], ids, suggestionsOf(game.options, ids, false))).toBeUndefined();
});

test.for(['', '   ', 'a\nb', 'x'.repeat(41)])('%o is no name', (name) => {
  expect(isHouseName(name)).toBe(false);
});
