import { anyOf } from "../../any-of.ts";
import { FRAME_PARTS, type FramePart, type PracticeAdvice } from "../../../domain/practice.ts";
import type { MaterialLanguage } from "../language.ts";
import { materialLanguage } from "../language.ts";
import { lowerFirst, readOpening } from "../english-verbs.ts";
import type { CaseKind } from "../languages/guide-pack.ts";
import { GUIDE_PACKS } from "../languages/guide-packs.ts";
import type { MaterialFacts } from "../write-material.ts";
import { type Deed, readWritingFacts, type WritingFacts } from "../writing-facts.ts";
import { cutSentences } from "../evidence/cut-sentences.ts";
import { factWords } from "../evidence/fact-words.ts";
import { judgeText, type JudgedText } from "../evidence/judge-text.ts";
import { readNumbers } from "../evidence/read-numbers.ts";
import { foldText, sourcesOfResume } from "../evidence/sources.ts";
import { deedWorth, hasFigure, isWeak } from "../facts/deed-worth.ts";
import { asksToLead } from "../facts/led-people.ts";
import { answersTo } from "./answer-points.ts";
import { AnswerTeller } from "./answer-teller.ts";
import { caseKind } from "./case-kind.ts";
import { isTornOff } from "./pointing-back.ts";
import { coachAnswer } from "./coach-answer.ts";
import { ASKS_NO_CASE, BLAMES, LABELS, OF_MIND, WOULD } from "./coach-cues.ts";
import { DEED_FORMS, FRAME_CUES, NO_CLAIM, OF_ONESELF } from "./frame-cues.ts";

export type AnswerFeedback = {
  advice: PracticeAdvice[];
  /** For each part of a told case the sentence that has it; null = none has. */
  frame: Record<FramePart, string | null>;
  /** What the answer says of the person, sentence by sentence, as the gate judges it. */
  claims: (JudgedText & { text: string })[];
  /** Lines of the resume that a stronger answer would name, the best first. */
  stronger: string[];
};

const MOST_CLAIMS = 30;
const MOST_LINES = 3;
const SHORTEST_SCENE = 4; // in words
const TOLD_SHARE = 0.6; // a line counts as told when the answer has this share of its words
const OF_QUESTION = 4;
const OF_CASE = 6; // a question of a guide that asks for people led is answered by these
const OF_RELEVANCE = 0.5;
const OF_FIGURE = 2;

type Told = { text: string; folded: string; part: FramePart | null; isNote: boolean };

const LISTED = /^\s*[-–•*·]\s+/u;
const LABELLED = /^(?<label>\p{L}{4,12})\s?:\s*(?=\S)/u;

/** The sentences of an answer; of notes each line is one, and a label such as "Task:" says which part it is. */
function sentencesOf(answer: string): Told[] {
  const lines = answer.split("\n");
  const isNotes = lines.some((line) => LISTED.test(line));
  const pieces = isNotes ? lines.map((line) => line.replace(LISTED, "")) : cutSentences(answer).map(({ text }) => text);
  return pieces.flatMap((piece) => {
    const label = LABELLED.exec(piece.trim())?.groups?.label?.toLowerCase() ?? "";
    const part = LABELS[label] ?? null;
    const text = (part === null ? piece : piece.trim().replace(LABELLED, "")).trim();
    return text === "" ? [] : [{ text, folded: ` ${foldText(text)} `, part, isNote: isNotes }];
  });
}

function tells(part: FramePart, told: Told, { language, employers }: Speaker): boolean {
  const { text, folded, isNote } = told;
  if (told.part !== null) return told.part === part;
  if (NO_CLAIM[language].test(text) && part === "action") return false;
  if (part === "action" && (WOULD[language].test(text) || OF_MIND[language].test(text))) return false;
  if (part === "result" && /\bgrew up\b/iu.test(text)) return false;
  if (part === "action" && isNote && readOpening(text)?.form === "past") return true;
  if (FRAME_CUES[language][part].some((cue) => folded.includes(` ${foldText(cue)} `))) return true;
  if (part === "action") return DEED_FORMS[language].test(text) || (language === "en" && DEED_OF_NOW.test(text));
  if (part === "result") return readNumbers(text).some(({ unit }) => unit === "percent");
  if (part === "situation") return employers.some((employer) => folded.includes(` ${employer} `));
  return false;
}

