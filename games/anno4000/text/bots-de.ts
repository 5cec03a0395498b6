/** What is said of the bots in German: how they think, and what they judge positions by, in words that complete a hint. */

import type { BotWords } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const botsDe: BotWords<Feature> = {
  opponents: {
    kadett:
      'Spielt nach Faustregeln: besetzt, was nahe liegt, lässt zu Hause eine Wache und greift an, wenn die Zahlen dafür sprechen. An die Antworten der anderen denkt er nicht.',
    pilot:
      'Sieht sich jeden Zug bis zu seinem Ende an: Nachschub, bedrohte Flotten, die Sicherheit des Heimatsterns. Was danach kommt, überrascht ihn.',
    admiral:
      'Rechnet mehrere Züge voraus, die Antworten der anderen eingeschlossen, und findet Angriffe, die niemand mehr abwehren kann.',
  },
  tempers: {
    cautious: 'Der Vorsichtige: hält seine Flotten und seinen Heimatstern aus der Gefahr.',
    bold: 'Der Kühne: zieht große Flotten zusammen, ist viel unterwegs und lässt dafür Sterne ungedeckt.',
    gatherer: 'Der Sammler: sucht Paare und Sterne, lieber heute als morgen.',
  },
  reasons: {
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
    siege: {
      more: 'eine Flotte gegen die Belagerung fehlt noch',
      less: 'näher daran, die Belagerung des Heimatsterns zu brechen',
    },
    relief: {
      more: 'eine Flotte, die die Belagerung brechen kann, ist noch weit weg oder fehlt',
      less: 'eine Flotte, die die Belagerung brechen kann, ist näher',
    },
  },
};
