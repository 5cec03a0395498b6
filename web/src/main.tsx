/** The app begins here. */

import '@sternwarte/atlas/tokens.css';
import '@sternwarte/atlas/atlas.css';
import './styles.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { fetchFaces } from './faces.ts';
import { keepOffline } from './offline/register.ts';
import { lookAhead } from './online/ask.ts';
import { followAddress, route } from './route.ts';
import { applySettings } from './settings.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');
applySettings(true);
followAddress();
if (route.value.screen === 'join') lookAhead(route.value.link);
render(<App />, root);
fetchFaces();
void keepOffline();
