import { longestCommon } from "./longest-common.ts";

/** A stretch of a changed line. What only has another place in its line is `moved`. */
export type ChangedPiece = { kind: "same" | "added" | "removed" | "moved"; text: string };

/** A line of the new text beside its original. `parted` = an empty line comes before it. */
export type ChangedLine = { parted: boolean } & (
  | { kind: "same" | "added" | "removed" | "moved-up" | "moved-down"; text: string }
  | { kind: "changed"; pieces: ChangedPiece[] }
);

type Line = { text: string; parted: boolean };
type Pair = { before: number; after: number };

const LEAST_LIKENESS = 0.5; // lines that share fewer words than this are two lines, not one in other words
const LIST_ITEMS = 4;
/** Beyond this many lines, comparing each with each takes too long: lines then count as new or gone. */
const MAX_LIKE_LINES = 300;

/** Compares two texts line by line, in the order of the new one; a line that only moved is never removed and added. */
export function compareTexts(original: string, present: string): ChangedLine[] {
  const before = linesOf(original);
  const after = linesOf(present);
  // Compared from the new text's side, so that of two lines that swapped places the one that went up counts as moved.
  const kept = longestCommon(
    after.map(({ text }) => text),
    before.map(({ text }) => text),
  ).map((pair) => ({ before: pair.after, after: pair.before }));
  const origin = new Map<number, { before: number; kind: "same" | "moved" | "changed" }>();
  const used = new Set<number>();
  const take = ({ before: from, after: to }: Pair, kind: "same" | "moved" | "changed") => {
    origin.set(to, { before: from, kind });
    used.add(from);
  };
  for (const pair of kept) take(pair, "same");
  const free = () => ({
    before: before.flatMap((_, index) => (used.has(index) ? [] : [index])),
    after: after.flatMap((_, index) => (origin.has(index) ? [] : [index])),
  });
  for (const pair of equalPairs(before, after, free())) take(pair, "moved");
  for (const pair of likePairs(before, after, free())) take(pair, "changed");
  return inOrder(before, after, origin, free().before);
}

function linesOf(text: string): Line[] {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return lines.flatMap((line, index) => (line === "" ? [] : [{ text: line, parted: lines[index - 1] === "" }]));
}

function equalPairs(before: Line[], after: Line[], free: { before: number[]; after: number[] }): Pair[] {
  const places = Map.groupBy(free.before, (index) => before[index]!.text);
  const next = new Map([...places].map(([text, indexes]) => [text, indexes.values()]));
  return free.after.flatMap((index) => {
    const from = next.get(after[index]!.text)?.next().value;
    return from === undefined ? [] : [{ before: from, after: index }];
  });
}

function likePairs(before: Line[], after: Line[], free: { before: number[]; after: number[] }): Pair[] {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const olds = free.before.slice(0, MAX_LIKE_LINES).map((index) => ({ index, words: words(before[index]!.text) }));
  const news = free.after.slice(0, MAX_LIKE_LINES).map((index) => ({ index, words: words(after[index]!.text) }));
  const candidates = olds.flatMap((old) =>
    news.flatMap((fresh) => {
      const shared = old.words.intersection(fresh.words).size;
      const likeness = (2 * shared) / Math.max(1, old.words.size + fresh.words.size);
      return likeness >= LEAST_LIKENESS ? [{ before: old.index, after: fresh.index, likeness }] : [];
    }),
  );
  candidates.sort((a, b) => b.likeness - a.likeness || a.before - b.before || a.after - b.after);
  const taken = { before: new Set<number>(), after: new Set<number>() };
  return candidates.filter((pair) => {
    if (taken.before.has(pair.before) || taken.after.has(pair.after)) return false;
    taken.before.add(pair.before);
    taken.after.add(pair.after);
    return true;
  });
}

function inOrder(
  before: Line[],
  after: Line[],
  origin: Map<number, { before: number; kind: "same" | "moved" | "changed" }>,
  removed: number[],
): ChangedLine[] {
  const lines: ChangedLine[] = [];
  let gone = 0;
  const places = nextPlaces(after.length, (index) => {
    const from = origin.get(index);
    return from?.kind === "same" ? from.before : null;
  });
  for (const [index, line] of after.entries()) {
    const place = places[index]!;
    while (gone < removed.length && removed[gone]! < place)
      lines.push({ kind: "removed", ...before[removed[gone++]!]! });
    const from = origin.get(index);
    if (!from) lines.push({ kind: "added", ...line });
    else if (from.kind === "same") lines.push({ kind: "same", ...line });
    else if (from.kind === "moved") lines.push({ kind: from.before > place ? "moved-up" : "moved-down", ...line });
    else {
      const pieces = comparePieces(before[from.before]!.text, line.text);
      lines.push({ kind: "changed", parted: line.parted, pieces });
    }
  }
  return [...lines, ...removed.slice(gone).map((index) => ({ kind: "removed" as const, ...before[index]! }))];
}

/** For each place of the new list, where the old one is read there: at the next item that both have in order. */
function nextPlaces(length: number, partnerOf: (index: number) => number | null): number[] {
  const places: number[] = new Array(length);
  let next = Number.POSITIVE_INFINITY;
  for (let index = length - 1; index >= 0; index -= 1) {
    next = partnerOf(index) ?? next;
    places[index] = next;
  }
  return places;
}

/** What changed within a line: by items where it is a list, else by words. */
export function comparePieces(before: string, after: string): ChangedPiece[] {
  const isList = [before, after].every((text) => text.split(",").length >= LIST_ITEMS);
  const cut = (text: string) => text.match(isList ? /[^,]+,?\s*/g : /\S+\s*/g) ?? [];
  const bare = (piece: string) => (isList ? piece.replace(/(?<![,\s])[,\s]+$/, "") : piece.trimEnd());
  const olds = cut(before);
  const news = cut(after);
  const kept = longestCommon(olds.map(bare), news.map(bare));
  const same = { before: new Set(kept.map((pair) => pair.before)), after: new Set(kept.map((pair) => pair.after)) };
  const elsewhere = isList
    ? new Set(news.filter((_, index) => !same.after.has(index)).map(bare)).intersection(
        new Set(olds.filter((_, index) => !same.before.has(index)).map(bare)),
      )
    : new Set<string>();
  const pieces: ChangedPiece[] = [];
  const put = (kind: ChangedPiece["kind"], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  const partner = new Map(kept.map((pair) => [pair.after, pair.before]));
  const places = nextPlaces(news.length, (index) => partner.get(index) ?? null);
  let old = 0;
  const putRemoved = (until: number) => {
    for (; old < Math.min(until, olds.length); old += 1) {
      const isGone = !same.before.has(old) && !elsewhere.has(bare(olds[old]!));
      if (isGone) put("removed", olds[old]!);
    }
  };
  for (const [index, text] of news.entries()) {
    putRemoved(places[index]!);
    put(partner.has(index) ? "same" : elsewhere.has(bare(text)) ? "moved" : "added", text);
  }
  putRemoved(olds.length);
  return pieces;
}
