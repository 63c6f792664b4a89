import type { ResumeDraft } from "../draft.ts";
import { longestCommon } from "../changes/longest-common.ts";
import { readOpening } from "../english-verbs.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import type { ResumeChange } from "./resume-change.ts";
import { sectionName } from "./section-name.ts";

/** Points of one job in the order of the draft, where it is sure where each begins and ends; and how many went up. */
export function orderPoints(draft: ResumeDraft, facts: WritingFacts): { changes: ResumeChange[]; moved: number } {
  const rank = new Map<number, number>();
  for (const [index, line] of draft.order.entries()) if (!rank.has(line)) rank.set(line, index);
  let moved = 0;
  const changes = pointGroups(facts).flatMap((group): ResumeChange[] => {
    const sorted = [...group].sort(
      (a, b) => (rank.get(a.lines.from) ?? 1e6) - (rank.get(b.lines.from) ?? 1e6) || a.lines.from - b.lines.from,
    );
    const places = sorted.map((statement) => String(group.indexOf(statement)));
    const ups =
      sorted.length -
      longestCommon(
        places,
        [...places].sort((a, b) => Number(a) - Number(b)),
      ).length;
    if (ups === 0) return [];
    moved += ups;
    const [first] = group;
    const from = first!.lines.from;
    const to = group.at(-1)!.lines.to;
    const order = sorted.flatMap(({ lines }) => range(lines.from, lines.to));
    // Empty lines between points stay at the end, so that no line is lost.
    const rest = range(from, to).filter((index) => !order.includes(index));
    const job = first?.job == null ? undefined : facts.profile.jobs[first.job];
    const about = realEmployer(job) ?? job?.title ?? sectionName(facts.profile, from);
    return [{ kind: "order", about, lines: [], inserted: null, order: { from, lines: [...order, ...rest] } }];
  });
  return { changes, moved };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** "Expanded the territory (e.g." goes on in the line below, and stays with it. */
function hasItsBrackets(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}

/** The points of each job that stand together, in their order. */
export function pointGroups({ statements }: WritingFacts): Statement[][] {
  const groups: Statement[][] = [];
  let group: Statement[] = [];
  const close = () => {
    if (group.length > 1) groups.push(group);
    group = [];
  };
  for (const statement of statements) {
    const isPoint =
      statement.job !== null &&
      !statement.isHead &&
      hasItsBrackets(statement.text) &&
      (statement.hasBullet || (/[.;]$/.test(statement.text) && readOpening(statement.text) !== null));
    const last = group.at(-1);
    const fits =
      last &&
      last.job === statement.job &&
      last.hasBullet === statement.hasBullet &&
      statement.lines.from <= last.lines.to + 2;
    if (!isPoint || (last && !fits)) close();
    if (isPoint) group.push(statement);
  }
  close();
  return groups;
}
