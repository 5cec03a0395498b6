/** What a page says to the service worker: begin with the new build now. */
export const TAKE_OVER = 'take over';
