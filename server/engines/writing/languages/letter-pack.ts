import type { LetterTone } from "../../../domain/letter-choices.ts";

export type Situation = "same" | "step-up" | "change" | "first" | "return" | "other";

/** Wordings of which one is taken. `{slots}` are filled; one without all of its slots is passed over. */
export type Wordings = readonly string[];

type Greeting = { company: Wordings; nobody: Wordings };

/**
 * All fixed wording of a letter in one language; each sentence is true of anybody whose resume fills its slots. From
 * the posting: `{title}`, `{company}` (or `{atCompany}`, as "beim Klinikum"), `{person}` (the title with an article), `{needs}` (the duties), `{topics}`. From
 * the resume: `{work}` (the person's job, `{since}` a year), its `{employer}` and `{position}`; and one deed as `{clause}` after an
 * opening, as a `{sentence}` of its own, or as `{turned}`, begun with how it was done.
 */
export type LetterPack = {
  greeting: Greeting;
  /** To whom the posting names, by `{name}` or by `{honorific}` and `{surname}`. */
  toPerson: Record<"woman" | "man" | "unknown", string>;
  /** To whom a posting names without an honorific, by a first name that is a woman's or a man's. */
  toTitled?: Record<"woman" | "man", string>;
  /** Where it names who is `{greeted}`, a greeting by a first name ends as a warm letter does. */
  signOff: string;
  /** What takes the place of greeting, closing and sign-off in a letter that is to be warm or formal. */
  tones: Record<Exclude<LetterTone, "plain">, { greeting: Greeting; closings: Wordings; signOff: string }>;
  yourName: string;
  and: string;
  openings: {
    needs: Wordings;
    topics: Wordings;
    /** One after the other: what the posting `{needs}` that the letter shows, and who applies. */
    work?: { leads: Wordings; who: LetterPack["openings"]["joined"] };
    /** The plain occasion and who applies in one sentence; a job that is over was `{from}` one year `{until}` another. */
    joined: Record<"plain" | "same" | "first" | "step-up" | "change", { now: Wordings; past: Wordings }>;
    plain: Wordings;
    untitled: Wordings;
    /** Of whoever is in a `{training}` still. */
    learning: Wordings;
  };
  /** Join the deed that is nearest to the work to what was said of it; `kindred` is of another field, and answers it. */
  nearest: Record<Situation | "kindred", { now: Wordings; past: Wordings }>;
  /** Where no deed can be told. */
  introductions: Record<Situation, { now: Wordings; past: Wordings }>;
  /** Of an earlier job in a letter that can tell no deed, its resume being in another language. */
  earlierWork: Wordings;
  proofs: {
    /** Of the job that the sentence before named. */
    there: Wordings;
    /** Of a training that the sentence before named. */
    inTraining: Wordings;
    /** Of a time at an employer for learning, which has no title but a name, as `{placement}`. */
    inPlacement: Wordings;
    /** Of today's job behind a sentence of one's own, which does not name it. */
    today: Wordings;
    /** Of the job that the paragraph before told of. */
    sameJob: Wordings;
    atEmployer: Wordings;
    asPosition: Wordings;
    asPositionAtEmployer: Wordings;
    /** Of an earlier job than the one told before. */
    before: Wordings;
    /** The same where other jobs came between, with its years in `{position}`; else `before` is said of it. */
    longBefore?: Wordings;
    /** The first deed of a `{project}`, or of one without a name behind those of a job. */
    inProject: Wordings;
    /** Of another one than the project told before. */
    inAnother: Wordings;
    inProjects: Wordings;
    /** Of another job, of which neither employer nor position can be named. */
    elsewhere: { now: Wordings; earlier: Wordings; other: Wordings };
    goesOn: Wordings;
    noJob: Wordings;
    /** The first deed that belongs to no job. */
    ofNoJob: Wordings;
    /** The first one of clubs, aid and the like. */
    outside: Wordings;
  };
  /**
   * Stand above lines of the resume as the person wrote them: beside a deed that was told, or for all of them; before
   * these what the posting `{needs}` that the first line answers; `under` its place what is of one job, and `as` what
   * where it has no employer; `papers` of what was learned, where that stands apart from the work; `mixed` of lines
   * that are not all of one's work.
   */
  inBrief: {
    needed: Wordings;
    more: Wordings;
    only: Wordings;
    mixed?: { more: Wordings; only: Wordings };
    papers: string | null;
    under: string;
    as: string;
  };
  /** Stand before a proof in its own sentence and say what it answers: an asked `{topic}`, or `{needs}` that would be done. */
  asked: Wordings;
  needed: { first: Wordings; need: Wordings; duty: Wordings };
  /** What is asked for most and not shown: `{gap}`, with the `{nearest}` if any; years are `{asked}` and `{own}`. */
  gaps: {
    /** Nobody was led yet. */
    leading?: Wordings;
    /** Years of leading people as the posting has them, `{asked}`, and one's `{own}`, if any. */
    leadingYears?: Wordings;
    teamSize?: Wordings;
    otherDegree?: Wordings;
    /** Out of the work of a `{person}` since a year. */
    away?: Wordings;
    /** A `{place}` where one has not worked: "in local government". */
    setting?: Wordings;
    /** A `{profession}` that one is not of, or only on the way to. */
    qualified?: Wordings;
    awaited?: Readonly<Record<"result" | "degree", Wordings>>;
    /** The work itself would be new: `{person}` is what one has not been yet. */
    firstPosition?: Wordings;
    /** Beside what is `{known}` of the posting's list. */
    known: Wordings;
    languageLevel: Wordings;
    /** Of a language of which one has too little, at an `{own}` step, some or none. */
    languageBelow: Readonly<Record<"step" | "basic" | "middle" | "none", Wordings>>;
    near: Wordings;
    tool: Wordings;
    work: Wordings;
    /** Of several programs of which one is enough: "Playwright or Cypress". */
    either?: Wordings;
    /** What the resume itself says was not done, as a `{deed}`: "done budgets for a whole farm". */
    denied?: Wordings;
    /** What is known a little only, by the resume's own word for it. */
    level?: Readonly<Record<"basic" | "beginner", Wordings>>;
    /** An `{experience}` as the posting asks for it: "experience in a hospital". */
    experience: Wordings;
    credential: Wordings;
    credentialNear: Wordings;
    /** Of a paper that is still on its way, or has run out. */
    onItsWay: Wordings;
    examAt: Wordings;
    fewYears: Wordings;
    /** Where none is held and the others say more than the resume does. */
    noDegree: Wordings;
    runOut: Wordings;
    /** With the `{nearest}` degree that is held, if any; or the years that take its place, `{own}`. */
    degree: Wordings;
    yearsInstead: Wordings;
    years: Wordings;
  };
  /** A degree with what stands before it after "I do not have". */
  degreeLevels: Record<"associate" | "bachelor" | "master" | "doctorate", string>;
  years: (count: number) => string;
  /**
   * An `{office}` outside of jobs, "student council treasurer", with what was done in it as `{clause}`; or a `{deed}`
   * in a `{place}`; `{since}` when, where it lasts.
   */
  offices: { done: Wordings; held: Wordings; there: Wordings; still: Wordings };
  availability: Readonly<Record<"now" | "from" | "notice" | "pay" | "present pay", Wordings>>;
  /** When a training is expected to end, `{end}`: "im Januar 2027". */
  trainingEnds: Wordings;
  /** After a `{break}` for a family, as the resume names it, the same `{position}` again. */
  returns: Wordings;
  /** The years that the resume itself names, as `{own}`: "nine years in professional services". */
  yearsOwn: Wordings;
  /** Years in the trade, `{own}`, which are more than are `{asked}`. */
  yearsMet: Wordings;
  /** The years over several posts of one trade; a standing, "PSI registered", with its year. */
  yearsWorked?: Wordings;
  registered?: Wordings;
  /** A paper with its last day: "My CPC is valid to 2029." */
  validTo?: Wordings;
  /** Of a licence that names who holds it, with its article: "a Registered Nurse". Empty where none does. */
  licensedAs: Wordings;
  /** Of a certificate that names who holds it: "a forklift operator". */
  certifiedAs: Wordings;
  /** `{asked}` are the same where the posting names them so. */
  licences: Wordings;
  /** Where `licences` say more than the resume does. */
  hasPapers: Wordings;
  trainedIn: Wordings;
  /** In what `{subjects}` somebody passed at school. */
  schoolCertificates: Wordings;
  /** A paper somebody is working towards, as `{name}`, and `{when}` it is to be finished. */
  underWay: Wordings;
  /** An `{exam}` for a paper that is missing, and `{when}` it is to be sat. */
  examAhead: Wordings;
  /** Of a `{body}`, and as its `{member}`, whose members hold what is asked for. */
  memberSince: Wordings;
  /** In one of the `{force}`s, `{from}` a year `{to}` another, as `{work}`. */
  served: Wordings;
  /** A qualification that the posting names in the same words, as `{names}`. */
  qualified: Wordings;
  /** `{languages}` as the resume has them, "Polish (native)". */
  speaks: Wordings;
  /** The same of a first language, where it is not said by its name. */
  native?: Wordings;
  /** `{others}` beside the letter's own language, where the resume says "bilingual". */
  bilingual: Wordings;
  /** A `{language}` for work alone and its `{level}`, where one does not say to speak it. */
  speaksAtWork: Wordings;
  /** A degree with its article as `{own}`: "einen Master in Physik". */
  ownDegrees: Wordings;
  /** `{degree}` is both in one, `{title}` and `{school}` its parts, or `{level}` and `{field}`; a `{training}`, or what it made one, `{trainedAs}`. */
  degrees: Wordings;
  /** The number that the posting wants to be quoted: behind the position, or in a sentence where that is not named. */
  reference: { beside: string; alone: string };
  /** That the resume is in another language, `{language}`. */
  attached: Wordings;
  languageNames: Record<"en" | "de" | "fr" | "es", string>;
  /** What both sides name and no line told: `{skills}`. */
  shared: Wordings;
  /** The same where no sentence about work stands before it. */
  knows: Wordings;
  /** The same where the resume says that it is only a little. */
  sharedLittle: Wordings;
  sharedStudied: Wordings;
  /** What is asked for that only a list names: `{skills}`. */
  includes: Wordings;
  /** Ask about a `{topic}` that both share, or about what the posting `{needs}` to change. */
  closings: { topic: Wordings; need?: Wordings; plain: Wordings };
  /** `{contacts}`, or `{mail}` and `{phone}` each by itself. */
  reach: Wordings;
  or: string;
};
