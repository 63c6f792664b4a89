export type ChangeKind = "headline" | "summary" | "wording" | "order" | "skills" | "cut";

/** One thing that tailoring does to a text; any of them can be left out without the others. */
export type ResumeChange = {
  kind: ChangeKind;
  /** Whose: a line, an employer, a section. */
  about: string;
  /** What stands instead of lines of the original; nothing = the line goes. */
  lines: { at: number; text: string[] }[];
  /** What stands before a line of the original. */
  inserted: { at: number; text: string[] } | null;
  /** Lines of the original from `from` on, in their new order. */
  order: { from: number; lines: number[] } | null;
};

/** The text of the original with these changes; a later change of the same line wins. */
export function applyChanges(original: readonly string[], changes: readonly ResumeChange[]): string[] {
  const places = original.map((_, index) => index);
  const lines = new Map<number, string[]>();
  const before = new Map<number, string[]>();
  for (const { lines: replaced, inserted, order } of changes) {
    for (const { at, text } of replaced) lines.set(at, text);
    if (inserted) before.set(inserted.at, [...(before.get(inserted.at) ?? []), ...inserted.text]);
    if (order) places.splice(order.from, order.lines.length, ...order.lines);
  }
  const text = places.flatMap((at) => [...(before.get(at) ?? []), ...(lines.get(at) ?? [original[at] ?? ""])]);
  return [...text, ...(before.get(original.length) ?? [])];
}
