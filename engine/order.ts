/** Orders of a few named things, such as which colour each seat plays: written as one value of an option. */

/** The items, the first seat's first, as an option has them. */
export function makeOrder(items: readonly string[]): string {
  return items.join('-');
}

/** All of the items in some order, each once; `null` for anything else. */
export function readOrder<Item extends string>(
  items: readonly Item[],
  value: unknown,
): readonly Item[] | null {
  if (typeof value !== 'string') return null;
  const names = value.split('-');
  if (names.length !== items.length) return null;
  const found = names.flatMap((name) => items.filter((item) => item === name));
  return new Set(found).size === items.length ? found : null;
}

/** The same order with one item at another place; the item that was there takes the place that it leaves. */
export function exchangeTo<Item extends string>(
  order: readonly Item[],
  place: number,
  item: Item,
): readonly Item[] {
  const there = order[place];
  if (there === undefined || !order.includes(item)) return order;
  return order.map((other, i) => (i === place ? item : other === item ? there : other));
}
