import type { InterviewView } from "../../../domain/material-view.ts";
import type { InterviewDraft, QuestionDraft } from "../draft.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { GUIDE_PACKS } from "../languages/guide-packs.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { LONGEST_BADGE } from "./guide-badges.ts";
import { writeInterview } from "./write-interview.ts";

const SEPARATOR = "|||";
const FEW_BADGES = 3;
const FEW_QUESTIONS = 1;
const MAX_QUESTIONS = 8;
const MAX_TIPS = 6;

export type FinishedInterview = Omit<InterviewView, "id" | "title" | "createdAt">;

/** Puts a draft through the gate; groups that lose nearly everything get the local writer's questions. */
export function finishInterview(
  draft: InterviewDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
  options: { isOurs: boolean },
): FinishedInterview {
  const local = writeInterview(facts);
  const pass = (drafts: QuestionDraft[], instead: QuestionDraft[]): string[] => {
    const passed = drafts.slice(0, MAX_QUESTIONS).flatMap((one) => passQuestion(one, facts, gate, options));
    if (passed.length >= FEW_QUESTIONS) return passed;
    const ours = instead.flatMap((one) => passQuestion(one, facts, gate, { isOurs: true }));
    return [...new Set([...passed, ...ours])].slice(0, Math.max(FEW_QUESTIONS, passed.length));
  };
  const badges = (texts: string[], subject: "person" | "either", instead: string[]): string[] => {
    // Ours are advice about lines and names as they stand.
    const isAdvice = options.isOurs && subject === "either";
    const passed = texts.flatMap((text) =>
      text.length > LONGEST_BADGE * 2
        ? []
        : ((isAdvice ? text : gate.passWhole(text, { subject: subjectOf(text, subject) })) ?? []),
    );
    return [...new Set([...passed, ...(passed.length < FEW_BADGES ? instead : [])])].slice(0, MAX_TIPS);
  };
  return {
    generalQuestions: pass(draft.general, local.general),
    technicalQuestions: pass(draft.technical, local.technical),
    behavioralQuestions: pass(draft.behavioral, local.behavioral),
    companyQuestions: pass(draft.company, local.company),
    preparationTips: badges(draft.tips, "either", local.tips),
    keyStrengths: badges(draft.strengths, "person", local.strengths),
  };
}

const SPEAKS_OF_SELF = /(?<!\p{L})(?:I|[Ii]ch|[Jj]e|[Yy]o) (?=\p{Ll})/u;

/** A model's advice or question that speaks as the person claims something of them. */
function subjectOf(text: string, subject: "person" | "either"): "person" | "either" {
  return SPEAKS_OF_SELF.test(text) ? "person" : subject;
}

function passQuestion(
  { question, answer, fixed = [] }: QuestionDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
  options: { isOurs: boolean },
): string[] {
  const ours = options.isOurs ? fixed.map(oneLine) : [];
  const line = oneLine(question);
  const subject = options.isOurs ? "either" : subjectOf(line, "either");
  const asked = ours.includes(line) ? line : gate.passWhole(line, { subject });
  if (!asked) return [];
  const frames = GUIDE_PACKS[facts.language].open.map(({ frame }) => frame);
  const isFrame = options.isOurs && frames.includes(answer);
  const said = isFrame ? answer : passAnswer(oneLine(answer), ours, gate, options);
  if (said === "" || !/\p{L}{2}/u.test(said)) {
    return [`QUESTION: ${asked} ${SEPARATOR} ANSWER: ${frames[0]}`];
  }
  return [`QUESTION: ${asked} ${SEPARATOR} ANSWER: ${said}`];
}

/** What stands between our own words passes the gate; these stay where they are. */
function passAnswer(
  answer: string,
  fixed: readonly string[],
  gate: EvidenceGate,
  options: { isOurs: boolean },
): string {
  const [text, at] = fixed
    .map((one) => [one, answer.indexOf(one)] as const)
    .filter(([one, index]) => one !== "" && index >= 0)
    .sort(([one, at], [other, otherAt]) => at - otherAt || other.length - one.length)[0] ?? ["", -1];
  if (at < 0) return gate.passText(answer, options);
  const before = at === 0 ? "" : gate.passText(answer.slice(0, at), options);
  const after = passAnswer(answer.slice(at + text.length), fixed, gate, options);
  return [before, text, after].filter((part) => part !== "").join(" ");
}

/** The separator is ours: a text cannot bring its own. */
function oneLine(text: string): string {
  return text.replaceAll(SEPARATOR, " ").replace(/\s+/g, " ").trim();
}
