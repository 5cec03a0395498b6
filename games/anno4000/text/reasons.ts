/** What bots judge positions by, in words that complete a hint. */

import type { Language, Reason } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const reasons: Readonly<Record<Language, Readonly<Record<Feature, Reason>>>> = {
  de: {
    ships: { more: 'mehr Schiffe', less: 'weniger Schiffe' },
    pairs: { more: 'mehr Paare, die produzieren', less: 'weniger Paare, die produzieren' },
    halves: {
      more: 'mehr Symbole, denen nur die andere Hälfte fehlt',
      less: 'weniger halbe Paare',
    },
    stars: { more: 'mehr besetzte Sterne', less: 'weniger besetzte Sterne' },
    flying: {
      more: 'mehr Schiffe unangreifbar im Hyperraum',
      less: 'weniger Schiffe im Hyperraum',
    },
    fist: {
      more: 'eine größere Flotte an einem Ort als die Gegner',
      less: 'die größte Flotte bleibt hinter denen der Gegner zurück',
    },
    garrison: {
      more: 'eine stärkere Wache auf dem Heimatstern',
      less: 'eine schwächere Wache auf dem Heimatstern',
    },
    bareHome: { more: 'der Heimatstern steht leer', less: 'der Heimatstern ist wieder besetzt' },
    doomed: {
      more: 'der Heimatstern ist verloren und nicht zurückzugewinnen',
      less: 'der Heimatstern ist noch zu retten',
    },
    besieged: {
      more: 'der Heimatstern muss zurückgewonnen oder ausgetauscht werden',
      less: 'niemand Fremdes steht auf dem Heimatstern',
    },
    fatal: {
      more: 'ein Gegner kann den Heimatstern nehmen und halten',
      less: 'kein Gegner kann den Heimatstern nehmen und halten',
    },
    shaky: {
      more: 'ein Gegner kann den Heimatstern nehmen, aber nicht halten',
      less: 'der Heimatstern ist vor dem nächsten Überfall sicher',
    },
    warned: {
      more: 'dem Heimatstern droht im übernächsten Zug ein Angriff',
      less: 'dem Heimatstern droht so bald kein Angriff',
    },
    pressure: {
      more: 'eine starke Flotte fliegt auf den Heimatstern zu',
      less: 'was auf den Heimatstern zufliegt, trifft auf genug Schiffe',
    },
    exposed: {
      more: 'ein Gegner kann mehr Schiffe vernichten',
      less: 'weniger Schiffe stehen in Reichweite einer größeren Flotte',
    },
    raided: {
      more: 'ein Gegner kann Sterne mit Symbolen nehmen',
      less: 'die Sterne mit Symbolen sind außer Reichweite der Gegner',
    },
    prospect: {
      more: 'die nächste Landung kann Symbole gewinnen',
      less: 'die nächste Landung gewinnt wenig',
    },
    outlook: {
      more: 'ein Feld weiter warten weitere Symbole',
      less: 'ein Feld weiter ist wenig zu holen',
    },
    freeDiscs: { more: 'mehr freie Scheiben', less: 'mehr Scheiben unterwegs' },
  },
  en: {
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
  },
};
