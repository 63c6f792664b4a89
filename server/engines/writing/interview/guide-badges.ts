import type { Proof } from "../cover-letter/choose-proofs.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { letterShortfall } from "../cover-letter/letter-shortfall.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { chooseWording, fillWording } from "../languages/fill-wording.ts";
import { GUIDE_PACKS } from "../languages/guide-packs.ts";
import { hasFigure, tellsResult } from "../facts/deed-worth.ts";
import type { FigureKind } from "../languages/guide-pack.ts";
import { isShown } from "../facts/missing-skills.ts";
import { skillInSentence, upperFirst } from "../skill-names.ts";
import { hardestGaps, MOST_GAPS } from "./hardest-gaps.ts";
import { isNamedOnly, ownName, sharedSkills, type WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";

export const LONGEST_BADGE = 90;
const MOST_FIGURES = 4;
const LONGEST_FIGURE_LINE = 110;
const MOST_STRENGTHS = 6;

/** Short lines of a guide: the hardest gaps, figures to be ready to defend, what to bring; and what both sides share. */
export function badgesOf(facts: WritingFacts, proofs: Proof[]): { tips: string[]; strengths: string[] } {
  const { tips } = GUIDE_PACKS[facts.language];
  const gaps = hardestGaps(facts);
  const short = shortfallTip(facts);
  const isNothingMissing =
    gaps.length === 0 && short === null && facts.asks.length > 0 && facts.asks.every((ask) => isShown(ask, facts));
  const figures = figureLines(facts, proofs);
  const lines: (string | null)[] = [
    ...[short, ...gaps.map(({ name, nearest }) => pickFirst(tips.gap, { gap: name, nearest }))].slice(0, MOST_GAPS),
    isNothingMissing ? pickFirst(tips.nothingMissing, {}) : null,
    ...figures.map((line) => pickFirst(tips.figures[figureKind(line)], { line })),
    ...heldLicences(facts).map((name) => pickFirst(tips.licence, { name })),
    pickFirst(tips.read, { company: facts.posting.company.trim() }),
  ];
  return {
    tips: lines.flatMap((line) => (line !== null && line.length <= LONGEST_BADGE * 2 ? [line] : [])),
    strengths: strengthsOf(facts),
  };
}

/** The lines with figures that an interviewer of this posting would ask about, results first; each whole. */
function figureLines({ statements }: WritingFacts, proofs: Proof[]): string[] {
  const lines = proofs
    .filter(({ deed }) => deed.job !== null && hasFigure(deed.text))
    .map(({ deed }) => {
      const whole = statements.find((one) => one.lines.from === deed.line)?.text ?? deed.text;
      return (whole.length <= LONGEST_FIGURE_LINE ? whole : deed.text).replace(/(?<![\s.;,])[\s.;,]+$/, "");
    })
    .filter((line) => line.length <= LONGEST_FIGURE_LINE);
  const once = [...new Set(lines)];
  const results = once.filter((line) => tellsResult(line));
  return [...results, ...once.filter((line) => !results.includes(line))].slice(0, MOST_FIGURES);
}

const MONEY = /[$€£]\s?\d|\d[\d.,]{0,12}\s?(?:[$€£]|Euro)/u;

function figureKind(line: string): FigureKind {
  if (tellsResult(line)) return "change";
  return MONEY.test(line) ? "money" : "count";
}

function pickFirst(wordings: readonly string[], slots: Record<string, string | null>): string | null {
  return chooseWording(wordings, slots, { seed: 0, earlier: [], passes: () => true });
}

function shortfallTip(facts: WritingFacts): string | null {
  const { tips } = GUIDE_PACKS[facts.language];
  const { degreeLevels, years } = LETTER_PACKS[facts.language];
  const short = letterShortfall(facts);
  if (short === null || short.kind === "years instead") return null;
  if (short.kind === "degree") return pickFirst(tips.gap, { gap: degreeLevels[short.level], nearest: null });
  return pickFirst(tips.years, { asked: years(short.asked), own: years(short.own) });
}

function heldLicences(facts: WritingFacts): string[] {
  return facts.profile.skills
    .filter((skill) => !isNamedOnly(facts, skill) && facts.listing.licences.some(({ id }) => id === skill.id))
    .slice(0, 1)
    .flatMap(({ id }) => ownName(facts, id) ?? []);
}

function strengthsOf(facts: WritingFacts): string[] {
  const gate = new EvidenceGate(facts.sources);
  return skillsOf(facts).filter((skill) => gate.passWhole(skill, { subject: "person" }) !== null);
}

function skillsOf(facts: WritingFacts): string[] {
  const { shownAt } = GUIDE_PACKS[facts.language];
  const strengths = sharedSkills(facts)
    .slice(0, MOST_STRENGTHS)
    .map(({ id, name }) => {
      const deed = facts.deeds.find((one) => one.skills.includes(id) && one.job !== null);
      const employer = realEmployer(deed?.job == null ? undefined : facts.profile.jobs[deed.job]);
      const skill = upperFirst(skillInSentence(id, name));
      return fillWording(shownAt, { skill, employer }) ?? skill;
    });
  if (strengths.length > 0) return strengths;
  return facts.profile.skills
    .flatMap(({ id }) => ownName(facts, id) ?? [])
    .slice(0, MOST_STRENGTHS)
    .map(upperFirst);
}
