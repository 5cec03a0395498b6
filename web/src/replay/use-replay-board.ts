import type { BoardProps } from '@sternwarte/atlas';
import { language, motion, pace } from '../settings.ts';
import { useSelection } from '../table/use-selection.ts';
import { tableWords } from '../words/table.ts';
import type { OpenReplay } from './open-replay.ts';

/** What a board needs to show a position of a match that is looked at: everything but something to decide. */
export function useReplayBoard({ controller, loaded }: OpenReplay): BoardProps {
  const words = tableWords[language.value];
  const view = controller.view.value;
  const news = controller.news.value;
  const selection = useSelection(loaded.board, {
    decision: controller.at.value,
    view,
    asked: null,
    news,
  });
  return {
    view,
    viewer: controller.reader.value,
    asked: null,
    moves: [],
    check: () => words.notAsked,
    play: () => undefined,
    selection,
    names: controller.sheet.names[language.value],
    words: controller.words[language.value],
    language: language.value,
    news,
    recent: controller.recent.value[language.value],
    motion: motion.value,
    pace: pace.value,
    highlight: null,
  };
}
