import type { JobLine } from "./job-lines.ts";
import { bestEmployer, bestTitle } from "./judge-part.ts";

const LIKELY = 2;
const SURE_TITLE = 3;
const FEWEST_LINES = 2; // between the head and its dates

/** "Red River Haulage, Winnipeg", what was done there, and below it "2010 - 2016": the dates belong to the head of that block. */
export function takeLateDates(read: JobLine[]): void {
  for (let from = 0; from < read.length; ) {
    const blank = read.findIndex(({ line }, at) => at >= from && line.isBlank);
    const to = blank < 0 ? read.length : blank;
    const isMoved = moveDates(read.slice(from, to));
    const heading = read[from - 2];
    if (isMoved && heading?.kind === "header" && isBare(heading)) heading.kind = "body";
    from = to + 1;
  }
}

function isBare({ head, anchor }: JobLine): boolean {
  return anchor === null && bestTitle(head.parts) === 0 && bestEmployer(head.parts) === 0 && head.place === null;
}

function moveDates(block: JobLine[]): boolean {
  const [head] = block;
  const at = block.findIndex(({ anchor }) => anchor !== null);
  const dated = block[at];
  if (!head || !dated?.anchor?.isRange || at < FEWEST_LINES || head.kind !== "header" || head.line.hasBullet)
    return false;
  const isAlone = dated.head.text === "" && block.filter(({ anchor }) => anchor !== null).length === 1;
  const isHouse = bestEmployer(head.head.parts) >= LIKELY || head.head.place !== null;
  const between = block.slice(1, at);
  const isTold = between.every(({ head: own }) => bestTitle(own.parts) < SURE_TITLE) && between.some(tells);
  if (!isAlone || !isHouse || !isTold || head.head.parts.length === 0) return false;
  const end = head.line.text.length;
  Object.assign(head, { anchor: { ...dated.anchor, from: end, to: end } });
  for (const each of [...between, dated]) Object.assign(each, { anchor: null, kind: "body" });
  return true;
}

function tells({ head, lean, line }: JobLine): boolean {
  return head.isProse || line.hasBullet || lean < -1;
}
