import type { Proof } from "../cover-letter/choose-proofs.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { isNoDeed } from "../cover-letter/no-deed.ts";
import { letterShortfall } from "../cover-letter/letter-shortfall.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { chooseWording, fillWording } from "../languages/fill-wording.ts";
import { GUIDE_PACKS } from "../languages/guide-packs.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { isHead } from "../../analysis/judge-part.ts";
import { listLines } from "../tailored-resume/list-lines.ts";
import { answerValues, LEAST_TELLING } from "./answer-values.ts";
import { foldText } from "../evidence/sources.ts";
import { hasFigure, isWeak, tellsResult } from "../facts/deed-worth.ts";
import { ledPeople } from "../facts/led-people.ts";
import { tellsOfHouse } from "../facts/tells-of-house.ts";
import { tellsChange } from "../facts/tells-change.ts";
import type { FigureKind } from "../languages/guide-pack.ts";
import { isShown } from "../facts/missing-skills.ts";
import { isGeneral, skillInSentence, upperFirst } from "../skill-names.ts";
import { inFirstPerson } from "./first-person-line.ts";
import { isOfWork } from "./of-achievements.ts";
import { isCutFromBefore, isTornOff } from "./pointing-back.ts";
import { hardestGaps, MOST_GAPS, quoted } from "./hardest-gaps.ts";
import { isNamedOnly, ownName, sharedSkills, type WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import { spokenCompany } from "../spoken-names.ts";

export const LONGEST_BADGE = 90;
const LONGEST_STRENGTH = 130;
const MOST_FIGURES = 4;
const LONGEST_FIGURE_LINE = 110;
const MOST_STRENGTHS = 6;
const MOST_PAPERS = 1;
const OF_RESULT = 0.6;
const OF_LEADING = 0.3;
const ROUTINE = /^(?:daily|weekly|monthly|täglich\p{L}*|wöchentlich\p{L}*|diari\p{L}*|quotidien\p{L}*)(?!\p{L})/iu;
const MOST_LINES = 3;
const FEWEST_ASKS = 3; // of fewer nobody can say that nothing is missing

function strongestLines(facts: WritingFacts): string[] {
  const lines = facts.deeds.flatMap((deed) => {
    const { text } = deed;
    const longest = tellsResult(text) ? LONGEST_BADGE * 2 : LONGEST_STRENGTH;
    const statement = facts.statements.find(({ lines: at }) => at.from === deed.line);
    const isCut = isCutFromBefore(deed, facts) || isTornOff(deed, facts);
    const isTold = isOfWork(deed, facts) && !isWeak(text) && !isCut && !isNoDeed(text) && isDeed(text, facts);
    return statement && isTold && text.length <= longest ? [{ ...statement, text }] : [];
  });
  const values = answerValues(lines, facts);
  const worth = (line: (typeof lines)[number]) =>
    (values.get(line) ?? 0) +
    (tellsResult(line.text) ? OF_RESULT : 0) +
    (ledPeople(line.text, facts.resumeLanguage) ? OF_LEADING : 0);
  const telling = lines.filter((line) => worth(line) >= LEAST_TELLING);
  return telling
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, MOST_LINES)
    .map(({ text }) => upperFirst(text.replace(/(?<![\s.;,])[\s.;,]+$/, "")));
}

function isDeed(text: string, { resumeLanguage, profile }: WritingFacts): boolean {
  const bare = text.replace(/^I (?=\p{Ll})/u, "");
  if (/^\P{L}*\d/u.test(bare) || ROUTINE.test(bare) || tellsOfHouse(bare, profile, resumeLanguage)) return false;
  return resumeLanguage !== "en" || inFirstPerson(upperFirst(bare), { isCurrent: false }) !== null;
}

