import type { HelpText } from '@sternwarte/engine';
import type { FateId } from '../rules/fate.ts';

const fate = (title: string, text: string): HelpText => ({ title, text });

/** The table of fate in English. */
export const fatesEn: Readonly<Record<FateId, HelpText>> = {
  '1-1': fate(
    'Total wreck',
    'The landing ship is lost. If it was your last one, a new ship appears on your home planet.',
  ),
  '1-2': fate('Hard touchdown', 'This ship does nothing more this turn.'),
  '1-3': fate('Mining rig down', 'This ship cannot mine this turn, wherever it goes.'),
  '1-4': fate('Colony module down', 'This ship cannot found colonies this turn, wherever it goes.'),
  '1-5': fate('Engine dead', 'This ship cannot move any more this turn.'),
  '1-6': fate('Lasers offline', 'This ship cannot attack this turn, wherever it goes.'),
  '2-1': fate(
    'Toxic air',
    'Each colony this ship founds here this turn rolls a die and dies on 1 to 3. Its price stays paid.',
  ),
  '2-2': fate(
    'Thin air',
    'Each colony this ship founds here this turn rolls a die and dies on 1 or 2. Its price stays paid.',
  ),
  '2-3': fate('Scorching ground', 'Mining here costs this ship 2 more actions this turn.'),
  '2-4': fate('Frozen ground', 'Mining here costs this ship 1 more action this turn.'),
  '2-5': fate('Crushing gravity', 'Leaving this planet costs 2 more actions this turn.'),
  '2-6': fate('Strong gravity', 'Leaving this planet costs 1 more action this turn.'),
  '3-1': fate(
    'Raging ogres',
    'Roll a die: on 3 or more they go away, otherwise this ship is done for the turn.',
  ),
  '3-2': fate(
    'Huge beasts',
    'Roll a die: on 2 or more they are driven off, otherwise this ship is done for the turn.',
  ),
  '3-3': fate('Moody locals', 'You lose 1 action at once to calm them down, if you have one.'),
  '3-4': fate('Loan sharks', 'Mining here costs this ship 1 nut as well this turn.'),
  '3-5': fate('Tax collectors', 'Each colony this ship founds here costs 1 nut more this turn.'),
  '3-6': fate('Clingy locals', 'Leaving this planet costs 1 more action this turn.'),
  '4-1': fate('Picture-postcard world', 'Nothing happens. Enjoy the view.'),
  '4-2': fate('Barterer', 'You may swap 1 nut with the AstroBank.'),
  '4-3': fate('Bankers', 'You may swap up to 2 nuts with the AstroBank, one after the other.'),
  '4-4': fate(
    'Eager helpers',
    'Colonies of this ship here cost no action this turn, only the nut.',
  ),
  '4-5': fate('Gifted settlement', 'One colony of this ship here is free of charge this turn.'),
  '4-6': fate('Brothers in space', 'All colonies of this ship here are free of charge this turn.'),
  '5-1': fate('Rocky seams', 'You get 1 purple and 1 red nut.'),
  '5-2': fate('Jungle riches', 'You get 1 yellow and 1 orange nut.'),
  '5-3': fate('Liquid riches', 'You choose 2 nuts from the AstroBank.'),
  '5-4': fate('Glittering ground', 'You choose 3 nuts from the AstroBank.'),
  '5-5': fate('Casino jackpot', 'You get 4 nuts, one of each colour.'),
  '5-6': fate('Worshipped', 'You choose 5 nuts from the AstroBank.'),
  '6-1': fate('Tinker race', 'You are given a technology of your choice.'),
  '6-2': fate('Time keepers', 'You have 3 more actions this turn.'),
  '6-3': fate(
    'Life shapers',
    'You place a free colony on one of your planets, even beyond its room.',
  ),
  '6-4': fate('Enlightened beings', 'Your ship may be beamed to a free planet of your choice.'),
  '6-5': fate('Galactic shipwrights', 'You get a free ship on one of your planets.'),
  '6-6': fate('Spirits of the cosmos', 'Choose one of the gifts 6-1 to 6-5.'),
};
