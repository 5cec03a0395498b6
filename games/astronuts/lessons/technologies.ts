/** Technologies and Time Warp (R6.6, ruling 17). */

import { inWords } from '@sternwarte/engine';
import { held, dice, toAny, type NutsLesson } from './scene.ts';

export const lesson: NutsLesson = {
  seat: 0,
  scenario: held('technologies'),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Du besitzt schon Time Warp: Einmal im Zug darfst du einen eigenen Würfel neu rollen. Auch den der Wette.',
        'You already own Time Warp: once a turn you may roll one of your own dice again. That of the bet included.',
      ),
    },
    {
      kind: 'move',
      text: inWords('Wette auf 4.', 'Bet on 4.'),
      model: { type: 'declare', count: 4 },
      hint: inWords('Wähle die 4 und würfle.', 'Choose 4 and roll.'),
      otherwise: inWords(
        'Probier es mit der 4: Der Würfel ist in dieser Lektion schon gefallen.',
        'Try 4: in this lesson the die has been cast already.',
      ),
      after: dice(1),
    },
    {
      kind: 'move',
      text: inWords(
        'Eine 1: Das wäre eine einzige Aktion. Würfle mit Time Warp neu.',
        'A 1: that would be a single action. Use Time Warp.',
      ),
      model: { type: 'timeWarp', use: true },
      hint: inWords('Würfle neu.', 'Roll again.'),
      otherwise: inWords(
        'Mit einer Aktion kommst du nirgendwohin. Schlechter kann der neue Wurf nicht sein.',
        'One action takes you nowhere. The new roll cannot be worse.',
      ),
      after: dice(4),
    },
    {
      kind: 'question',
      text: inWords(
        'Eine 4: acht Aktionen. Eine Technologie kostet vier davon und eine Nut ihrer Farbe. Du hast eine rote und eine orange. Welche bekommst du für Orange?',
        'A 4: eight actions. A technology costs four of them and a nut of its colour. You have a red and an orange one. What do you get for orange?',
      ),
      choices: [
        {
          text: inWords('Power Laser, für den Angriff', 'Power Laser, for attacks'),
          isRight: false,
          answer: inWords('Der ist rot: +1 beim Angriff.', 'That one is red: +1 on attacks.'),
        },
        {
          text: inWords('Extra Energy, eine Aktion mehr', 'Extra Energy, one more action'),
          isRight: true,
          answer: inWords(
            'Jeden Zug eine Aktion mehr, bis zum Ende der Partie.',
            'One action more in every turn, to the end of the match.',
          ),
        },
        {
          text: inWords('Mega Shields, für die Abwehr', 'Mega Shields, for defence'),
          isRight: false,
          answer: inWords(
            'Die sind lila: +1 bei der Verteidigung.',
            'Those are purple: +1 in defence.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords('Hol dir Extra Energy.', 'Get Extra Energy.'),
      model: { type: 'technology', colour: 'orange' },
      hint: inWords(
        'Öffne die Technologien und nimm die orange.',
        'Open the technologies and take the orange one.',
      ),
      wrong: [
        toAny(
          'technology',
          inWords(
            'Der Laser hilft nur im Kampf. Energie hilft immer, je früher, desto mehr.',
            'The laser helps in battle only. Energy always helps, the earlier the more.',
          ),
        ),
        toAny(
          'colonize',
          inWords(
            'Eine Kolonie wäre gut, aber behalte die orange Nut für die Technologie.',
            'A colony would be good, but keep the orange nut for the technology.',
          ),
        ),
      ],
      otherwise: inWords(
        'Möglich, aber eine frühe Technologie zahlt sich über die ganze Partie aus.',
        'Possible, but an early technology pays off over the whole match.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Die Nut liegt nun als Zeichen bei dir und ist aus dem Spiel. Vier Aktionen wären noch da; hier beende den Zug.',
        'The nut now lies with you as a marker and is out of circulation. Four actions would be left; here end the turn.',
      ),
      model: { type: 'endTurn' },
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords('Hier beende den Zug.', 'Here end the turn.'),
    },
  ],
  end: inWords(
    'Laser und Schilde für Streitlustige, Time Warp gegen Pech, Energie für alle. Jede Technologie hast du nur einmal, aber für immer.',
    'Laser and shields for fighters, Time Warp against bad luck, Energy for everybody. You can have each technology once, and for good.',
  ),
};
