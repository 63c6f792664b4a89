import { splitQuestion } from "./interview-question.ts";
import type { InterviewView } from "./material-view.ts";

/** The four parts of a told case, as interviewers listen for them. */
export const FRAME_PARTS = ["situation", "task", "action", "result"] as const;
export type FramePart = (typeof FRAME_PARTS)[number];

/** What a coach would say of an answer as a whole. */
export const PRACTICE_ADVICE = [
  "inOtherLanguage",
  "besideTheQuestion",
  "tooShort",
  "tooLong",
  "noCaseTold",
  "onlyWould",
  "onlyTogether",
  "blamesOthers",
  "praisesOnly",
] as const;
export type PracticeAdvice = (typeof PRACTICE_ADVICE)[number];

export const LONGEST_ANSWER = 5_000;
export const MOST_ATTEMPTS = 100;

const QUESTION_LISTS = ["generalQuestions", "technicalQuestions", "behavioralQuestions", "companyQuestions"] as const;

export type QuestionList = (typeof QUESTION_LISTS)[number];
export type PractisedQuestion = { key: string; question: string; suggestion: string };

/** Names a question of a guide: "generalQuestions-0". */
export function questionKey(list: QuestionList, index: number): string {
  return `${list}-${index}`;
}

/** The questions of a guide that can be practised, each with its key. */
export function questionsOf(guide: Pick<InterviewView, QuestionList>): PractisedQuestion[] {
  return QUESTION_LISTS.flatMap((list) =>
    guide[list].map((text, index) => {
      const { question, answer } = splitQuestion(text);
      return { key: questionKey(list, index), question, suggestion: answer };
    }),
  );
}
