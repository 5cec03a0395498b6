import { testWords } from '@sternwarte/engine/conformance/words';
import { comets } from '../rules/index.ts';
import { en } from './en.ts';
import { cometWords } from './index.ts';

testWords(comets, cometWords, {
  matches: [{ seats: 2, options: {} }],
  moves: Object.keys(en.moves),
  events: Object.keys(en.events),
});
