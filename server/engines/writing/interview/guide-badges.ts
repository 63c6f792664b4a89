import type { Proof } from "../cover-letter/choose-proofs.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { letterShortfall } from "../cover-letter/letter-shortfall.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { chooseWording, fillWording } from "../languages/fill-wording.ts";
import { GUIDE_PACKS } from "../languages/guide-packs.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { isHead } from "../../analysis/judge-part.ts";
import { answerValues, LEAST_TELLING } from "../tailored-resume/rank-points.ts";
import { hasFigure, isWeak, tellsResult } from "../facts/deed-worth.ts";
import { tellsChange } from "../facts/tells-change.ts";
import type { FigureKind } from "../languages/guide-pack.ts";
import { isShown } from "../facts/missing-skills.ts";
import { isGeneral, skillInSentence, upperFirst } from "../skill-names.ts";
import { isCutFromBefore } from "./pointing-back.ts";
import { hardestGaps, MOST_GAPS } from "./hardest-gaps.ts";
import { isNamedOnly, ownName, sharedSkills, type WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";

export const LONGEST_BADGE = 90;
const MOST_FIGURES = 4;
const LONGEST_FIGURE_LINE = 110;
const MOST_STRENGTHS = 6;
const MOST_LINES = 3;

function answeringLines(facts: WritingFacts): string[] {
  const lines = facts.deeds.flatMap((deed) => {
    const { text, line, job } = deed;
    const statement = facts.statements.find(({ lines: at }) => at.from === line);
    const isShort = job !== null && !isWeak(text) && text.length <= LONGEST_BADGE && !isCutFromBefore(deed, facts);
    return statement && isShort ? [{ ...statement, text }] : [];
  });
  const values = answerValues(lines, facts);
  const answering = lines.filter((line) => (values.get(line) ?? 0) >= LEAST_TELLING);
  return answering
    .sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0))
    .slice(0, MOST_LINES)
    .map(({ text }) => upperFirst(text.replace(/(?<![\s.;,])[\s.;,]+$/, "")));
}

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
    ...figures.map((line, index) => pickFirst(inTurn(tips.figures[figureKind(line)], index), { line })),
    ...heldLicences(facts).map((name) => pickFirst(tips.licence, { name })),
    pickFirst(tips.read, { company: facts.posting.company.trim() }),
  ];
  return {
    tips: lines.flatMap((line) => (line !== null && line.length <= LONGEST_BADGE * 2 ? [line] : [])),
    strengths: strengthsOf(facts),
  };
}

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

function figureKind(line: string): FigureKind {
  return tellsChange(line) ? "change" : "count";
}

function inTurn(wordings: readonly string[], turn: number): string[] {
  const first = turn % wordings.length;
  return [...wordings.slice(first), ...wordings.slice(0, first)];
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

/** The papers that are asked for and held, the lines that answer most of what is asked for, then programs and skills. */
function skillsOf(facts: WritingFacts): string[] {
  const { shownAt } = GUIDE_PACKS[facts.language];
  const lines = facts.language === facts.resumeLanguage ? answeringLines(facts) : [];
  const isSaid = (name: string) => lines.some((line) => line.toLowerCase().includes(name.toLowerCase()));
  const isTitle = (name: string) => isHead(name.toLowerCase().split(" ").at(-1) ?? "");
  const shared = sharedSkills(facts).map((one) => ({ ...one, kind: skillById(one.id)?.kind ?? "hard" }));
  const papers = shared.filter(({ kind }) => kind === "licence" || kind === "certificate");
  const others = shared.filter(({ id, name, kind }) => {
    const isGeneralName = kind === "soft" || isGeneral(skillById(id)?.name ?? "");
    return !papers.some((paper) => paper.id === id) && !isGeneralName && !isTitle(name) && !isSaid(name);
  });
  const shownWhere = ({ id, name }: (typeof shared)[number]) => {
    const deed = facts.deeds.find((one) => one.skills.includes(id) && one.job !== null);
    const employer = realEmployer(deed?.job == null ? undefined : facts.profile.jobs[deed.job]);
    const skill = upperFirst(skillInSentence(id, name));
    return fillWording(shownAt, { skill, employer }) ?? skill;
  };
  const strengths = [...papers.map(({ name }) => upperFirst(name)).slice(0, MOST_LINES), ...lines];
  const all = [...new Set([...strengths, ...others.map(shownWhere)])].slice(0, MOST_STRENGTHS);
  if (all.length > 0) return all;
  return facts.profile.skills
    .flatMap(({ id }) => ownName(facts, id) ?? [])
    .slice(0, MOST_STRENGTHS)
    .map(upperFirst);
}
