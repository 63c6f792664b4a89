import type { Wordings } from "./letter-pack.ts";

export type FigureKind = "change" | "count";
export type CaseKind = "led" | "result" | "problem" | "people";

/** A question about the person's own `{work}`, and one for where no title is known. */
export type OfWork = Record<"work" | "plain", Wordings>;

/**
 * All fixed wording of an interview guide in one language; [brackets] are for the person to fill. `{sentence}` is a
 * deed; `{asked}` and `{gap}` are what the posting asks for.
 */
export type GuidePack = {
  aboutYou: Record<"question" | "now" | "past" | "once" | "before" | "degree" | "end", Wordings>;
  /** `unnamed` asks where the posting does not say who is hiring. */
  /** `open` where neither resume nor posting says what draws somebody. */
  whyUs: Record<"question" | "unnamed" | "them" | "bring" | "quoted" | "known" | "topics" | "end", Wordings> & {
    open: string;
  };
  met: { question: Wordings; quoted: Wordings };
  /** The frame of an answer: where it was, what was done or what is `near` to what is asked, what came of it. */
  frame: {
    now: Wordings;
    past: Wordings;
    /** The same with the years of the job. */
    nowDated: Wordings;
    pastDated: Wordings;
    task: Wordings;
    action: Wordings;
    near: Wordings;
    nearEnd: Wordings;
    earlier: Wordings;
    result: Wordings;
    noResult: string;
  };
  /** What is asked for and not shown: said to the person, with the nearest line or what is `known` instead; or `named` only. */
  gap: Record<
    | "question"
    | "asked"
    | "credential"
    | "askedCredential"
    | "missing"
    | "silent"
    | "denied"
    | "named"
    | "near"
    | "known"
    | "instead",
    Wordings
  > & {
    end: Record<"tool" | "paper" | "work", Wordings>;
  };
  /** Licences, certificates and degrees that are asked for, in the resume's words. */
  papers: Record<"question" | "held" | "missing", Wordings>;
  /** Of a licence that names who holds it: "a Registered Nurse". Empty where none does. */
  heldAs: { question: Wordings; yes: Wordings };
  held: { question: Wordings; yes: Wordings };
  /** What came of the person's own work, or how much of it there was. */
  figure: { reached: OfWork; counted: OfWork };
  /** What is asked next, by what was told: a change, a result, how many in a time, a number, people led, or anything else. */
  ready: Record<"changed" | "reached" | "rate" | "count" | "led" | "plain", Wordings>;
  /** What only this posting asks of this resume: of the person's own `{work}`, of years too few, and of a break. */
  raised: Record<"stepUp" | "carries" | "short" | "shortAnswer" | "away" | "awayAnswer" | "since", Wordings> & {
    sinceOpen: string;
  };
  /** A duty or a requirement in the posting's words, and what the person has to add where no line answers it. */
  /** `foreign` is left open where the resume is in another language, whose lines answer unseen. */
  point: Record<"duty" | "asked" | "again" | "silent", Wordings> & { foreign: string };
  example: OfWork;
  cases: Record<CaseKind, Wordings>;
  /** Where the resume tells no case: the question, and a frame that asks for the person's own. */
  open: readonly { question: string; frame: string }[];
  yourQuestions: Record<"question" | "unnamed" | "unnamedPoint" | "point" | "end", Wordings>;
  /** What a list of skills names and no line tells of: `{name}`, and what the person has to add. */
  listed: { says: Wordings; open: string };
  says: string;
  tips: {
    gap: Wordings;
    years: Wordings;
    /** A figure to be ready to defend, and what one is asked about its kind. */
    figures: Record<FigureKind, Wordings>;
    licence: Wordings;
    nothingMissing: Wordings;
    read: Wordings;
  };
  shownAt: string;
};
