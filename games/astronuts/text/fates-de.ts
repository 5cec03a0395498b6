import type { HelpText } from '@sternwarte/engine';
import type { FateId } from '../rules/fate.ts';

const fate = (title: string, text: string): HelpText => ({ title, text });

/** The table of fate in German. */
export const fatesDe: Readonly<Record<FateId, HelpText>> = {
  '1-1': fate(
    'Totalschaden',
    'Das gelandete Schiff ist verloren. War es dein letztes, kommt ein neues auf deinen Heimatplaneten.',
  ),
  '1-2': fate('Harte Landung', 'Dieses Schiff tut in diesem Zug nichts mehr.'),
  '1-3': fate('Förderanlage streikt', 'Dieses Schiff kann in diesem Zug nirgends fördern.'),
  '1-4': fate(
    'Siedlungsmodul streikt',
    'Dieses Schiff kann in diesem Zug nirgends eine Kolonie gründen.',
  ),
  '1-5': fate('Triebwerk tot', 'Dieses Schiff bewegt sich in diesem Zug nicht mehr.'),
  '1-6': fate('Laser ausgefallen', 'Dieses Schiff kann in diesem Zug nicht angreifen.'),
  '2-1': fate(
    'Ätzende Luft',
    'Jede Kolonie, die dieses Schiff hier in diesem Zug gründet, würfelt und geht bei 1 bis 3 ein. Bezahlt ist sie trotzdem.',
  ),
  '2-2': fate(
    'Dünne Luft',
    'Jede Kolonie, die dieses Schiff hier in diesem Zug gründet, würfelt und geht bei 1 oder 2 ein. Bezahlt ist sie trotzdem.',
  ),
  '2-3': fate('Glutboden', 'Fördern kostet dieses Schiff hier in diesem Zug 2 Aktionen mehr.'),
  '2-4': fate('Frostboden', 'Fördern kostet dieses Schiff hier in diesem Zug 1 Aktion mehr.'),
  '2-5': fate(
    'Mörderische Schwerkraft',
    'Der Abflug von hier kostet in diesem Zug 2 Aktionen mehr.',
  ),
  '2-6': fate('Starke Schwerkraft', 'Der Abflug von hier kostet in diesem Zug 1 Aktion mehr.'),
  '3-1': fate(
    'Wütende Oger',
    'Würfle: Ab 3 ziehen sie ab, sonst ist dieses Schiff für diesen Zug fertig.',
  ),
  '3-2': fate(
    'Riesenbestien',
    'Würfle: Ab 2 sind sie vertrieben, sonst ist dieses Schiff für diesen Zug fertig.',
  ),
  '3-3': fate(
    'Launische Bewohner',
    'Du verlierst sofort 1 Aktion, um sie zu besänftigen, falls du noch eine hast.',
  ),
  '3-4': fate('Wucherer', 'Fördern kostet dieses Schiff hier in diesem Zug auch 1 Nut.'),
  '3-5': fate('Zöllner', 'Jede Kolonie dieses Schiffs kostet hier in diesem Zug 1 Nut mehr.'),
  '3-6': fate('Anhängliche Bewohner', 'Der Abschied von hier kostet in diesem Zug 1 Aktion mehr.'),
  '4-1': fate('Postkartenidylle', 'Nichts geschieht. Genieße die Aussicht.'),
  '4-2': fate('Tauschhändler', 'Du darfst 1 Nut bei der AstroBank umtauschen.'),
  '4-3': fate(
    'Bankiers',
    'Du darfst bis zu 2 Nuts bei der AstroBank umtauschen, eine nach der anderen.',
  ),
  '4-4': fate(
    'Fleißige Helfer',
    'Kolonien dieses Schiffs kosten hier in diesem Zug keine Aktion, nur die Nut.',
  ),
  '4-5': fate('Geschenkte Siedlung', 'Eine Kolonie dieses Schiffs ist hier in diesem Zug umsonst.'),
  '4-6': fate('Brüder im All', 'Alle Kolonien dieses Schiffs sind hier in diesem Zug umsonst.'),
  '5-1': fate('Felsadern', 'Du erhältst 1 lila und 1 rote Nut.'),
  '5-2': fate('Dschungelschätze', 'Du erhältst 1 gelbe und 1 orange Nut.'),
  '5-3': fate('Flüssige Schätze', 'Du wählst 2 Nuts aus der AstroBank.'),
  '5-4': fate('Funkelboden', 'Du wählst 3 Nuts aus der AstroBank.'),
  '5-5': fate('Casino-Jackpot', 'Du erhältst 4 Nuts, eine je Farbe.'),
  '5-6': fate('Gottgleich verehrt', 'Du wählst 5 Nuts aus der AstroBank.'),
  '6-1': fate('Tüftlervolk', 'Du bekommst eine Technologie deiner Wahl geschenkt.'),
  '6-2': fate('Zeitlenker', 'Du hast in diesem Zug 3 Aktionen mehr.'),
  '6-3': fate(
    'Lebensformer',
    'Du setzt umsonst eine Kolonie auf einen deiner Planeten, auch wenn er schon voll ist.',
  ),
  '6-4': fate(
    'Erleuchtete Wesen',
    'Dein Schiff darf auf einen freien Planeten deiner Wahl springen.',
  ),
  '6-5': fate(
    'Werftherren der Galaxis',
    'Du erhältst umsonst ein Schiff auf einem deiner Planeten.',
  ),
  '6-6': fate('Geister des Alls', 'Wähle eine der Gaben 6-1 bis 6-5.'),
};
