/** What there is to learn comes in one parcel. */

export { ChaptersScreen } from './chapters-screen.tsx';
export { LessonScreen } from './lesson-screen.tsx';
export { MomentScreen } from './moment-screen.tsx';
