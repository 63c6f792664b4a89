import type { ScoreEvidence } from "../match-score.ts";
import { titleLine } from "../resume-facts.ts";
import { NEAR_ENOUGH, type Pair } from "../score-pair.ts";
import { meanValue, UNKNOWN_VALUE } from "./part-value.ts";
import { counted } from "../../../domain/counted.ts";

function yearsValue(years: number | null, asked: number): number {
  if (years === null) return UNKNOWN_VALUE;
  const enough = (years / asked) ** 1.5;
  return enough / (enough + 0.25);
}

function levelValue(mine: number | null, asked: number): number {
  return mine === null ? UNKNOWN_VALUE : 1 / (1 + 0.5 * Math.abs(mine - asked));
}

/** Years in other work count less, the farther it is from the listing's field. */
function yearsInField(years: number | null, near: number): number | null {
  return years === null ? null : years * Math.min(1, near / NEAR_ENOUGH);
}

type YearsLevel = { years: number | null; level: number | null };

/** Null = the posting asks for neither years nor a level. */
export function yearsLevelOf(held: YearsLevel, asked: YearsLevel, near: number): number | null {
  return meanValue(
    asked.years === null ? null : yearsValue(yearsInField(held.years, near), asked.years),
    asked.level === null ? null : levelValue(held.level, asked.level),
  );
}

export function yearsLevelValue({ resume, listing, near }: Pair): number | null {
  return yearsLevelOf(resume, { years: listing.years?.asked ?? null, level: listing.level }, near);
}

function levelNote(mine: number | null, asked: number): string {
  if (mine === null) return "Your titles name no level.";
  if (mine === asked) return "The same level as yours.";
  const isOne = Math.abs(mine - asked) === 1;
  if (mine > asked) return isOne ? "A step below your level." : "Several steps below your level.";
  return isOne ? "A step above your level." : "Several steps above your level.";
}

export function yearsLevelEvidence({ resume, listing, near }: Pair): ScoreEvidence[] {
  const evidence: ScoreEvidence[] = [];
  if (listing.years) {
    const asked = counted(listing.years.asked, "year");
    evidence.push({
      note:
        resume.years === null
          ? `Asked ${asked}; your resume gives no dates.`
          : near < NEAR_ENOUGH
            ? `Asked ${asked}; you show ${resume.years}, mostly in other work.`
            : `Asked ${asked}, you show ${resume.years}.`,
      posting: listing.sentences[listing.years.sentence] ?? null,
      resume: null,
    });
  }
  if (listing.level !== null) {
    evidence.push({
      note: levelNote(resume.level, listing.level),
      posting: listing.title,
      resume: resume.level === null || !resume.titles[0] ? null : titleLine(resume.titles[0]),
    });
  }
  return evidence;
}
