/** A text that repeats one line has millions of pairs; then the items that repeat most are left out. */
const MAX_PAIRS = 250_000;

type Pair = { before: number; after: number };

/** The longest common subsequence of two lists as pairs of indexes, ascending (Hunt and Szymanski, 1977). */
export function longestCommon(before: string[], after: string[]): Pair[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const middle = longestRun(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  return [
    ...Array.from({ length: head }, (_, index) => ({ before: index, after: index })),
    ...middle.map((pair) => ({ before: pair.before + head, after: pair.after + head })),
    ...Array.from({ length: tail }, (_, index) => ({
      before: before.length - tail + index,
      after: after.length - tail + index,
    })),
  ];
}

function longestRun(before: string[], after: string[]): Pair[] {
  const places = placesOf(before, after);
  type Link = Pair & { previous: Link | null };
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
  const pairs: Pair[] = [];
  for (let link = ends.at(-1) ?? null; link; link = link.previous) {
    pairs.push({ before: link.before, after: link.after });
  }
  return pairs.reverse();
}

/** Where the items of `before` stand in `after`, the rarest first for as long as their pairs keep to the bound. */
function placesOf(before: string[], after: string[]): Map<string, number[]> {
  const places = Map.groupBy(after.keys(), (index) => after[index]!);
  const counts = Map.groupBy(before, (item) => item);
  const shared = [...counts]
    .map(([item, { length }]) => ({ item, own: places.get(item) ?? [], times: length }))
    .sort((a, b) => a.own.length * a.times - b.own.length * b.times);
  let pairs = 0;
  return new Map(
    shared.flatMap(({ item, own, times }) => {
      pairs += own.length * times;
      return pairs > MAX_PAIRS ? [] : [[item, own]];
    }),
  );
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
