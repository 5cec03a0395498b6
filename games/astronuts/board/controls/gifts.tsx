/** What fate gives to choose from: a planet, a technology, one of five gifts (R7). */

import { ChartElsewhere, Choice, Deeds, playing } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Move } from '../../rules/actions.ts';
import { COLOURS } from '../../rules/data.ts';
import { GIFTS, type Gift } from '../../rules/fate.ts';
import { hasTechnology } from '../../rules/state.ts';
import { chosenGift, giftsOf } from '../picking.ts';
import { Colony, Icon, Ship, Technology, TechnologyIcon } from '../pieces.tsx';
import { situationOf, type NutsProps } from '../props.ts';
import { boardWords, gameWords } from '../words/index.ts';
import { Deed } from './deed.tsx';
import { PlanetSelect } from './planet-select.tsx';

export function PlanetGift(props: NutsProps): VNode {
  const { view, language, words: game } = props;
  const words = boardWords[language].fate;
  const isElsewhere = useContext(ChartElsewhere);
  const situation = situationOf(props);
  const gifts = giftsOf(situation);
  const chosen = chosenGift(situation);
  const planets = gifts.flatMap(({ planet }) => planet ?? []);
  const declined = gifts.find(({ planet }) => planet === null);
  return (
    <>
      <Choice class="an-controls">
        {!isElsewhere && <p class="an-hint">{words.pickOnBoard}</p>}
        <PlanetSelect props={props} planets={planets} />
      </Choice>
      <Deeds class="an-controls an-deeds">
        {declined !== undefined && (
          <Deed props={props} intent={playing(declined)} title={game.move(declined, view)} />
        )}
        <Deed
          props={props}
          primary
          intent={chosen && playing(chosen)}
          title={chosen === null ? words.confirm : game.move(chosen, view)}
        />
      </Deeds>
    </>
  );
}

export function TechnologyGift(props: NutsProps): VNode {
  const { view, asked, language, words: game } = props;
  const words = boardWords[language];
  const none: Move = { type: 'fateTechnology', colour: null };
  return (
    <>
      <Choice class="an-controls">
        <div class="an-shelf">
          {COLOURS.map((colour) => {
            const owned = hasTechnology(view, asked ?? view.current, colour);
            return (
              <Deed
                key={colour}
                props={props}
                class={`an-tech ${owned ? 'an-tech-owned' : ''}`}
                intent={owned ? null : playing({ type: 'fateTechnology', colour })}
                title={
                  <>
                    <TechnologyIcon colour={colour} /> {gameWords[language].technologies[colour]}
                  </>
                }
                note={owned ? words.technologyOwned : words.technologies[colour]}
              />
            );
          })}
        </div>
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed props={props} intent={playing(none)} title={game.move(none, view)} />
      </Deeds>
    </>
  );
}

export function GiftCards(props: NutsProps): VNode {
  const { words: game } = props;
  return (
    <Choice class="an-controls">
      <div class="an-shelf an-gifts">
        {GIFTS.map((gift) => (
          <Deed
            key={gift}
            props={props}
            class="an-gift"
            intent={playing({ type: 'fateGift', gift })}
            title={
              <>
                <GiftIcon gift={gift} seat={props.asked ?? props.view.current} /> {gift}{' '}
                {game.help[gift]?.title}
              </>
            }
            note={game.help[gift]?.text ?? ''}
          />
        ))}
      </div>
    </Choice>
  );
}

/** What one gets: technology, time, colony, a leap, a ship. */
function GiftIcon({ gift, seat }: { readonly gift: Gift; readonly seat: Seat }): VNode {
  switch (gift) {
    case '6-1':
      return <TechnologyIcon colour="red" />;
    case '6-2':
      return <TechnologyIcon colour="yellow" />;
    case '6-3':
      return (
        <Icon>
          <Colony seat={seat} />
        </Icon>
      );
    case '6-4':
      return (
        <Icon>
          <Technology colour="orange" size={20} />
        </Icon>
      );
    case '6-5':
      return (
        <Icon>
          <Ship seat={seat} ship={null} size={25} />
        </Icon>
      );
  }
}
