/** Encounter cards in German: prompts, outcomes, and what each effect does. */

import { counted, halfMedals, resourceCount } from './names-de.ts';
import type { EncounterWords } from './words.ts';

const ofChoice = (n: number): string => counted(n, 'Rohstoff', 'Rohstoffe');

export const encountersDe: EncounterWords = {
  families: {
    merchant: {
      title: 'Fliegender Markt',
      prompt:
        'Ein Frachter mit bunten Wimpeln geht längsseits und klappt seine Luke auf. Wie viele Rohstoffe (0–3) reichst du hinüber?',
    },
    tribute: {
      title: 'Wegezoll',
      prompt:
        'Ein Kaperschiff legt sich quer vor deinen Bug: Zwei Kisten, oder es knallt. Zahlst du?',
    },
    fence: {
      title: 'Der Mann mit der Maske',
      prompt:
        'Ein maskierter Pirat flüstert: Eine Kiste von dir, zwei andere von mir, keine Fragen. Schlägst du ein?',
    },
    raid: {
      title: 'Freibeuter zu vermieten',
      prompt: 'Ein Freibeuter grinst: Für eine Kiste besucht er deine Rivalen. Heuerst du ihn an?',
    },
    ambush: {
      title: 'Aus dem Schatten',
      prompt:
        'Aus dem Schatten eines Asteroiden jagt ein Pirat auf dich zu! Gibst du Vollschub und fliehst?',
    },
    distress: {
      title: 'Funkspruch vor der Sonne',
      prompt:
        'Ein stummes Schiff stürzt einer Sonne entgegen, nur sein Notlicht blinkt. Eilst du hin?',
    },
    escort: {
      title: 'Hetzjagd',
      prompt: 'Vor dir hetzt ein Pirat ein fremdes Schiff durch die Trümmer. Gehst du dazwischen?',
    },
    distortion: {
      title: 'Falte im Raum',
      prompt: 'Der Raum vor dir faltet sich wie Papier. Wagst du den Sprung hindurch?',
    },
    travellers: {
      title: 'Das Wandernde Volk',
      prompt:
        'Das Wandernde Volk, überall in Ehren gehalten, streckt dir seine Schale entgegen. Wie viele Rohstoffe (0–3) legst du hinein?',
    },
    wear: {
      title: 'Zahn der Zeit',
      prompt: 'Risse im Rumpf, Rost an den Streben: Die Flotten werden alt.',
    },
  },
  unmasked: 'Die Wimpel fallen: Darunter steckt ein Pirat! Eröffnest du das Feuer?',
  outcomes: {
    e01n0:
      'Deine leeren Laderäume werden zum Tagesgespräch: Alle legen dir etwas hinein, doch dein Ansehen leidet doppelt.',
    e01n1: 'Ein mitleidiger Blick, ein Sack Saatgut – und ein Kratzer am guten Ruf.',
    e01n2: 'Ein ehrlicher Gegenwert kommt zurück, und man spricht gut von dir.',
    e01n3: 'Der Kapitän strahlt und öffnet dir zwei Kisten deiner Wahl.',
    e02n0: 'Betretenes Schweigen im Funk. So etwas merkt man sich.',
    e02n1: 'Ein Handschlag: Kiste gegen Kiste.',
    e02n2: 'Die Mannschaft johlt, und du suchst dir etwas aus.',
    e02n3: 'Sein Mechaniker schraubt dir zum Dank ein neues Bauteil an.',
    e03n0: 'Zornig funkt er deinen Geiz in jeden Hafen.',
    e03n1: 'Er verstaut die Kiste und zieht ohne ein Wort davon.',
    e03n2: 'Mehr als ein lobendes Wort rückt dieser Knauser nicht heraus.',
    e03n3: 'Schweren Herzens trennt sich der Knauser von einem Ballen Ware.',
    e04n0: 'Er schüttelt den Kopf und schiebt dir trotzdem einen Ballen zu.',
    e04n1: 'Das freut ihn sichtlich: Du darfst wählen.',
    e04n2: 'Er tanzt durch die Schleuse: Greif zweimal zu!',
    e04n3: 'So viel Großmut macht ihn stutzig. Alles steht wieder vor deiner Luke.',
    e05n0:
      'Hinter den Wimpeln saß ein Handelsfürst – und seine Leute haben an einem deiner Schiffe die Leitungen vertauscht.',
    e05n1: 'Der Fürst hebt eine Braue. Dein Name fällt in Ungnade.',
    e05n2: 'Der Fürst nickt huldvoll und lässt dich wählen.',
    e05n3: 'Der Fürst klatscht in die Hände: Eines seiner Handelsschiffe gehört nun dir.',
    e06n1: 'Der Fürst gähnt hinter vorgehaltener Hand. Das spricht sich herum.',
    e07win: 'Volltreffer! Deine Kisten schweben zurück, und die Funker feiern dich.',
    e07lose:
      'Er entkommt mit allem, was du gabst, und eines deiner Schiffe treibt mit rauchenden Düsen.',
    e07no: 'Er dreht ab. Was du gegeben hast, ist fort.',
    e09yes: 'Die Kisten wechseln das Schiff, der Weg ist frei.',
    e09win: 'Das Kaperschiff streicht die Flagge und fährt künftig für dich.',
    e09lose: 'Ein Treffer reißt dir ein Bauteil ab. Wenigstens gilt dein Mut etwas.',
    e10win: 'In seinem Bauch findest du Carbon für zwei.',
    e10lose: 'Eines deiner Schiffe liegt lahm, doch man rühmt deinen Mut.',
    e11yes: 'Er nimmt die Kisten und kappt zum Abschied noch eine Leitung.',
    e11win: 'Zwei Container Erz bleiben als Beute zurück.',
    e11lose: 'Es kracht im Gebälk: Ein Bauteil ist verloren.',
    e12low: 'Geraune in den Häfen: Dein Name fällt zu oft.',
    e12mid: 'Die Patrouille öffnet deine Luke. Die heiße Ware ist weg, dein Ruf auch.',
    e12high: 'Niemand hat etwas gesehen.',
    e12no: 'Du bleibst sauber, und das spricht sich herum.',
    e13no: 'Du winkst ab und fliegst weiter.',
    e14low: 'Er lacht, behält die Kiste und nennt überall deinen Namen.',
    e14mid: 'Die Beute kommt – und mit ihr die Frage, wer ihn bezahlt hat.',
    e14high: 'Still und sauber: Aus jedem fremden Laderaum eine Kiste.',
    e14no: 'Ehrlich währt am längsten: Man zollt dir Respekt.',
    e15no: 'Du lässt ihn stehen.',
    e16flee: 'Schon bist du nur noch ein Funkeln am Horizont.',
    e16win: 'Im Wrack sitzt ein Gelehrter des Wissenden Volkes: Er rüstet dein Mutterschiff aus.',
    e16lose: 'Der Enterhaken reißt ein Bauteil mit.',
    e17win: 'Zwei Container Erz trudeln aus dem geplatzten Rumpf.',
    e17lose: 'Ein Bauteil geht verloren, die Geschichte von deinem Mut nicht.',
    e18win: 'Du bringst das Schiff als Prise heim.',
    e18lose: 'Eines deiner Schiffe bleibt für diesen Flug im Dock.',
    e19win:
      'Im letzten Augenblick holst du einen Handelsfürsten aus der Glut. Er überlässt dir eines seiner Schiffe.',
    e19lose: 'Die Hitze war schneller. Ein Bauteil ist geschmolzen.',
    e19no: 'Das Licht erlischt. Niemand hat dich gesehen.',
    e20win: 'Du rettest eine Gesandte der Diplomaten. Sie sorgt dafür, dass alle mit dir teilen.',
    e20lose: 'Zu spät, und ein Bauteil ist verglüht. Dein Einsatz wird dennoch gewürdigt.',
    e20no: 'An Bord war eine Gesandte. Die Diplomaten vergessen das nicht.',
    e21win: 'Die gerettete Gelehrte baut dir auf der Stelle etwas ein.',
    e21lose: 'Die Sonne gewinnt das Rennen und nimmt ein Bauteil mit.',
    e21no: 'Dein Weiterflug bleibt nicht geheim.',
    e22win: 'Der gerettete Händler lädt dir zwei Ballen um.',
    e22lose: 'Der Pirat nimmt eines deiner Schiffe unter Feuer, es fällt heute aus.',
    e22no: 'Du schaltest die Lichter ab. Keiner merkt es.',
    e23win: 'Eine Fürstin des Grünen Volkes öffnet dir ihre Speicher.',
    e23lose: 'Ein Bauteil zerbirst, doch dein Mut macht Schule.',
    e23no: 'Man hat dein Heck im Weglaufen gesehen.',
    e24win: 'Es war das Wandernde Volk! Es öffnet dir einen Pfad quer durch die Galaxis.',
    e24lose: 'Eines deiner Schiffe ist getroffen, dein Name aber wird mit Achtung genannt.',
    e25win: 'Ein Wimpernschlag, und eines deiner Schiffe ist, wo du es haben willst.',
    e25lose: 'Die Falte spuckt dich aus, ein Schiff hat seinen Schub verloren.',
    e25no: 'Du drehst ab – geradewegs dem Nächsten vor den Bug.',
    e27lose: 'Die Falte schnappt zu und behält ein Bauteil.',
    e28n0: 'Ihr Fluch liegt schwer: Ein Bauteil fällt ab, und dein Ruf mit ihm.',
    e28n1: 'Sie singen deinen Namen, und man hört zu.',
    e28n2: 'Sie zeigen dir einen Pfad, den keine Karte kennt.',
    e29n0: 'Sie ziehen schweigend weiter.',
    e29n3: 'Sie lassen eines ihrer Schiffe bei dir zurück.',
    e30n0: 'Wer das Wandernde Volk abspeist, macht sich keinen Namen.',
    e30n3: 'Sie singen deinen Namen und öffnen dir einen Pfad.',
    e31all:
      'Wer zu viel mit sich schleppt, lässt ein Teil zurück. Dann dreht sich das Rad von vorn.',
    e32all:
      'Wer zu viel mit sich schleppt, lässt ein Teil zurück, und der Rat ehrt die größten Frachträume. Dann dreht sich das Rad von vorn.',
  },
  effects: {
    gainHalfMedal: ({ n }) => `+${halfMedals(n)}`,
    loseHalfMedal: ({ n }) => `−${halfMedals(n)}`,
    gainResource: ({ resource, n }) => `+${resourceCount(n, resource)}`,
    gainResourceChoice: ({ n }) => `+${ofChoice(n)} deiner Wahl`,
    payResourceChoice: ({ n }) => `du zahlst ${ofChoice(n)} deiner Wahl`,
    returnGift: () => 'die übergebenen Rohstoffe kommen zurück',
    swapForOthers: ({ take }) => `du gibst 1 Rohstoff und nimmst ${take} andere`,
    confiscateSwap: () => 'die eingetauschten Rohstoffe gehen zurück in den Vorrat',
    eachOpponentGives: () => 'alle Mitspieler geben dir 1 Rohstoff ihrer Wahl',
    robEachOpponent: () => 'du ziehst von allen Mitspielern 1 Karte',
    gainUpgrade: () => '+1 Ausbau deiner Wahl',
    loseUpgrade: () => '−1 Ausbau deiner Wahl',
    groundShip: () => 'ein Schiff deiner Wahl fliegt in diesem Zug nicht',
    gainTradeShip: () => '+1 Handelsschiff',
    spaceJump: () => 'Raumsprung',
    newEncounter: ({ reshuffle }) =>
      reshuffle ? 'alle Karten mischen, neue Begegnung' : 'neue Begegnung',
    wear: ({ moreThan }) => `wer mehr als ${moreThan} Ausbauten hat, entfernt 1`,
    council: () => `die meisten Frachtmodule: +${halfMedals(1)}`,
  },
  sides: {
    right1: 'den rechten Nachbarn',
    right2: 'den zweiten Spieler zur Rechten',
    left1: 'den linken Nachbarn',
    left2: 'den zweiten Spieler zur Linken',
  },
  cardTitle: (number, family) => `Begegnung ${number}: ${family}`,
  yes: 'Ja',
  no: 'Nein',
  contest: (metric, side) =>
    metric === 'combat' ? `Kampf gegen ${side}.` : `Wettflug gegen ${side}.`,
  compareDrives: (side) => `Antriebe im Vergleich gegen ${side}, ohne zu schütteln.`,
  won: 'Sieg',
  lost: 'Niederlage',
  escaped: 'Gleich viele oder mehr',
  caught: 'Weniger',
  bands: ['Kugelsumme 1–2', 'Kugelsumme 3', 'Kugelsumme 4–5'],
  nothing: 'sonst geschieht nichts',
};
