/**
 * Pairs of equal items that both lists have in the same order, as many as there can be: indexes into each, ascending.
 * After Hunt and Szymanski (1977): the longest rising run over the positions of equal items.
 */
export function longestCommon(before: string[], after: string[]): { before: number; after: number }[] {
  const places = new Map<string, number[]>();
  for (const [index, item] of after.entries()) {
    const known = places.get(item);
    if (known) known.push(index);
    else places.set(item, [index]);
  }
  type Link = { before: number; after: number; previous: Link | null };
  const ends: Link[] = [];
  for (const [index, item] of before.entries()) {
    const own = places.get(item) ?? [];
    // From the last place to the first, so that one item is not used twice.
    for (let at = own.length - 1; at >= 0; at -= 1) {
      const place = own[at]!;
      const length = countBelow(ends, place);
      ends[length] = { before: index, after: place, previous: ends[length - 1] ?? null };
    }
  }
  const pairs: { before: number; after: number }[] = [];
  for (let link = ends.at(-1) ?? null; link; link = link.previous) {
    pairs.push({ before: link.before, after: link.after });
  }
  return pairs.reverse();
}

/** How many runs end before a place; the ends rise, so it can be halved. */
function countBelow(ends: { after: number }[], place: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]!.after < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