/** Short lines of a guide: the hardest gaps, figures to be ready to defend, what to bring; and what both sides share. */
export function badgesOf(
  facts: WritingFacts,
  proofs: readonly Proof[],
  silent: readonly string[],
): { tips: string[]; strengths: string[] } {
  const { tips } = GUIDE_PACKS[facts.language];
  const gaps = hardestGaps(facts);
  const short = shortfallTip(facts);
  const isNothingMissing =
    gaps.length === 0 &&
    silent.length === 0 &&
    short === null &&
    facts.asks.length >= FEWEST_ASKS &&
    facts.asks.every((ask) => isShown(ask, facts));
  const figures = figureLines(facts, proofs);
  const unnamed = silent.filter(namesWork).map((text) => ({ name: quoted(text, facts), nearest: null }));
  const [wishes, musts] = [gaps.filter(({ isWish }) => isWish), gaps.filter(({ isWish }) => !isWish)];
  const missing = [...musts, ...unnamed, ...wishes].map(({ name, nearest }) =>
    pickFirst(tips.gap, { gap: name, nearest }),
  );
  const lines: (string | null)[] = [
    ...[short, ...missing].filter((line) => line !== null).slice(0, MOST_GAPS),
    isNothingMissing ? pickFirst(tips.nothingMissing, {}) : null,
    ...figures.map((line, index) => pickFirst(inTurn(tips.figures[figureKind(line)], index), { line })),
    ...heldLicences(facts).map((name) => pickFirst(tips.licence, { name })),
    pickFirst(tips.read, { company: spokenCompany(facts.posting.company) }),
  ];
  return {
    tips: lines.flatMap((line) => (line !== null && line.length <= LONGEST_BADGE * 2 ? [line] : [])),
    strengths: strengthsOf(facts),
  };
}

function namesWork(text: string): boolean {
  const named = findSkills(text, { list: true });
  return named.length === 0 || named.some(({ kind }) => kind !== "soft");
}

function figureLines(facts: WritingFacts, proofs: readonly Proof[]): string[] {
  const heads = new Set(facts.statements.filter(({ isHead: isTop }) => isTop).map(({ lines: { from } }) => from));
  const lines = proofs
    .filter(({ deed }) => isOfWork(deed, facts) && hasFigure(deed.text) && !heads.has(deed.line))
    .filter(({ deed }) => !isCutFromBefore(deed, facts) && !isTornOff(deed, facts))
    .flatMap(({ deed }) => {
      const statement = facts.statements.find((one) => one.lines.from === deed.line);
      const whole = statement?.text ?? deed.text;
      // The end of a line that the page broke.
      if (/^\p{Ll}/u.test(whole) && !statement?.hasBullet) return [];
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

function isShownOrListed(id: string, { deeds, profile }: WritingFacts): boolean {
  const lists = new Set(listLines(profile));
  const isIn = (line: number) =>
    lists.has(line) ||
    profile.sections.some(({ kind, lines }) => kind === "certificates" && lines.from <= line && line <= lines.to);
  const skill = profile.skills.find((one) => one.id === id);
  return deeds.some(({ job, skills }) => job !== null && skills.includes(id)) || (skill?.lines.some(isIn) ?? false);
}

function skillsOf(facts: WritingFacts): string[] {
  const { shownAt } = GUIDE_PACKS[facts.language];
  const lines = facts.language === facts.resumeLanguage ? strongestLines(facts) : [];
  const isSaid = (name: string) => lines.some((line) => line.toLowerCase().includes(name.toLowerCase()));
  const isTitle = (name: string) => isHead(name.toLowerCase().split(" ").at(-1) ?? "");
  const shared = sharedSkills(facts).map((one) => ({ ...one, kind: skillById(one.id)?.kind ?? "hard" }));
  const papers = shared.filter(({ kind }) => kind === "licence" || kind === "certificate");
  const others = shared.filter(({ id, name, kind }) => {
    const isGeneralName = kind === "soft" || isGeneral(skillById(id)?.name ?? "") || !isShownOrListed(id, facts);
    return !papers.some((paper) => paper.id === id) && !isGeneralName && !isTitle(name) && !isSaid(name);
  });
  const shownWhere = ({ id, name }: (typeof shared)[number]) => {
    const deed = facts.deeds.find((one) => one.skills.includes(id) && one.job !== null);
    const employer = realEmployer(deed?.job == null ? undefined : facts.profile.jobs[deed.job]);
    const skill = upperFirst(skillInSentence(id, name));
    return fillWording(shownAt, { skill, employer }) ?? skill;
  };
  // Whoever works as an RN need not say that they are one.
  const titles = foldText([facts.posting.title, ...facts.profile.jobs.map(({ title }) => title ?? "")].join(" "));
  const telling = papers.filter(({ name }) => !` ${titles} `.includes(` ${foldText(name)} `));
  const strengths = [...lines, ...telling.map(({ name }) => upperFirst(name)).slice(0, MOST_PAPERS)];
  const all = [...new Set([...strengths, ...others.map(shownWhere)])].slice(0, MOST_STRENGTHS);
  if (all.length > 0) return all;
  return facts.profile.skills
    .filter(({ kind }) => kind !== "soft")
    .flatMap(({ id }) => ownName(facts, id) ?? [])
    .slice(0, MOST_STRENGTHS)
    .map(upperFirst);
}
