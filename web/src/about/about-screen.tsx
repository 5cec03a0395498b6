/** What Sternwarte is, whose the games are, and what it is made of. */

import type { VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import { HOME } from '../route.ts';
import { language } from '../settings.ts';
import { aboutWords } from '../words/about.ts';
import { webWords } from '../words/index.ts';
import { MADE_OF } from './made-of.ts';

export function AboutScreen(): VNode {
  const words = webWords[language.value];
  const about = aboutWords[language.value];
  return (
    <Frame game={null} kind="form">
      <article class="about">
        <h2>{words.aboutTitle}</h2>
        <p>{about.what}</p>
        <p>{about.games}</p>
        <p>{about.data}</p>
        <h3>{about.madeOf}</h3>
        <p>{about.code}</p>
        <ul>
          {MADE_OF.map(({ name, by, licence, kind }) => (
            <li key={name}>
              {about.part(about.kinds[kind], name, by)} <span class="soft">{licence}</span>
            </li>
          ))}
        </ul>
        <p>
          <a href="./licences.txt">{about.licences}</a>
        </p>
        <a class="button" href={HOME}>
          {words.home}
        </a>
      </article>
    </Frame>
  );
}