/** "But I show the apprentices how to read a print": what one does, and not what one is, has or thinks. */
const DEED_OF_NOW = new RegExp(
  String.raw`(?<!\b(?:[Ww]hen|[Ww]hile|[Aa]s|[Ww]here|[Aa]fter|[Bb]efore) )\bI (?!${anyOf(
    "am was came joined have had do did can could will would should must may might never not also just only always still",
    "haven hadn don didn won couldn wouldn remember grew hate loved liked tend try wish suppose prefer enjoy",
    "think thought know knew like liked want wanted believe hope feel felt guess mean love need see saw hold live",
  )}\b)\p{Ll}{2,}`,
  "u",
);

type Speaker = { language: MaterialLanguage; employers: string[] };

/** What of the frame is there. A sentence may be more than one part, but not task and action at once. */
function frameOf(told: Told[], speaker: Speaker): AnswerFeedback["frame"] {
  const isOf = (part: FramePart, sentence: Told) =>
    tells(part, sentence, speaker) && !(part === "action" && tells("task", sentence, speaker));
  const scene = told.find((one) => isOf("situation", one) && !isOf("action", one))?.text ?? sceneOf(told, isOf);
  const situation = scene ?? told.find((one) => isOf("situation", one))?.text ?? null;
  const found = FRAME_PARTS.map((part) => {
    if (part === "situation") return [part, situation] as const;
    if (part === "result") return [part, told.findLast((one) => isOf(part, one))?.text ?? endOf(told, isOf)] as const;
    const own = told.filter((one) => isOf(part, one));
    return [part, (own.find(({ text }) => text !== situation) ?? own[0])?.text ?? null] as const;
  });
  return Object.fromEntries(found) as AnswerFeedback["frame"];
}

