/** Whatever there is to learn: the lessons of a game, one of them, or a turn of a match. In one parcel. */

import type { VNode } from 'preact';
import type { Route } from '../route.ts';
import { ChaptersScreen } from './chapters-screen.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { MomentScreen } from './moment-screen.tsx';

export interface LearnScreenProps {
  readonly to: Extract<Route, { readonly screen: 'chapters' | 'lesson' | 'moment' }>;
}

export function LearnScreen({ to }: LearnScreenProps): VNode {
  switch (to.screen) {
    case 'chapters':
      return <ChaptersScreen game={to.game} />;
    case 'lesson':
      return <LessonScreen game={to.game} chapter={to.chapter} />;
    case 'moment':
      return <MomentScreen matchKey={to.key} seq={to.seq} />;
  }
}
