/** How the server is asked over HTTP. The page itself asks one thing, before anything of what is online has been fetched. */

import { askPatiently } from '@sternwarte/protocol/patience';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Relative to the page, wherever that is served. */
export function addressOfApi(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

/** Without a body something is only read. */
export function request(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  return askPatiently(() => fetch(addressOfApi(path), init), pause);
}

let ahead: { readonly link: string; readonly response: Promise<Response> } | null = null;

/** Asks what a link leads to while the invitation is still on its way. */
export function lookAhead(link: string): void {
  const response = request('links/look', { link });
  // Whoever takes it tells what went wrong.
  response.catch(() => undefined);
  ahead = { link, response };
}

/** What a link leads to: once what was asked ahead, then anew. */
export function look(link: string): Promise<Response> {
  const asked = ahead;
  ahead = null;
  return asked?.link === link ? asked.response : request('links/look', { link });
}
