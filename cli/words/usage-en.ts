import type { CliWords } from './index.ts';

export const help = `Sternwarte: classic space board games on one exact, fair and fast engine

  sternwarte play <game>        play in the terminal, against bots or people at one keyboard
  sternwarte join <link>        play at an online table, in the terminal
  sternwarte bots <game>        who the opponents are, and how they think
  sternwarte simulate <game>    let bots play many games, and count
  sternwarte ladder <game>      measure how strong bots are
  sternwarte tune <game>        let bots learn from games of their own
  sternwarte replay <file>      look at a recorded match
  sternwarte analyse <file>     who stood how well when, and what changed it
  sternwarte puzzles <game>     find puzzles in games of bots, and prove them
  sternwarte verify <file>      check every move and every draw of a recorded match
  sternwarte backup <file>      copy everything that a server keeps
  sternwarte restore <file>     bring a backup back
  sternwarte move-store <a> <b> from one file to PostgreSQL, or back
  sternwarte rules <game>       which test proves which rule

Every command explains itself: sternwarte <command> --help
Language: --lang de or --lang en, otherwise as your system is set.`;

export const usage: CliWords['usage'] = {
  play: `sternwarte play <game> [--players A,B,@pilot] [--options JSON] [--resume FILE]

  Plays in the terminal. Moves are made by number or by name, both languages are understood. "hint" names good moves.

  --players LIST   one name per seat; behind an @ stands a bot: @kadett, @pilot, @admiral or @random.
                   Default: you against @pilot. "sternwarte bots <game>" describes them
  --options JSON   options of the game, such as '{"maxRounds":30}'
  --seed TEXT      the same lots and the same bots every time; the Admiral does not think by the clock then
  --resume FILE    go on with a saved match
  --lang de|en     language`,
  join: `sternwarte join <link> [--name NAME] [--me FILE] [--watch] [--quiet]

  Plays at an online table. The link is an invitation as the browser shows it (https://example.org/#/join/…), or the
  address of a table at which you sit (…/#/table/…). You take the seat it leads to, or a free one, or else look on.
  Moves are made by number or by name, as in play. A line that breaks is picked up again by itself.

  --name NAME      what you are called there
  --me FILE        where the token is kept by which each server knows you again; default
                   ~/.config/sternwarte/me.json. Whoever reads it can sit in your place
  --watch          take no seat
  --quiet          show nothing of what is said
  --lang de|en     language

  A match with somebody in a terminal is not rated. Exit code 1 when the server lets you in no more.`,
  bots: `sternwarte bots <game> [--json]

  Tells who one can play against, and how each of them thinks.

  --json           as JSON: id, name, about
  --lang de|en     language`,
  ladder: `sternwarte ladder <game> [--seats N] [--games N] [--bots LIST] [--iterations N] [--seed TEXT]

  Lets bots compete and measures how strong they are. From game to game everybody moves on by one seat.
  The same seed gives the same games, on however many cores; only the times differ.

  --seats N        number of players; default: as few as the game allows
  --games N        number of games, best a multiple of the seats; default 100
  --bots LIST      random, kadett, pilot or admiral for each seat; if there are fewer, the last one takes all that are
                   left. Default pilot,kadett
                   Behind an @ stands a generation: admiral@1. The challengers of the game have names, too
                   Behind a : stands how often it walks the search tree, admiral:400, and behind a + how often more
                   whenever others are asked, admiral:400+2000, where the game keeps trees
  --gauntlet       the first of the bots against every challenger of the game
  --iterations N   how often the Admiral walks the search tree; default: as often as the game says
  --seed TEXT      default 1
  --options JSON   options of the game, such as '{"maxRounds":200}'
  --cores N        use so many cores; default: all
  --json           the figures as JSON: command, games, endings, givenUp, bots …
  --out FILE       write the JSON there
  --lang de|en     language

  The interval holds the true share in 95 of 100 cases. A rating of 400 points more means odds of ten to one.
  Ctrl-C shows what is known so far (exit code 130). Exit code 1 when a bot proposes something illegal.`,
  tune: `sternwarte tune <game> [--seats N | all] [--games N] [--rounds N] [--seed TEXT] [--out FILE]

  Finds how much each feature of a position counts, from games of the Pilot against itself. By duel, every round lets a
  challenger with slightly other weights play against the holder, and takes it over when it wins clearly. By slope,
  every round lets two sides play whose weights all differ a little, and whoever wins more pulls them towards himself,
  which takes hundreds of short rounds. After both, all weights are scaled so that the chances they promise come true.
  By fit, every round learns from who won with the weights of the round before. The same seed gives the same weights, on
  however many cores.

  --seats N        a number of players, or all; default all
  --games N        games per round; default 400
  --rounds N       rounds; default 6
  --method M       duel, slope or fit; default duel
  --iterations N   for weights of the Admiral: both sides walk the tree so often; default: Pilots play
  --seed TEXT      default 1
  --stray N        leave one decision in N to instinct, so that odd positions are seen too; default 8
  --every N        learn one position in N, since neighbours are alike; default 4
  --drift N        let instinct play N actions now and then, as beyond the leaves of a search, and learn where it ends
  --worlds N       look ahead in so many worlds; default: as the game says
  --foresight N    look ahead so many actions; default: as the game says
  --pull X         how firmly the old weights hold; default 0.001
  --from SOURCE    guess: the first guess of the game; zero: from scratch; shipped: its weights; default guess
  --options JSON   options of the game
  --cores N        use so many cores; default: all
  --out FILE       default games/<game>/bot/weights.json; other numbers of players in it are kept
  --lang de|en     language

  Prints the mean log likelihood of each round: 0 would be certainty.`,
  simulate: `sternwarte simulate <game> [--seats N] [--games N] [--bots LIST] [--seed TEXT]

  Lets bots play and counts. The same seed gives the same games.

  --seats N        number of players; default: as many as the game allows
  --games N        number of games; default 100
  --bots LIST      random, kadett, pilot or admiral for each seat; if there are fewer, the last one takes all that are
                   left. Default: random everywhere
  --iterations N   how often the Admiral walks the search tree; default: as often as the game says
  --seed TEXT      default 1
  --options JSON   options of the game, such as '{"maxRounds":200}'
  --out DIR        write a record of every game there
  --json           print the figures as JSON: games, actions, actionsPerSecond, length, wins, endings, violations
  --lang de|en     language

  A shared win counts in parts. Exit code 1 when a game broke an invariant.`,
  replay: `sternwarte replay <file> [--at N]

  Prints the log of a recorded match and the position it leads to.

  --at N           stop after entry N; -1 is the position before the first
  --lang de|en     language`,
  puzzles: `sternwarte puzzles <game> [--goal NAME] [--seats N] [--each N] [--games N] [--budget N] [--seed TEXT] [--out FILE]

  Looks in games of bots for positions in which few first moves reach the most that can be forced, proves that by
  looking at every way and every answer, grades them by who of the bots finds it, and writes them as JSON.

  --seats N        games of so many; otherwise of every size in turn
  --goal NAME      look for this goal alone
  --each N         so many of each goal; default 8
  --games N        from so many games at most; default 40
  --budget N       how many positions a proof may look at; default 3000
  --seed TEXT      the same seed finds the same puzzles
  --out FILE       write them there`,
  analyse: `sternwarte analyse <file> [--iterations N] [--json] [--out FILE]

  Estimates how well everybody stood after each entry of a recorded match, and names the moves and draws that changed
  that most, with the move that the search would have made. Everything hidden lies open.

  --iterations N   how thoroughly each position is searched; default 100
  --json           as JSON: positions, swings …
  --out FILE       write the JSON there
  --lang de|en     language

  Ctrl-C shows what is known so far (exit code 130).`,
  verify: `sternwarte verify <file> [--commitment HEX] [--key KEY]

  Replays a recorded match, checks every move against the rules and recomputes every draw from the published seed.
  Exit code 1, with the reason, when anything is wrong.

  --commitment HEX the commitment of the day the match began, to find a record made anew from end to end
  --key KEY        the key of the server (/.well-known/sternwarte-key), to find a seal by another hand
  --lang de|en     language`,
  rules: `sternwarte rules <game> [--json | --markdown]

  Lists every rule of the game and the tests that name it. Exit code 1 when a rule has no test.

  --json           as JSON: an object from rule to tests
  --markdown       as a Markdown page
  --lang de|en     language`,
  backup: `sternwarte backup <file> [--data FOLDER]

  Copies everything that a server keeps into one file; also while it runs.

  --data FOLDER    where the server has its database; else the variable DATA, else .data in the project
  --lang de|en     language`,
  restore: `sternwarte restore <file> [--data FOLDER]

  Restores a backup. The server must stand still for it; what was there before stays beside it (.before).

  --data FOLDER    as with backup
  --lang de|en     language`,
  'move-store': `sternwarte move-store <from> <to>

  sternwarte move-store sqlite:<file> postgres://<address>
  sternwarte move-store postgres://<address> sqlite:<file>

  Carries everything that a server keeps from one database to another, empty one, and compares counts and hashes of both
  sides. No server may be running on either. What was moved from stays as it was.

  --lang de|en     language`,
};
