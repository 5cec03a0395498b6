/** The app begins here. */

import '@sternwarte/atlas/tokens.css';
import '@sternwarte/atlas/atlas.css';
import './fonts.css';
import './styles.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './offline/register.ts';
import { followAddress } from './route.ts';
import { applySettings } from './settings.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');
applySettings(true);
followAddress();
render(<App />, root);
keepOffline();
