import { useEffect, useState } from 'preact/hooks';

/** The same as in the style sheet: below this, panels become strips and drawers. */
const NARROW = '(max-width: 899px)';

export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const follow = (): void => setNarrow(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
