import type { RulingReason } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';
import type { Chapter as Section } from '../text/words.ts';
import type { Chapter, Ruling } from './guide.ts';

const why = (reads: string, because: string): RulingReason => ({ reads, because });

export const chapters: Readonly<Record<Chapter, string>> = {
  material: 'Das Material',
  board: 'Der Spielplan',
  setUp: 'Aufbau',
  turn: 'Der Zug',
  production: 'Produktion',
  trade: 'Handeln und Bauen',
  flight: 'Fliegen',
  exploring: 'Erkunden',
  colonies: 'Kolonien',
  stations: 'Handelsstationen und Freundschaft',
  markers: 'Piratenbasen und Eisplaneten',
  encounters: 'Begegnungen',
  end: 'Punkte und Ende',
  more: 'Die Karten',
};

/** Was das Regelheft sagt oder offenlässt, und warum wir es so halten. */
export const reasons: Readonly<Record<Ruling, RulingReason>> = {
  'ruling 18.1': why(
    'Die Regel über blockierte Bauplätze spricht von Kolonieschiffen, die dort warten.',
    'Also darf eines dort stehen, ohne zu gründen.',
  ),
  'ruling 18.2': why(
    'Ein blockierter Bauplatz soll so bald wie möglich frei werden.',
    'Möglich wird es in der nächsten Flugphase dessen, dem das Schiff gehört.',
  ),
  'ruling 18.3': why(
    'Ein Handelsschiff am Andockpunkt gründet eine Station.',
    'Dort zu warten, sperrte das Dock für alle.',
  ),
  'ruling 18.4': why(
    'Eine Kolonie gründet man am Ende eines Flugs.',
    'Auch ein Flug ohne Schritt ist einer; das Schiff ist, wo es sein will.',
  ),
  'ruling 18.5': why(
    'Geräumt wird, wenn man auf einen benachbarten Punkt zieht.',
    'Dort zu stehen ist kein Ziehen, also braucht es einen Schritt.',
  ),
  'ruling 18.6': why(
    'Wer stark genug ist, räumt sofort.',
    'Einen Orden abzulehnen, gibt es nie einen Grund.',
  ),
  'ruling 18.7': why(
    'Tempo ist Kugeln plus Antriebe; wann man zählt, fehlt.',
    'Nach öffentlichen Auskünften zählt ein Antrieb, sobald man ihn hat.',
  ),
  'ruling 18.8': why(
    'Wer ein Schiff hat, schüttelt das Mutterschiff.',
    'Wäre es freiwillig, wiche jeder den Begegnungen aus.',
  ),
  'ruling 18.9': why(
    'Schiffe fliegen nacheinander.',
    'Wechseln nutzte auch mitten im Flug aus, was ein anderes erkundet hat.',
  ),
  'ruling 18.10': why(
    'An manchen Punkten darf man vorbei, aber nicht halten.',
    'Kein Schiff soll übrig bleiben, wo es nicht bleiben darf.',
  ),
  'ruling 18.11': why(
    'Eine Entdeckung kann ändern, was vor einem liegt.',
    'Bliebe kein Ende, schadet die Rückkehr niemandem.',
  ),
  'ruling 18.12': why(
    'Ein Raumhafen hält andere von seinen Punkten fern.',
    'Das schützt Mitspielende, und die neutrale Farbe spielt niemand.',
  ),
  'ruling 18.13': why(
    'Der Punkt wird geräumt, wenn möglich.',
    'Also entschuldigt nur, was unmöglich ist.',
  ),
  'ruling 18.14': why(
    'Man wählt ein eigenes Schiff, das am Boden bleibt.',
    'Frei gewählt wäre es ein Ausweg aus der Pflicht zu räumen.',
  ),
  'ruling 18.15': why('Ein Schiff am Boden fliegt nicht.', 'Gründen ist kein Fliegen.'),
  'ruling 18.16': why(
    'Ein Schiff darf irgendwohin springen.',
    'Die meisten Quellen zählen den Sprung als seinen Flug, und „darf“ erlaubt, es zu lassen.',
  ),
  'ruling 18.17': why(
    'Die schwarze Kugel steht im Flug für Tempo 3.',
    'Die Übersicht gibt ihr den Wert 0; die 3 gehört zum Fliegen.',
  ),
  'ruling 18.18': why(
    'Nachbarn spielen Piraten oder Rivalen.',
    'Nach öffentlichen Auskünften haben Rivalen ihre Karten, Piraten nicht.',
  ),
  'ruling 18.19': why(
    'Wer flieht, vergleicht Antriebe.',
    'Es ist dieselbe Kartenfamilie, also hat der Nachbar dieselbe Rolle.',
  ),
  'ruling 18.20': why(
    'Die Karten verlangen gleich gut oder besser.',
    'Also gewinnt bei Gleichstand, wer gefragt ist.',
  ),
  'ruling 18.21': why(
    'Karten sprechen von linken und rechten Nachbarn.',
    'Die Würfel gehen nach links, also ist links, wer als Nächstes kommt.',
  ),
  'ruling 18.22': why(
    'Manche Antworten kosten Karten.',
    'Ein Versprechen, das man nicht halten kann, wäre umsonst.',
  ),
  'ruling 18.23': why(
    'Für eine Karte nimmt man zwei andere.',
    'Andere als die gegebene; dass sie sich unterscheiden, steht nicht da.',
  ),
  'ruling 18.24': why(
    'Gewinne kommen aus Vorrat und Ausbaubox.',
    'Was nicht da ist, bekommt man nicht.',
  ),
  'ruling 18.25': why(
    'Reicht es nicht für alle, bekommt niemand etwas.',
    'Der Satz macht für eine einzelne Person keine Ausnahme.',
  ),
  'ruling 18.26': why(
    'Die Hilfskarte hilft denen, die leer ausgehen.',
    'Sie steht bei der Produktion, also zählen Karten vom Nachschubstapel nicht.',
  ),
  'ruling 18.27': why(
    'Gezogen wird bei bis zu zwei Führenden.',
    '„Bis zu zwei“ schließt einen ein.',
  ),
  'ruling 18.28': why(
    'Es gibt zwei Karten mit derselben Gabe.',
    'Mehrere öffentliche Quellen geben beiden zusammen eine Nutzung.',
  ),
  'ruling 18.29': why(
    'Bei einer Sieben geschieht mehreres.',
    'Das Regelheft erzählt es in dieser Reihenfolge.',
  ),
  'ruling 18.30': why(
    'Bei jemandem wird eine Karte gezogen.',
    'Aus einer leeren Hand ist nichts zu ziehen.',
  ),
  'ruling 18.31': why(
    'Die Hälfte der Karten wird abgegeben.',
    'Die Hälfte von allen, gleich welche Grenze überschritten war.',
  ),
  'ruling 18.32': why(
    'Ist der Stapel leer, entsteht ein neuer.',
    'Sofort, damit niemand ins Leere zieht.',
  ),
  'ruling 18.33': why(
    'Die Zahl der Karten hängt von den Punkten ab.',
    'Von den jetzigen, und die Produktion kommt vorher.',
  ),
  'ruling 18.34': why(
    'Man tauscht Karten.',
    'Ein Geschenk ist kein Tausch, Gleiches gegen Gleiches auch nicht.',
  ),
  'ruling 18.35': why(
    'Kolonien gründet man in erkundeten Systemen.',
    'Die Bauplätze daheim sind besetzt oder geschlossen.',
  ),
  'ruling 18.36': why(
    'Zu dritt fasst ein System zwei.',
    'Genannt wird niemand, also zählen alle Gebäude.',
  ),
  'ruling 18.37': why(
    'Der Marker geht an den, der mehr Stationen hat.',
    'Mehr als wer ihn hat; auf den Tisch kommt er nie zurück.',
  ),
  'ruling 18.38': why(
    'Wer zu viele Ausbauten hat, verliert einen.',
    'Karten sind keine Ausbauten; zugleich zu entscheiden, ist für alle gerecht.',
  ),
  'ruling 18.39': why(
    'Geehrt wird, wer die meisten Frachtmodule hat.',
    'Am meisten von nichts ist nichts.',
  ),
  'ruling 18.40': why(
    'Ein geschenktes Schiff wird so bald wie möglich eingesetzt.',
    'Also vor Schiffen, die man bezahlt.',
  ),
  'ruling 18.41': why(
    'Ein Marker steht für das Schiff, bis es eingesetzt werden kann.',
    'Das kann es, wenn alles da ist, was so ein Schiff braucht.',
  ),
  'ruling 18.42': why(
    'Wer im eigenen Zug die Punkte hat, gewinnt.',
    'Im ersten Augenblick, also wird nach jeder Änderung nachgesehen.',
  ),
  'ruling 18.43': why(
    'Halbe Orden kann man wieder verlieren.',
    'Dann ist das Spiel schon vorbei, falls sie reichten.',
  ),
  'ruling 18.44': why(
    'Der höchste Wurf beginnt.',
    'Bei Gleichstand würfeln nur diese noch einmal, wie üblich.',
  ),
  'ruling 18.45': why(
    'Chips liegen auf den Planeten.',
    'Erst bei der Entdeckung verteilt, verrät ein verdeckter Sektor nichts.',
  ),
  'ruling 18.46': why(
    'Ein Sprung führt zu jedem Punkt.',
    'Die Mitte eines verdeckten Sektors kann sich als geschlossen erweisen.',
  ),
  'ruling 18.47': why(
    'Der Nachbar liest vor, was folgt.',
    'Was nicht gewählt wurde, bleibt fürs nächste Mal unbekannt.',
  ),
  'ruling 18.48': why(
    'Ein geräumter Planet bekommt einen neuen Chip.',
    'Fünf Marker, fünf Chips: Sie reichen.',
  ),
  'ruling 18.49': why(
    'Das Schiff wird so bald wie möglich eingesetzt.',
    'Mitten im Flug könnte es den Punkt nehmen, den ein anderes braucht.',
  ),
  'ruling 18.50': why(
    'Ein Schiff muss seinen Punkt räumen, wenn es kann.',
    'Könnte es dort aufhören, bedeutete die Pflicht nichts.',
  ),
  'ruling 18.51': why(
    'Ein Schiff springt und darf gründen.',
    'Ankommen ist ankommen, ob im Sprung oder im Schritt.',
  ),
  'ruling 18.52': why(
    'Niemand weiß, was ein verdeckter Sektor birgt.',
    'Also hält niemand, wo es sich als verboten erweisen könnte.',
  ),
  'ruling 18.53': why(
    'Über Tausch wird frei geredet.',
    'Am Bildschirm kann man einem Angebot zugleich folgen, und ein Ende muss in Sicht sein.',
  ),
  'ruling 18.54': why(
    'Vom Nachschubstapel wird gezogen.',
    'Wer selbst ziehen will, soll davon weder Vor- noch Nachteil haben.',
  ),
  'ruling 18.55': why(
    'Vorrat, Stapel und Ausbaubox können leer sein.',
    'Dann geschieht nichts; geschuldet wird nichts.',
  ),
  'ruling 18.56': why(
    'Mehrere entscheiden über ihre Karten.',
    'Sähe man die Antworten, wäre im Vorteil, wer wartet.',
  ),
  'ruling 18.57': why(
    'Nach einer Entdeckung fliegt das Schiff weiter.',
    'Manche spielen, dass es hält; dann muss es halten, wo es darf.',
  ),
  'ruling 18.58': why(
    'Das Spiel endet mit den Punkten.',
    'Wer weniger Zeit hat, kann eine letzte Runde vereinbaren.',
  ),
  'ruling 18.59': why(
    'Eine Karte ehrt mehrere zugleich.',
    'So nimmt der Sieg dessen, der am Zug ist, den anderen nichts.',
  ),
  'ruling 18.60': why(
    'Die Karte hilft gegen Führende.',
    'Wer führt, entscheiden Punkte, nicht Handkarten.',
  ),
  'ruling 18.61': why(
    'Vom Aufgeben ist nicht die Rede.',
    'Wer am Bildschirm sitzt, muss gehen können; was gebaut ist, bleibt stehen, damit der Plan bleibt, wie er war.',
  ),
};

