import { analyseResume } from "../../analysis/analyse-resume.ts";
import type { Profile } from "../../analysis/profile.ts";
import { extractResumeFacts } from "../../matching/resume-facts.ts";
import { scoreMatch } from "../../matching/score.ts";
import type { ResumeDraft } from "../draft.ts";
import { strongerOpening } from "../stronger-opening.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { cutChanges, linesSaidTwice } from "./cut-changes.ts";
import { headlineChange } from "./headline-change.ts";
import { keywordMatch, postingKeywords } from "./keyword-match.ts";
import { orderPoints } from "./order-points.ts";
import { SPEAKS } from "./point-groups.ts";
import { rankPoints } from "./rank-points.ts";
import { applyChanges, type ResumeChange } from "./resume-change.ts";
import { rewordLines } from "./reword-lines.ts";
import { sectionName } from "./section-name.ts";
import { type SkillsChange, skillsChange } from "./skills-change.ts";
import { summaryChange } from "./summary-change.ts";

export type TailoredResume = {
  lines: string[];
  profile: Profile;
  original: string[];
  /** All that was done, in its order: the lines are the original's with these. */
  changes: ResumeChange[];
  keywordMatchBefore: number;
  keywordMatchAfter: number;
  skillsAdded: string[];
  addedKeywords: string[];
  matchedKeywords: string[];
  improvedSections: string[];
  contentImproved: string;
};

/** What the local writer would change: plainer openings, and the order of points by what the posting asks. */
export function writeResumeDraft(facts: WritingFacts): ResumeDraft {
  const reworded =
    facts.resumeLanguage === "en" ? facts.statements.map((one) => [one, plainerOf(one, facts)] as const) : [];
  // Where one line of a job has to keep its "I", all of them do.
  const spoken = new Set(
    reworded.flatMap(([{ job, text }, plain]) => (plain === null && SPEAKS.test(text) ? [job] : [])),
  );
  const rewordings = reworded.flatMap(([{ job, text, lines }, plain]) =>
    plain === null || (SPEAKS.test(text) && spoken.has(job)) ? [] : [{ line: lines.from, text: plain }],
  );
  return { rewordings, order: rankPoints(facts) };
}

function plainerOf({ isHead, job, text }: Statement, { profile }: WritingFacts): string | null {
  if (isHead || job === null) return null;
  return strongerOpening(text, { isCurrent: profile.jobs[job]?.current ?? false });
}

/** Builds the tailored text of a draft; adds nothing that the resume does not show and the gate does not pass. */
export function finishTailoredResume(
  draft: ResumeDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
  now: Date,
): TailoredResume {
  const { profile, listing, weights } = facts;
  const keywords = postingKeywords(listing, weights);
  const reworded = rewordLines(draft, facts, gate);
  const order = orderPoints(draft, facts);
  const skills = skillsChange(facts, keywords, gate);
  const top = [headlineChange(facts, gate), summaryChange(facts, keywords, gate)];
  const before = keywordMatch(profile, listing, weights);
  const offered = [...top, ...reworded, ...order.changes];
  const wanted = [...offered, ...(skills.change ? [skills.change] : [])].filter((change) => change !== null);
  // What stands in another place may be read otherwise: what loses by it stays as it was.
  const isLess = (built: Built) => keywordMatch(built.after, listing, weights) < before;
  const whole = build(facts, wanted, now);
  const kept = isLess(whole) ? wanted.filter((change) => !isLess(build(facts, [change], now))) : wanted;
  const part = kept === wanted ? whole : build(facts, kept, now);
  const { all, lines, after } = isLess(part) ? build(facts, [], now) : part;
  const isTold = skills.change !== null && all.includes(skills.change);
  const told = isTold || skills.change === null ? skills : NO_SKILLS;
  return {
    lines,
    original: profile.lines,
    profile: after,
    changes: all,
    keywordMatchBefore: before,
    keywordMatchAfter: keywordMatch(after, listing, weights),
    skillsAdded: told.skillsAdded,
    addedKeywords: told.addedKeywords,
    matchedKeywords: scoreMatch(extractResumeFacts(after), listing, weights).matchedSkills,
    improvedSections: sectionsOf(all, profile),
    contentImproved: tellChanges(all, { facts, moved: movedIn(all, order.moved), skills: told }),
  };
}

