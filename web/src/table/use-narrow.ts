import { useEffect, useState } from 'preact/hooks';

/** The same as in the style sheet: below this, panels become strips and drawers. Phones lie on their side as well. */
const NARROW = '(max-width: 899px), (max-height: 519px)';

/** Tablets, too: there is little room beside the board. */
export const TIGHT = '(max-width: 1099px), (max-height: 519px)';

export function useNarrow(query = NARROW): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = (): void => setNarrow(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
