import type { ResumeDraft } from "../draft.ts";
import { longestCommon } from "../changes/longest-common.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import { linesOf } from "./lines-of.ts";
import { pointGroups } from "./point-groups.ts";
import type { ResumeChange } from "./resume-change.ts";
import { sectionName } from "./section-name.ts";

type Ordered = { changes: ResumeChange[]; moved: Map<ResumeChange, number> };

/** Points of one job in the order of the draft, where it is sure where each begins and ends; and how many of each went up. */
export function orderPoints(draft: ResumeDraft, facts: WritingFacts): Ordered {
  const rank = new Map<number, number>();
  for (const [index, line] of draft.order.entries()) if (!rank.has(line)) rank.set(line, index);
  const moved = new Map<ResumeChange, number>();
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
    const [first] = group;
    const from = first!.lines.from;
    // What is empty between points stays at its place: behind the first, the second, ...
    const gaps = group.map(({ lines: { to } }, at) =>
      linesOf({ from: to + 1, to: (group[at + 1]?.lines.from ?? 0) - 1 }),
    );
    const order = sorted.flatMap(({ lines }, at) => [...linesOf(lines), ...(gaps[at] ?? [])]);
    const job = first?.job == null ? undefined : facts.profile.jobs[first.job];
    const about = realEmployer(job) ?? job?.title ?? sectionName(facts.profile, from);
    const change = { kind: "order" as const, about, lines: [], inserted: null };
    const ordered: ResumeChange = { ...change, order: { from, lines: order } };
    moved.set(ordered, ups);
    return [ordered];
  });
  return { changes, moved };
}