function movedIn(changes: readonly ResumeChange[], moved: ReadonlyMap<ResumeChange, number>): number {
  return changes.reduce((sum, change) => sum + (moved.get(change) ?? 0), 0);
}

const NO_SKILLS: SkillsChange = { change: null, skillsAdded: [], addedKeywords: [], ordered: 0, twins: 0 };

type Built = { all: ResumeChange[]; lines: string[]; after: Profile };

function build(facts: WritingFacts, wanted: ResumeChange[], now: Date): Built {
  const { profile } = facts;
  const changes = soundChanges(profile, wanted, now);
  const all = [...changes, ...cutChanges(facts, changes)];
  const lines = applyChanges(profile.lines, all);
  return { all, lines, after: all.length === 0 ? profile : analyseResume(lines, { now }) };
}

/** No change may hide name, jobs or degrees from a machine that reads the text. */
function soundChanges(profile: Profile, changes: ResumeChange[], now: Date): ResumeChange[] {
  const before = readingOf(profile.lines, now);
  const isSound = (some: ResumeChange[]) => readingOf(applyChanges(profile.lines, some), now) === before;
  return isSound(changes) ? changes : changes.filter((change) => isSound([change]));
}

function readingOf(lines: string[], now: Date): string {
  const { name, jobs, education } = analyseResume(lines, { now });
  const held = jobs.map(({ title, employer, start, end }) => [title, employer, start, end]);
  return JSON.stringify([name, held, education.map(({ degree, institution }) => [degree, institution])]);
}

function sectionsOf(changes: ResumeChange[], profile: Profile): string[] {
  const names = changes.flatMap(({ kind, lines, order, about }) => {
    if (kind === "headline") return "Headline";
    if (kind === "summary" || kind === "skills") return kind === "summary" ? "Summary" : "Skills";
    const at = order?.from ?? lines[0]?.at;
    return at === undefined ? about : sectionName(profile, at);
  });
  return [...new Set(names)];
}

type Told = { facts: WritingFacts; moved: number; skills: SkillsChange };

function tellChanges(changes: ResumeChange[], { facts, moved, skills }: Told): string {
  const count = (kind: ResumeChange["kind"]) => changes.filter((change) => change.kind === kind);
  const lines = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const notes: string[] = [];
  if (count("headline").length > 0) notes.push("A headline from your own titles.");
  if (count("summary").length > 0) notes.push("A summary from your own facts.");
  const reworded = count("wording").length;
  if (reworded > 0) notes.push(`${lines(reworded, "line", "lines")} reworded.`);
  if (moved > 0) {
    const points = moved === 1 ? "1 point" : `${moved} points`;
    notes.push(`${points} moved up, to be read first.`);
  }
  if (skills.ordered > 0) notes.push("Skill lists now begin with what the posting names.");
  const { skillsAdded, addedKeywords } = skills;
  if (skillsAdded.length > 0)
    notes.push(`Added to the skills section, since your text shows it: ${skillsAdded.join(", ")}.`);
  if (addedKeywords.length > 0) notes.push(`The posting's words for skills you show: ${addedKeywords.join(", ")}.`);
  if (skills.twins > 0)
    notes.push(
      `${skills.twins === 1 ? "1 skill that stood" : `${skills.twins} skills that stood`} twice now listed once.`,
    );
  const isTold = skills.ordered + skills.twins + skillsAdded.length + addedKeywords.length > 0;
  if (count("skills").length > 0 && !isTold) notes.push("Skills grouped.");
  const twice = linesSaidTwice(facts);
  const left = count("cut").flatMap((one) => one.lines.filter(({ text }) => text.length === 0));
  const repeated = left.filter(({ at }) => twice.has(at)).length;
  if (repeated > 0) notes.push(`${lines(repeated, "line that stood", "lines that stood")} twice in one job left out.`);
  const weak = left.length - repeated;
  if (weak > 0) notes.push(`${lines(weak, "weaker line", "weaker lines")} left out, so that it stays short.`);
  return notes.length > 0
    ? notes.join(" ")
    : "Nothing was changed: no step that keeps to your own words would bring this text nearer to the posting.";
}
