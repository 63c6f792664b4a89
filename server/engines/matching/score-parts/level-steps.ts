import type { ScoreEvidence } from "../match-score.ts";
import { titleLine } from "../resume-facts.ts";
import { NEAR_ENOUGH, type Pair } from "../score-pair.ts";
import { counted } from "../../../domain/counted.ts";

const MIDDLE = 2; // as levelOfTitle counts; titles do not name the one between junior and senior
const NAMES = ["intern", "junior", "middle", "senior", "manager", "director", "executive"];
/** How far up each level is: who leads others goes back to senior work, and up again, by smaller steps. */
const HEIGHTS = [0, 1, 2, 3, 3.5, 4, 4.5];
const MIDDLE_YEARS = 2; // years in the field from which work is taken to be of a level, when no title says so
const SENIOR_YEARS = 7;
const USUAL_STEPS = 1; // people apply one step up or down; each step more takes from the role
const STEP_COST = 0.3;

type Held = { years: number | null; level: number | null };

/** What titles say, else what the years in the field point to; null = neither is known. */
function levelHeld({ years, level }: Held, near: number): number | null {
  if (level !== null || years === null) return level;
  const inField = years * Math.min(1, near / NEAR_ENOUGH);
  return inField >= SENIOR_YEARS ? MIDDLE + 1 : inField >= MIDDLE_YEARS ? MIDDLE : MIDDLE - 1;
}

function heightOf(level: number): number {
  return HEIGHTS[level] ?? level;
}

/** What is left of a role, from 1 down, that is steps above or below the person's level; in other work none count. */
export function levelShare(held: Held, asked: number | null, near: number): number {
  const mine = asked === null ? null : levelHeld(held, near);
  if (asked === null || mine === null) return 1;
  const beyond = Math.max(0, Math.abs(heightOf(mine) - heightOf(asked)) - USUAL_STEPS);
  return 1 / (1 + STEP_COST * beyond * Math.min(1, near / NEAR_ENOUGH));
}

/** The line that says so, when the role counts less for it. */
export function levelStepsEvidence({ resume, listing, near }: Pair): ScoreEvidence[] {
  const mine = levelHeld(resume, near);
  if (listing.level === null || mine === null || levelShare(resume, listing.level, near) === 1) return [];
  const side = listing.level < mine ? "below" : "above";
  const why =
    resume.level === null
      ? `your ${counted(resume.years ?? 0, "year")} of work point to ${NAMES[mine]} level`
      : `your titles are of ${NAMES[mine]} level`;
  const note = `The job is of ${NAMES[listing.level]} level, far ${side} yours: ${why}. The role counts less for it.`;
  const title = resume.level === null ? undefined : resume.titles[0];
  return [{ note, posting: listing.title, resume: title ? titleLine(title) : null }];
}