/** Wonach gefragt wird, wenn man eine Regel sucht und nicht weiß, wie sie hier heißt. */
export const names: Readonly<Partial<Record<HelpId | Section, string>>> = {
  'R2.1': 'Material Anzahl Kolonien Schiffe wie viele',
  'R2.2': 'Obergrenze höchstens',
  'R2.8': 'Mutterschiff würfeln',
  'R3.1': 'Farben Rohstoffe welcher Planet',
  'R3.9': 'Raumhafenpunkt wo bauen',
  'section 5.1': 'anfangen fängt an Startspieler Anfang',
  'section 5.2': 'Startaufstellung Anfang',
  'section 6': 'Ablauf Phasen Reihenfolge Spielzug Zug',
  'section 16': 'zwei Spieler',
  'R16.1': 'drei Spieler',
  'R7.2': 'Produktion Rohstoffe bekommen Einkommen',
  'R7.6': 'Nachschub Karten ziehen Reserve',
  'R7.8': 'Sieben gewürfelt 7',
  'R7.9': 'Handkarten Limit Handlimit Handkartenlimit abgeben abwerfen Sieben gewürfelt 7',
  'R7.10': 'Räuber stehlen rauben klauen Sieben gewürfelt 7',
  'R8.1': 'tauschen Tausch handeln Mitspieler',
  'R8.2': 'Bank tauschen Tausch Kurs Handelskurs 3:1 2:1 Tauschverhältnis',
  'R8.4': 'anbieten Angebot handeln wie oft',
  'R8.5': 'Baukosten kosten kostet Preis kaufen Kolonieschiff Handelsschiff Raumhafen bauen teuer',
  'R8.6': 'Kanonen Antrieb Triebwerk Fracht Waffen',
  'R9.2': 'Mutterschiff schütteln schwarze Kugel wie weit',
  'R9.3': 'Tempo wie weit fliegen Reichweite schnell',
  'R9.5': 'ziehen bewegen zurück',
  'R9.8': 'Blockade blockieren versperren anhalten',
  'R9.9': 'Blockade blockieren wegfliegen versperren',
  'R10.1': 'aufdecken Chips',
  'R11.1': 'siedeln Kolonie bauen',
  'R11.2': 'Kolonie nicht gründen verboten',
  'R12.1': 'Handelsposten Außenposten andocken Handelsstation',
  'R12.2': 'Fracht andocken Außenposten Handelsstation',
  'R12.4': 'Mehrheit Freund',
  'R12.5': 'Freundschaftskarten Freundschaft Karte wählen',
  'R13.2': 'Piraten besiegen Eis Eisplanet terraformen Kanonen kämpfen',
  'R13.3': 'Ruhm Orden Piraten Eisplanet',
  'R14.1': 'schwarze Kugel Ereignis',
  'R14.7': 'Kampf kämpfen',
  'R14.13': 'Ruhm Ruhmesringe Ehre halbe Medaille',
  'R15.1': 'Punkte wofür',
  'R15.3': 'gewinnen gewonnen Sieger Ende Ziel 15',
  'ruling 18.61': 'aufgeben kapitulieren',
};