function sceneOf(told: Told[], isOf: (part: FramePart, sentence: Told) => boolean): string | null {
  const [first] = told;
  if (!first || told.length < 2 || /^(?:I|Ich|Je|J['’])(?!\p{L})/u.test(first.text)) return null;
  return FRAME_PARTS.some((part) => isOf(part, first)) || first.text.split(" ").length < SHORTEST_SCENE
    ? null
    : first.text;
}

function endOf(told: Told[], isOf: (part: FramePart, sentence: Told) => boolean): string | null {
  const last = told.at(-1);
  const isAfterDeed = told.slice(0, -1).some((one) => isOf("action", one));
  return last &&
    isAfterDeed &&
    !OF_SELF.test(last.text) &&
    !last.text.endsWith("?") &&
    !FRAME_PARTS.some((part) => isOf(part, last))
    ? last.text
    : null;
}

const OF_SELF = /^(?:I|Ich|Je|J['’]|Yo|My|Mein\p{L}*|Mon|Ma|Mes|Mi|Mis)(?!\p{L})/u;

function wordsOf(text: string): Set<string> {
  return new Set(factWords(text).flatMap(({ word }) => (word.length > 3 ? word : [])));
}

function isTold({ text }: Deed, answer: string): boolean {
  const [words, answered] = [wordsOf(text), wordsOf(answer)];
  const [own, told] = [figuresOf(text), figuresOf(answer)];
  const shared = words.intersection(answered).size;
  return (words.size > 0 && shared >= words.size * TOLD_SHARE) || (shared > 0 && own.size > 0 && own.isSubsetOf(told));
}

function figuresOf(text: string): Set<string> {
  return new Set(text.match(/\d+(?:[.,]\d+)*/gu));
}

const CASE_KINDS: readonly CaseKind[] = ["led", "problem", "people", "result"];

function asSaid(text: string, { resumeLanguage }: WritingFacts): string {
  return resumeLanguage === "en" ? `I ${lowerFirst(text)}` : text;
}

/** The lines that fit the question and are not told yet; one with a figure first where the answer tells no result. */
function strongerLines(
  facts: WritingFacts,
  question: string,
  { answer, frame }: { answer: string } & Pick<AnswerFeedback, "frame">,
): string[] {
  const asked = wordsOf(question);
  const fitting = new Set(
    facts.asks.filter(({ text }) => wordsOf(text).intersection(asked).size > 1).flatMap(({ deeds }) => deeds),
  );
  const answers = new Map(
    answersTo(question, new AnswerTeller(facts).lines, facts).map(({ proof, strength }) => [proof.deed, strength]),
  );
  const { cases } = GUIDE_PACKS[facts.language];
  const kind = CASE_KINDS.find((one) => cases[one].includes(question)) ?? (asksToLead(question) ? "led" : null);
  const fit = (deed: Deed) =>
    (answers.get(deed) ?? 0) * OF_QUESTION +
    wordsOf(deed.text).intersection(asked).size * OF_QUESTION +
    (fitting.has(deed) ? OF_QUESTION : 0) +
    (kind !== null && caseKind(asSaid(deed.text, facts)) === kind ? OF_CASE : 0);
  const worth = (deed: Deed) =>
    fit(deed) +
    deed.relevance * OF_RELEVANCE +
    deedWorth(deed.text) +
    (frame.result === null && hasFigure(deed.text) ? OF_FIGURE : 0);
  const deeds = facts.deeds.filter((deed) => !isWeak(deed.text) && !isTornOff(deed, facts) && !/:$/u.test(deed.text));
  // Where lines answer the question, others make the answer to it no stronger.
  const near = deeds.filter((deed) => fit(deed) > 0);
  return (near.length > 0 ? near : deeds)
    .filter((deed) => !isTold(deed, answer))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, MOST_LINES)
    .map(({ text }) => text);
}

/** Says of a practised answer what of a told case is in it, what the resume bears out, and what would be stronger. */
export function judgeAnswer({
  question,
  answer,
  ...known
}: MaterialFacts & { question: string; answer: string }): AnswerFeedback {
  const { profile, posting, weights, own } = known;
  const facts = readWritingFacts(profile, posting, weights, { own });
  const language = materialLanguage(answer);
  const told = sentencesOf(answer);
  const employers = profile.jobs.flatMap(({ employer }) => (employer ? foldText(employer) || [] : []));
  const frame = frameOf(told, { language, employers });
  const sources = sourcesOfResume(profile, own);
  const ofOneself = OF_ONESELF[language];
  const addresses = new Set(
    facts.statements
      .flatMap(({ section, text }) => (section === "contact" ? text : []))
      .concat(profile.lines.slice(0, 3)),
  );
  const claims = told
    .filter(({ text, isNote }) => isNote || ofOneself === null || ofOneself.test(text))
    .filter(({ text }) => ![NO_CLAIM, WOULD, OF_MIND, BLAMES].some((cues) => cues[language].test(text)))
    .filter((one) => !tells("task", one, { language, employers }) || tells("action", one, { language, employers }))
    .slice(0, MOST_CLAIMS)
    .map(({ text, isNote }) => {
      const isDeed = isNote && language === "en" && readOpening(text) !== null;
      const judged = judgeText(isDeed ? `I ${lowerFirst(text)}` : text, sources);
      return { text, ...judged, line: judged.line !== null && addresses.has(judged.line) ? null : judged.line };
    })
    // What names nothing that a resume could say is neither borne out nor not.
    .filter(({ answer: verdict, line }) => verdict !== "borne out" || line !== null || own.length > 0);
  const asksCase = !ASKS_NO_CASE[materialLanguage(question)].test(question);
  const advice = coachAnswer({
    question,
    answer,
    sentences: told.map(({ text }) => text),
    asksCase,
    language: facts.language,
    hasDeed: frame.action !== null,
    isBorneOut: claims.some(({ answer: verdict }) => verdict === "borne out"),
    fitting: answersTo(question, new AnswerTeller(facts).lines, facts).map(({ proof }) => proof.deed.text),
  });
  return { advice, frame, claims, stronger: strongerLines(facts, question, { answer, frame }) };
}
