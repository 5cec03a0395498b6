/** The link by which a big screen came to a table: kept as long as its window, to be shown there for all to scan. */

const key = (table: string): string => `sternwarte.way-in.${table}`;

export function rememberWayIn(table: string, link: string): void {
  try {
    sessionStorage.setItem(key(table), link);
  } catch {
    // Then the screen shows where the table is, and nothing else is lost.
  }
}

export function wayInto(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null;
  }
}
