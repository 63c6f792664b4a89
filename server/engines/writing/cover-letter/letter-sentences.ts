import { asPerson } from "../english-nouns.ts";
import { firstPerson } from "../english-verbs.ts";
import { pickPhrase } from "../pick-phrase.ts";
import { type Deed, realEmployer, shownTitle, upperFirst, type WritingFacts } from "../writing-facts.ts";
import type { LetterPhrases } from "./letter-phrases.ts";
import { taskSentences } from "./task-sentences.ts";

const SHORT_ASK_WORDS = 6;

/** What a letter has told so far, which its next sentence goes on from. */
export type LetterState = {
  facts: WritingFacts;
  phrases: LetterPhrases;
  seed: number;
  used: Set<Deed>;
  /** How often each job was named. */
  jobsNamed: Map<number, number>;
  /** The job that the sentence before spoke of, as the reader knows it. */
  lastJob: string | null;
  /** Of the sentences about that job, how many so far. */
  repeats: number;
  opensParagraph: boolean;
};

/** The state of a letter of which no sentence stands yet. */
export function startLetter(facts: WritingFacts, phrases: LetterPhrases, seed: number): LetterState {
  return {
    facts,
    phrases,
    seed,
    used: new Set(),
    jobsNamed: new Map(),
    lastJob: null,
    repeats: 0,
    opensParagraph: true,
  };
}

/** Whether a job of the resume goes on; none does not. */
export function isCurrent(facts: WritingFacts, job: number | null): boolean {
  return job !== null && (facts.profile.jobs[job]?.current ?? false);
}

/** "At Lindenmere Hospital I triage ..."; the job is named the first time. Null when it cannot be said in prose. */
export function deedSentence(state: LetterState, deed: Deed): string | null {
  const { facts } = state;
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  const said = firstPerson(deed.text, { isCurrent: isCurrent(facts, deed.job) });
  if (!said) return null;
  const job = deed.job === null ? undefined : facts.profile.jobs[deed.job];
  const employer = realEmployer(job);
  const prose = said.replace(/(?<![\s.;,])[\s.;,]+$/, "");
  if (!job || deed.job === null) return `${upperFirst(prose)}.`;
  const title = job.title ? shownTitle(job.title) : null;
  const known = `${title} ${employer}`;
  const { lastJob, opensParagraph } = state;
  state.lastJob = known;
  state.opensParagraph = false;
  if (lastJob === known) {
    state.repeats += 1;
    if (opensParagraph) return `In the same position, ${prose}.`;
    if (!prose.startsWith("I ")) return `There, ${prose}.`;
    if (/^I (?:am|was|have) /.test(prose)) return `${prose}.`;
    return state.repeats % 2 === 1 ? `I also ${prose.slice(2)}.` : `${prose}.`;
  }
  state.repeats = 0;
  const named = state.jobsNamed.get(deed.job) ?? 0;
  const isNamed = named > 0;
  state.jobsNamed.set(deed.job, named + 1);
  const isPerson = title !== null && asPerson(title) !== null;
  if (isNamed && employer) return `At ${employer}, ${prose}.`;
  if (title && !isPerson && !employer) return `In the ${title} position, ${prose}.`;
  if (named === 1 && title && prose.startsWith("I ")) return `In my work as ${title}, ${prose}.`;
  if (employer && title && isPerson) return `As ${title} at ${employer}, ${prose}.`;
  if (employer) return `At ${employer}, ${prose}.`;
  return title ? `As ${title}, ${prose}.` : `${upperFirst(prose)}.`;
}

/** What the posting asks for, in a sentence that leads to what the person did: long requirements stand at its end. */
export function askSentence(asked: string, phrases: LetterPhrases, seed: number): string {
  const isLong = asked.split(" ").length > SHORT_ASK_WORDS;
  return (isLong ? phrases.asks[0]! : pickPhrase(phrases.asks, seed))(asked);
}

/**
 * What the person did, job by job: as sentences where resume and letter have one language, else as it stands in the
 * resume, since a line cannot be translated by rule.
 */
export function pointsByJob(state: LetterState, deeds: Deed[]): string {
  const { facts, phrases } = state;
  const isOneLanguage = facts.language === facts.resumeLanguage;
  const groups = Map.groupBy(deeds, (deed) => deed.job);
  return [...groups]
    .map(([job, group]) => {
      const place = job === null ? null : workplace(facts, job);
      const points = group.map(({ text }) => text.replace(/(?<![\s.;])[\s.;]+$/, ""));
      const told =
        isOneLanguage && job !== null
          ? taskSentences(points, { place, isCurrent: isCurrent(facts, job) }, facts.language)
          : [];
      return told.length > 0
        ? told.join(" ")
        : [phrases.quoted(place), ...points.map((text) => `– ${text}`)].join("\n");
    })
    .join("\n\n");
}

/** The employer; where a line was not told apart into title and employer, the line without its dates. */
function workplace({ profile, statements }: WritingFacts, index: number): string | null {
  const job = profile.jobs[index];
  const employer = realEmployer(job);
  if (!job || job.title !== null || employer === null) return employer;
  const head = statements.find(({ job: own, isHead }) => own === index && isHead)?.text ?? "";
  const parts = head.split(/(?<!\s)\s*[,|\t]\s*/).filter((part) => part !== "" && !/\b(?:19|20)\d\d\b/.test(part));
  // Of "Altenpflegerin, Seniorenheim Lindenhof" the second one is the house.
  return parts.length >= 2 && parts[0] === employer ? (parts[1] ?? employer) : employer;
}
