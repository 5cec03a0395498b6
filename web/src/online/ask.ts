/** How the server is told something over HTTP, once. The page itself asks one thing, before anything of what is online has been fetched. */

/** Relative to the page, wherever that is served. */
export function addressOfApi(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

export function post(path: string, body: unknown): Promise<Response> {
  return fetch(addressOfApi(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function askForLink(link: string): Promise<Response> {
  return post('links/look', { link });
}

let ahead: { readonly link: string; readonly response: Promise<Response> } | null = null;

/** Asks what a link leads to while the invitation is still on its way. */
export function lookAhead(link: string): void {
  const response = askForLink(link);
  // Whoever takes it tells what went wrong.
  response.catch(() => undefined);
  ahead = { link, response };
}

/** What was asked ahead, once. */
export function takeAhead(link: string): Promise<Response> | null {
  const asked = ahead;
  ahead = null;
  return asked?.link === link ? asked.response : null;
}
