/** Brings what the first decision can do without. */

import './styles/encounter.css';
import { AnswerControls } from './answer-controls.tsx';
import { EncounterCard } from './encounter-card.tsx';
import { favoursPane } from './favours-pane.tsx';
import { FlightControls } from './flight-controls.tsx';
import { later } from './later.ts';
import { offerPane } from './offer-pane.tsx';
import { supplyPane } from './supply-pane.tsx';

export function bringRest(): void {
  later.value = {
    EncounterCard,
    FlightControls,
    AnswerControls,
    panes: { supply: supplyPane, offer: offerPane, favours: favoursPane },
  };
}
