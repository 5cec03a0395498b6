/** How the server is asked over HTTP by whoever can wait a little. */

import { askPatiently } from '@sternwarte/protocol/patience';
import { addressOfApi, askForLink, post, takeAhead } from './ask.ts';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Without a body something is only read. */
export function request(path: string, body?: unknown): Promise<Response> {
  const ask = () => (body === undefined ? fetch(addressOfApi(path)) : post(path, body));
  return askPatiently(ask, pause);
}

/** What a link leads to: first what was asked ahead, then anew. */
export function look(link: string): Promise<Response> {
  let ahead = takeAhead(link);
  return askPatiently(() => {
    const response = ahead ?? askForLink(link);
    ahead = null;
    return response;
  }, pause);
}
