/** The stories of the encounter cards in English. */

import type { OutcomeId } from '../rules/encounter-cards.ts';
import type { Family } from '../rules/encounter-tree.ts';
import type { FamilyText } from './words.ts';

/** Read out before the answer; the same for all cards of a family. */
export const familiesEn: Readonly<Record<Family, FamilyText>> = {
  merchant: {
    title: 'Drifting Market',
    prompt:
      'A freighter hung with bright pennants pulls alongside and drops its hatch. How many resources (0–3) do you pass across?',
  },
  tribute: {
    title: 'Toll in the Dark',
    prompt: 'A raider swings across your bow: two crates, or it opens fire. Do you pay?',
  },
  fence: {
    title: 'The Masked Dealer',
    prompt:
      'A masked pirate whispers: one crate of yours, two others of mine, no questions. Do you shake on it?',
  },
  raid: {
    title: 'Privateer for Hire',
    prompt: 'A privateer grins: for one crate he will call on your rivals. Do you hire him?',
  },
  ambush: {
    title: 'Out of the Shadow',
    prompt: 'A pirate bursts from the shadow of an asteroid! Do you open the throttle and run?',
  },
  distress: {
    title: 'Signal before the Sun',
    prompt: 'A silent ship is falling towards a sun, only its beacon blinks. Do you race to it?',
  },
  escort: {
    title: 'The Hunt',
    prompt: 'Ahead of you a pirate hunts a stranger through the debris. Do you step in?',
  },
  distortion: {
    title: 'Fold in Space',
    prompt: 'Space ahead of you folds like paper. Do you dare to leap through?',
  },
  travellers: {
    title: 'The Wanderers',
    prompt:
      'The Wanderers, honoured everywhere, hold out their bowl to you. How many resources (0–3) do you put in?',
  },
  wear: {
    title: 'Wear and Tear',
    prompt: 'Cracks in the hull, rust on the struts: the fleets are growing old.',
  },
};

/** Read out when the outcome is reached. */
export const outcomesEn: Readonly<Record<OutcomeId, string>> = {
  e01n0:
    'Your empty holds are the talk of the day: everyone puts something in, but your standing suffers twice.',
  e01n1: 'A pitying look, a sack of seed – and a scratch on your good name.',
  e01n2: 'Honest value comes back, and people speak well of you.',
  e01n3: 'The captain beams and opens two crates of your choosing.',
  e02n0: 'Awkward silence on the comm. People remember that.',
  e02n1: 'A handshake: crate for crate.',
  e02n2: 'The crew cheers, and you pick something for yourself.',
  e02n3: 'His mechanic bolts a new part onto your hull by way of thanks.',
  e03n0: 'Furious, he radios your meanness to every port.',
  e03n1: 'He stows the crate and leaves without a word.',
  e03n2: 'A kind word is all this miser will part with.',
  e03n3: 'With a heavy heart the miser parts with one bale of goods.',
  e04n0: 'He shakes his head and slides you a bale all the same.',
  e04n1: 'That clearly pleases him: take your pick.',
  e04n2: 'He dances through the airlock: help yourself twice!',
  e04n3: 'Such largesse makes him wary. It is all back at your hatch.',
  e05n0:
    'Behind the pennants sat a merchant prince – and his people have crossed the lines on one of your ships.',
  e05n1: 'The prince raises an eyebrow. Your name falls from favour.',
  e05n2: 'The prince nods graciously and lets you choose.',
  e05n3: 'The prince claps his hands: one of his trade ships is now yours.',
  e06n1: 'The prince yawns behind his hand. Word gets around.',
  e07win: 'Direct hit! Your crates drift back, and the radio hails you.',
  e07lose: 'He gets away with all you gave, and one of your ships drifts with smoking nozzles.',
  e07no: 'He turns away. What you gave is gone.',
  e09yes: 'The crates change ships, the way is clear.',
  e09win: 'The raider strikes its flag and sails for you from now on.',
  e09lose: 'A hit tears a part away. At least your courage counts for something.',
  e10win: 'In its belly you find carbon for two.',
  e10lose: 'One of your ships is crippled, yet your courage is praised.',
  e11yes: 'He takes the crates and cuts a line as a parting gift.',
  e11win: 'Two containers of ore are left as spoils.',
  e11lose: 'The frame groans: one part is lost.',
  e12low: 'Murmurs in the ports: your name comes up too often.',
  e12mid: 'The patrol opens your hatch. The hot goods are gone, and so is your good name.',
  e12high: 'Nobody saw a thing.',
  e12no: 'You stay clean, and word gets around.',
  e13no: 'You wave him off and fly on.',
  e14low: 'He laughs, keeps the crate and drops your name everywhere.',
  e14mid: 'The loot arrives – and with it the question who paid him.',
  e14high: 'Quiet and clean: one crate out of every other hold.',
  e14no: 'Honesty pays: people respect you for it.',
  e15no: 'You leave him standing.',
  e16flee: 'Already you are just a glint on the horizon.',
  e16win: 'A scholar of the Scientists sits in the wreck: he refits your mothership.',
  e16lose: 'The grapple rips a part away.',
  e17win: 'Two containers of ore tumble from the burst hull.',
  e17lose: 'A part is lost, the tale of your courage is not.',
  e18win: 'You bring the ship home as a prize.',
  e18lose: 'One of your ships stays in dock for this flight.',
  e19win:
    'At the last moment you pull a merchant prince from the glare. He lets you keep one of his ships.',
  e19lose: 'The heat was faster. One part has melted.',
  e19no: 'The light goes out. Nobody saw you.',
  e20win: 'You save an envoy of the Diplomats. She makes sure everyone shares with you.',
  e20lose: 'Too late, and one part has burnt up. Your effort is honoured all the same.',
  e20no: 'An envoy was on board. The Diplomats do not forget.',
  e21win: 'The scholar you saved installs something on the spot.',
  e21lose: 'The sun wins the race and takes a part with it.',
  e21no: 'Your flying on does not stay secret.',
  e22win: 'The merchant you saved loads two bales across.',
  e22lose: 'The pirate rakes one of your ships, it is out for today.',
  e22no: 'You switch off your lights. Nobody notices.',
  e23win: 'A princess of the Green Folk opens her stores to you.',
  e23lose: 'A part shatters, yet your courage sets an example.',
  e23no: 'They saw your stern as you ran.',
  e24win: 'They were Wanderers! They open a path across the galaxy for you.',
  e24lose: 'One of your ships is hit, but your name is spoken with respect.',
  e25win: 'A blink, and one of your ships is wherever you want it.',
  e25lose: 'The fold spits you out, one ship has lost its thrust.',
  e25no: 'You turn away – straight into the path of the next one.',
  e27lose: 'The fold snaps shut and keeps a part.',
  e28n0: 'Their curse weighs heavy: a part falls off, and your good name with it.',
  e28n1: 'They sing your name, and people listen.',
  e28n2: 'They show you a path no chart knows.',
  e29n0: 'They move on in silence.',
  e29n3: 'They leave one of their ships with you.',
  e30n0: 'Those who fob off the Wanderers make no name for themselves.',
  e30n3: 'They sing your name and open a path for you.',
  e31all: 'Whoever carries more than eight parts loses one. Then the wheel turns anew.',
  e32all:
    'Whoever carries more than six parts loses one; the Council honours the largest holds. Then the wheel turns anew.',
};
