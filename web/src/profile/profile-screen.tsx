/** Who somebody is to this server, and all that it keeps about him. */

import '../online/online.css';
import './profile.css';
import { useSignal } from '@preact/signals';
import { refuseOnline, type Answers } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { Waiting } from '../lazy.tsx';
import { NoServer } from '../online/no-server.tsx';
import { rememberedName, self, server, type Reply } from '../online/server.ts';
import { language } from '../settings.ts';
import { profileWords } from '../words/profile.ts';
import { Farewell } from './farewell.tsx';
import { Newcomer } from './newcomer.tsx';
import { PersonPlate } from './person-plate.tsx';
import { PlayedMatches } from './played-matches.tsx';
import { Ratings } from './ratings.tsx';
import { WaysBack } from './ways-back.tsx';

export function ProfileScreen(): VNode {
  const words = profileWords[language.value];
  const me = useSignal<Reply<Answers['whoAmI']> | null>(null);
  const attempt = useSignal(0);
  const look = (): void => {
    attempt.value++;
  };
  useEffect(() => {
    let isWanted = true;
    void askWho().then((reply) => {
      if (isWanted) me.value = reply;
    });
    return () => {
      isWanted = false;
    };
  }, [attempt.value]);
  const now = me.value;
  return (
    <Frame game={null} kind="form">
      {now === null ? (
        <Waiting failed={null} onRetry={look} />
      ) : now.ok ? (
        <div class="profile">
          <h2>{words.title}</h2>
          <p class="soft">{words.intro}</p>
          <PersonPlate me={now.value} onChange={look} />
          <WaysBack />
          <Ratings />
          <PlayedMatches />
          <Farewell onForgotten={look} />
        </div>
      ) : now.why === null ? (
        <NoServer onRetry={look} />
      ) : (
        <Newcomer onKnown={look} />
      )}
    </Frame>
  );
}

/** Whoever has never said his name here is not known; but whether there is a server at all is another question. */
async function askWho(): Promise<Reply<Answers['whoAmI']>> {
  if (rememberedName() !== null) return self.whoAmI();
  const reply = await server.tables();
  return reply.ok ? { ok: false, why: refuseOnline('notKnown', {}) } : reply;
}
