import { onceFor } from "../../once-for.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isUnclaimed } from "../../analysis/unclaimed-words.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { type MissingSkill, missingSkills } from "./missing-skills.ts";
import { hasOneOfThem } from "./one-is-enough.ts";

/** What must-haves ask for and the resume itself says that its person has not worked with. */
export const deniedSkills = onceFor((facts: WritingFacts): MissingSkill[] => {
  const { asks, profile } = facts;
  const denied = new Set(
    profile.lines.flatMap((line) =>
      findSkills(line, { list: true }).flatMap(({ id, from, to }) => (isUnclaimed(line, from, to) ? [id] : [])),
    ),
  );
  if (denied.size === 0) return [];
  return asks
    .filter(({ text, isWish }) => !isWish && !hasOneOfThem(text, facts))
    .flatMap((ask) => missingSkills(ask, facts))
    .filter(({ id, kind }) => (kind === "tool" || kind === "hard") && denied.has(id));
});
