/** Brings what the first decision can do without. */

import './styles/dealing.css';
import './styles/encounter.css';
import './styles/flight.css';
import './styles/peoples.css';
import { AnswerControls } from './answer-controls.tsx';
import { Encounter } from './encounter-card.tsx';
import { favoursPane } from './favours-pane.tsx';
import { FlightControls } from './flight-controls.tsx';
import { later } from './later.ts';
import { offerPane } from './offer-pane.tsx';
import { PeopleSheet } from './peoples.tsx';
import { ProductionControls } from './production-controls.tsx';
import { supplyPane } from './supply-pane.tsx';
import { survey } from './survey.ts';

export function bringRest(): void {
  later.value = {
    Encounter,
    PeopleSheet,
    ProductionControls,
    FlightControls,
    AnswerControls,
    survey,
    panes: { supply: supplyPane, offer: offerPane, favours: favoursPane },
  };
}
