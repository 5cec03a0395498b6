import { useSignal } from '@preact/signals';
import type { RefObject, VNode } from 'preact';
import { Icon } from '../frame/icon.tsx';
import { language } from '../settings.ts';
import { resultWords } from '../words/result.ts';
import { drawPicture, handOut } from './picture.ts';

export interface PictureButtonProps {
  /** Where the board is drawn. */
  readonly board: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly facts: string;
  /** The name of the match as a file; the picture is called the same. */
  readonly fileName: string;
}

/** The final board as a picture: handed to whatever the device shares by, or saved. */
export function PictureButton({ board, title, facts, fileName }: PictureButtonProps): VNode {
  const words = resultWords[language.value];
  const failed = useSignal(false);
  const isDrawing = useSignal(false);
  const share = async (): Promise<void> => {
    const svg = board.current?.querySelector('svg');
    if (!svg) return;
    isDrawing.value = true;
    failed.value = false;
    try {
      const picture = await drawPicture(svg, { title, facts });
      await handOut(picture, fileName.replace(/(\.swm)?\.json$/, '.png'), title);
    } catch {
      failed.value = true;
    }
    isDrawing.value = false;
  };
  return (
    <>
      <button type="button" disabled={isDrawing.value} onClick={() => void share()}>
        <Icon name="share" /> {words.sharePicture}
      </button>
      {failed.value && (
        <p class="notice" role="alert">
          {words.pictureFailed}
        </p>
      )}
    </>
  );
}
