/** What is said of the bots in English: how they think, and what they judge positions by, in words that complete a hint. */

import type { BotWords } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const botsEn: BotWords<Feature> = {
  opponents: {
    kadett:
      'Plays by rules of thumb: occupies what is near, leaves a guard at home and attacks when the numbers add up. What the others will answer does not cross the cadet’s mind.',
    pilot:
      'Looks at every turn to its end: supply, fleets in danger, the safety of the home star. What comes after that is a surprise.',
    admiral:
      'Calculates several turns ahead, the answers of the others included, and finds attacks that nobody can fend off any more.',
  },
  tempers: {
    cautious: 'The cautious one: keeps fleets and home star out of danger.',
    bold: 'The bold one: gathers large fleets, is much on the way, and leaves stars open for it.',
    gatherer: 'The gatherer: looks for pairs and stars, rather today than tomorrow.',
  },
  reasons: {
    ships: { more: 'more ships', less: 'fewer ships' },
    pairs: { more: 'more pairs that produce', less: 'fewer pairs that produce' },
    halves: {
      more: 'more symbols that lack only their other half',
      less: 'fewer half pairs',
    },
    stars: { more: 'more stars held', less: 'fewer stars held' },
    flying: {
      more: 'more ships in hyperspace, where nobody can touch them',
      less: 'fewer ships in hyperspace',
    },
    fist: {
      more: 'a larger fleet in one place than any rival',
      less: 'the largest fleet falls behind those of the rivals',
    },
    garrison: {
      more: 'a stronger guard on the home star',
      less: 'a weaker guard on the home star',
    },
    bareHome: { more: 'the home star stands empty', less: 'the home star is held again' },
    doomed: {
      more: 'the home star is lost beyond recapture',
      less: 'the home star can still be saved',
    },
    besieged: {
      more: 'the home star must be won back or exchanged',
      less: 'no stranger stands on the home star',
    },
    fatal: {
      more: 'a rival can take the home star and hold it',
      less: 'no rival can take the home star and hold it',
    },
    shaky: {
      more: 'a rival can take the home star, though not hold it',
      less: 'the home star is safe from the next raid',
    },
    warned: {
      more: 'the home star faces an attack the turn after next',
      less: 'the home star faces no attack that soon',
    },
    pressure: {
      more: 'a strong fleet flies towards the home star',
      less: 'whatever flies towards the home star meets enough ships',
    },
    exposed: {
      more: 'a rival can destroy more ships',
      less: 'fewer ships in reach of a larger fleet',
    },
    raided: {
      more: 'a rival can take stars with symbols',
      less: 'stars with symbols are out of the reach of rivals',
    },
    prospect: {
      more: 'the next landing can win symbols',
      less: 'the next landing wins little',
    },
    outlook: {
      more: 'more symbols wait one field further on',
      less: 'little to win one field further on',
    },
    freeDiscs: { more: 'more free discs', less: 'more discs on their way' },
    siege: {
      more: 'a fleet large enough to lift the siege is still missing',
      less: 'nearer to lifting the siege of the home star',
    },
    relief: {
      more: 'a fleet that can lift the siege is far away, or there is none',
      less: 'a fleet that can lift the siege is nearer',
    },
  },
};
