import { skillById } from "../../analysis/find-skills.ts";
import { askedPhrase } from "../asked-phrase.ts";
import { asPerson } from "../english-nouns.ts";
import { firstPerson, readOpening } from "../english-verbs.ts";
import type { InterviewDraft, QuestionDraft } from "../draft.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { joinNames, textSeed } from "../pick-phrase.ts";
import { sentencesOf } from "../resume-statements.ts";
import {
  type Ask,
  type Deed,
  isCredential,
  isNamedOnly,
  ownName,
  realEmployer,
  schoolLine,
  sharedSkills,
  shownTitle,
  type WritingFacts,
} from "../writing-facts.ts";
import { isWholeField, skillInSentence, upperFirst, wordingOf } from "../skill-names.ts";
import { INTERVIEW_PHRASES } from "./interview-phrases.ts";

const MAX_TECHNICAL = 6;
const MAX_STRENGTHS = 6;
const MAX_TIPS = 6;
const MAX_COMPANY_DUTIES = 2;
const FEW_BADGES = 3;
const FEW_QUESTIONS = 3;
const MAX_QUESTIONS = 8;
const LONGEST_BADGE = 90;
const SEPARATOR = "|||";
const DEGREE = /\b(?:degree|diploma|bachelor|master's|abschluss|título|licenciatura|diplôme)\b/iu;
/** A figure that an interviewer will ask about; a "304" in a name is none. */
const FIGURE =
  /(?:^|\s)(?:[$€£]\s?\d|\d[\d.,]*(?:\s?%|[kKmM+]\b|\s+(?!(?:that|to|and|or|for|in|of|with|which|by|on|at)\b)\p{Ll}))/u;

function bare(text: string): string {
  return text.replace(/(?<![\s.;,])[\s.;,]+$/, "");
}

/** Writes an interview guide: questions from the posting and from the resume's gaps, answers from the resume's lines. */
export function writeInterview(facts: WritingFacts): InterviewDraft {
  const phrases = INTERVIEW_PHRASES[facts.language];
  const { profile, posting, deeds, asks } = facts;
  const job = { title: posting.title, company: posting.company };
  const asked = (ask: Ask) => askedPhrase(ask.text, facts.language);
  const answered = asks.filter((ask) => ask.deeds.length > 0 && asked(ask) !== null && !isCredential(ask));
  const open = asks.filter(
    (ask) => missingSkills(ask, facts).length > 0 && !isShown(ask, facts) && asked(ask) !== null,
  );
  const gapOf = (ask: Ask) => joinNames(missingSkills(ask, facts), phrases.or);
  const nearest = (ask: Ask): string | null => {
    const words = new Set(ask.text.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
    const near = deeds.find((deed) =>
      (deed.text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => words.has(word)),
    );
    return near ? said(near, facts) : null;
  };
  const school = schoolLine(facts);
  const used = new Set<Deed>();
  const next = (from: Deed[] = deeds): Deed | null => {
    const deed = from.find((one) => !used.has(one)) ?? null;
    if (deed) used.add(deed);
    return deed;
  };
  // What somebody says of themselves is no quotation.
  const best = next(deeds.filter((deed) => !said(deed, facts).startsWith(phrases.says("").slice(0, 9)))) ?? next();
  const [why] = answered;
  const reason = why ? next(why.deeds) : null;
  const [latest, before] = profile.jobs.filter(({ title }) => title !== null);

  const general: QuestionDraft[] = [
    {
      question: phrases.aboutYou,
      answer: phrases.aboutYouAnswer({
        latest: latest?.title
          ? phrases.latest({
              title: shownTitle(latest.title),
              employer: realEmployer(latest),
              isCurrent: latest.current,
            })
          : null,
        before:
          before?.title && before.title !== latest?.title
            ? phrases.before(shownTitle(before.title), realEmployer(before))
            : null,
        deed: best ? said(best, facts) : null,
        school,
        job,
      }),
    },
    {
      question: phrases.whyUs(job),
      answer: phrases.whyUsAnswer({
        asked: why && reason ? asked(why) : null,
        deed: reason ? said(reason, facts) : null,
        job,
      }),
    },
  ];
  const strong = next();
  const skills = sharedSkills(facts);
  if (strong) {
    const skill = skills.find(({ id }) => strong.skills.includes(id));
    const name = skill && skillInSentence(skill.id, skill.name);
    general.push({
      question: phrases.strength,
      answer: phrases.strengthAnswer(
        said(strong, facts),
        name ? (facts.language === "en" ? name : upperFirst(name)) : null,
      ),
    });
  }
  const gap = open[0];
  general.push({
    question: phrases.learnFirst(job),
    answer: gap ? phrases.learnFirstAnswer(gapOf(gap), nearest(gap)) : phrases.noGapAnswer,
  });

  return {
    general,
    technical: technicalQuestions(facts, { answered, open: open.slice(gap ? 1 : 0), asked, nearest, gapOf }),
    behavioral: behavioralQuestions(facts, next),
    company: companyQuestions(facts, { asked: answered[0] ? asked(answered[0]) : null }),
    tips: tipsFor(facts, { answered, open, asked }),
    strengths: strengthsOf(facts),
  };
}

/** What an ask wants and the resume does not show, in the ask's words; soft skills are nobody's gap. */
function missingSkills(ask: Ask, facts: WritingFacts): string[] {
  const held = new Set(facts.profile.skills.map(({ id }) => id));
  return ask.skills.flatMap((id) => {
    const skill = skillById(id);
    if (!skill || skill.kind === "soft" || held.has(id) || isWholeField(skill.name)) return [];
    const wording = wordingOf(ask.text, id) ?? skill.name;
    // "Lift 50 pounds" is no gap to speak of.
    if (/\d/.test(wording)) return [];
    // Past the opening a capital is the posting's own.
    if (facts.language !== "en" || !ask.text.startsWith(wording)) return [wording];
    // "Weld" is asked for as welding.
    const isCut = !skill.name.includes(" ") && skill.name.startsWith(wording);
    return [skillInSentence(id, isCut ? skill.name : wording)];
  });
}

function isShown(ask: Ask, facts: WritingFacts): boolean {
  const held = new Set(facts.profile.skills.map(({ id }) => id));
  return ask.deeds.length > 0 || (ask.skills.length > 0 && ask.skills.every((id) => held.has(id))) || ask.met;
}

type AskReader = { asked(ask: Ask): string | null };

function technicalQuestions(
  facts: WritingFacts,
  {
    answered,
    open,
    asked,
    nearest,
    gapOf,
  }: AskReader & { answered: Ask[]; open: Ask[]; nearest(ask: Ask): string | null; gapOf(ask: Ask): string },
): QuestionDraft[] {
  const phrases = INTERVIEW_PHRASES[facts.language];
  const questions: QuestionDraft[] = [];
  const told = new Set<Deed>();
  for (const ask of answered.slice(0, 4)) {
    const fresh = ask.deeds.filter((deed) => !told.has(deed)).slice(0, 2);
    const deeds = fresh.length > 0 ? fresh : ask.deeds.slice(0, 1);
    for (const deed of deeds) told.add(deed);
    questions.push({
      question: phrases.howMet(asked(ask) ?? ask.text),
      answer: phrases.howMetAnswer(saidTogether(deeds, facts)),
    });
  }
  const degree = facts.asks.find((ask) => DEGREE.test(ask.text) && asked(ask) !== null);
  const school = schoolLine(facts);
  if (degree && school)
    questions.push({ question: phrases.holdQuestion(asked(degree) ?? ""), answer: phrases.schoolAnswer(school) });
  for (const ask of open.slice(0, 2)) {
    const question = isCredential(ask) ? phrases.holdQuestion : phrases.howMet;
    questions.push({
      question: question(asked(ask) ?? ask.text),
      answer: phrases.gapAnswer(gapOf(ask), nearest(ask)),
    });
  }
  for (const skill of facts.profile.skills) {
    const isAsked = facts.listing.licences.some(({ id }) => id === skill.id);
    if (!isAsked || !isNamedOnly(facts, skill)) continue;
    const deed = facts.deeds.find(({ skills }) => skills.includes(skill.id));
    questions.push({
      question: phrases.holdQuestion(skill.name),
      answer: phrases.gapAnswer(skill.name, deed ? said(deed, facts) : namingLine(skill.id, facts)),
    });
  }
  for (const skill of sharedSkills(facts)) {
    if (questions.length >= MAX_TECHNICAL) break;
    const kind = skillById(skill.id)?.kind;
    if (kind === "soft" || answered.some((ask) => ask.skills.includes(skill.id))) continue;
    const deeds = facts.deeds.filter((deed) => deed.skills.includes(skill.id)).slice(0, 2);
    const name = skillInSentence(skill.id, skill.name);
    if (kind === "licence" || kind === "certificate")
      questions.push({ question: phrases.holdQuestion(skill.name), answer: phrases.heldAnswer(skill.name) });
    else
      questions.push({
        question: phrases.toolQuestion(name),
        answer:
          deeds.length > 0 ? phrases.howMetAnswer(saidTogether(deeds, facts)) : phrases.listedAnswer(upperFirst(name)),
      });
  }
  // What no skill of ours names is asked all the same: the answer is for the person to find.
  for (const ask of facts.asks) {
    const text = asked(ask);
    if (questions.length >= FEW_QUESTIONS) break;
    if (!text || questions.some(({ question }) => question === phrases.howMet(text))) continue;
    questions.push({ question: phrases.howMet(text), answer: phrases.openAnswer });
  }
  return questions.slice(0, MAX_TECHNICAL);
}

/** "Working toward CPA": too short to be told as something done, and what the person would say of it. */
function namingLine(id: string, facts: WritingFacts): string | null {
  const line = facts.statements
    .flatMap(({ text }) => sentencesOf(text))
    .find((sentence) => sentence.length <= LONGEST_BADGE && wordingOf(sentence, id) !== null);
  return line ? INTERVIEW_PHRASES[facts.language].says(bare(line)) : null;
}

function behavioralQuestions(facts: WritingFacts, next: (from?: Deed[]) => Deed | null): QuestionDraft[] {
  const phrases = INTERVIEW_PHRASES[facts.language];
  const questions: QuestionDraft[] = [];
  const numbered = facts.deeds.filter(({ text, job }) => FIGURE.test(text) && job !== null);
  const told = facts.deeds.filter(({ text }) => facts.resumeLanguage !== "en" || readOpening(text) !== null);
  for (const deed of [next(numbered), next(numbered.length > 1 ? numbered : told)]) {
    if (!deed) continue;
    questions.push({
      question: phrases.example(bare(deed.text)),
      answer: phrases.exampleAnswer({
        deed: said(deed, facts),
        hasNumber: FIGURE.test(deed.text),
      }),
    });
  }
  // Each job has its own, so that two guides do not ask the same.
  const first = textSeed(`${facts.posting.company} ${facts.posting.title}`) % phrases.behavioral.length;
  const own = [...phrases.behavioral.slice(first), ...phrases.behavioral.slice(0, first)];
  for (const { question, frame } of own.slice(0, questions.length >= 2 ? 2 : 3))
    questions.push({ question, answer: frame });
  return questions;
}

/** Deeds one after the other, the job named once. */
function saidTogether(deeds: Deed[], facts: WritingFacts): string[] {
  return deeds.map((deed, index) => {
    const before = deeds[index - 1];
    const sentence = said(deed, facts);
    const isSameJob = before && before.job === deed.job && deed.job !== null && said(before, facts).includes(", I ");
    return isSameJob ? sentence.replace(/^(?:As|At) .+?, I (?!am |was )/, "I also ") : sentence;
  });
}

/** What the person did as a sentence of an answer: in the first person, else as the resume has it. */
function said(deed: Deed, facts: WritingFacts): string {
  const { says } = INTERVIEW_PHRASES[facts.language];
  const job = deed.job === null ? undefined : facts.profile.jobs[deed.job];
  const isProse = facts.language === "en" && facts.resumeLanguage === "en";
  const spoken = isProse ? firstPerson(deed.text, { isCurrent: job?.current ?? false }) : null;
  if (spoken === null) return says(bare(deed.text));
  const employer = realEmployer(job);
  const title = job?.title ? shownTitle(job.title) : null;
  const role =
    title && asPerson(title) ? `As ${title}${employer ? ` at ${employer}` : ""}, ` : employer ? `At ${employer}, ` : "";
  return `${upperFirst(role + bare(spoken))}.`;
}

function companyQuestions(facts: WritingFacts, { asked }: { asked: string | null }): QuestionDraft[] {
  const phrases = INTERVIEW_PHRASES[facts.language];
  const { title, company } = facts.posting;
  const questions: QuestionDraft[] = facts.duties.slice(0, MAX_COMPANY_DUTIES).flatMap((sentence, index) => {
    const duty = bare(sentence);
    const words = new Set(duty.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
    const near = facts.deeds.find(
      (deed) => (deed.text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => words.has(word)).length >= 2,
    );
    // Once is enough for an answer that the resume gives nothing for.
    if (!near && index > 0) return [];
    return [{ question: phrases.duty(duty), answer: phrases.dutyAnswer(near ? said(near, facts) : null) }];
  });
  questions.push({ question: phrases.firstMonths({ title, company }), answer: phrases.firstMonthsAnswer(asked) });
  questions.push({
    question: phrases.yourQuestions(company),
    answer: phrases.yourQuestionsAnswer(
      facts.duties[MAX_COMPANY_DUTIES] ? bare(facts.duties[MAX_COMPANY_DUTIES]) : null,
    ),
  });
  return questions;
}

function tipsFor(
  facts: WritingFacts,
  { answered, open, asked }: AskReader & { answered: Ask[]; open: Ask[] },
): string[] {
  const { tips } = INTERVIEW_PHRASES[facts.language];
  const lines = [
    ...answered.slice(0, 2).map((ask) => tips.example(asked(ask) ?? ask.text)),
    ...new Set(open.slice(0, 3).map((ask) => tips.gap(missingSkills(ask, facts)[0] ?? ask.text))),
    ...facts.profile.skills
      .filter(
        (skill) =>
          (skill.kind === "licence" || skill.kind === "certificate") &&
          !isNamedOnly(facts, skill) &&
          facts.listing.licences.some(({ id }) => id === skill.id),
      )
      .slice(0, 1)
      .flatMap(({ id }) => ownName(facts, id) ?? [])
      .map(tips.licence),
    ...(facts.deeds.some(({ text }) => FIGURE.test(text)) ? [tips.numbers] : []),
    tips.read(facts.posting.company),
    tips.ask,
  ];
  return lines.filter((line) => line.length <= LONGEST_BADGE).slice(0, MAX_TIPS);
}

function strengthsOf(facts: WritingFacts): string[] {
  const phrases = INTERVIEW_PHRASES[facts.language];
  const strengths = sharedSkills(facts)
    .slice(0, MAX_STRENGTHS)
    .map(({ id, name }) => {
      const deed = facts.deeds.find((one) => one.skills.includes(id) && one.job !== null);
      const employer = realEmployer(deed?.job == null ? undefined : facts.profile.jobs[deed.job]);
      const shown = upperFirst(skillInSentence(id, name));
      return employer ? phrases.shownAt(shown, employer) : shown;
    });
  if (strengths.length > 0) return strengths;
  return facts.profile.skills
    .flatMap(({ id }) => ownName(facts, id) ?? [])
    .slice(0, MAX_STRENGTHS)
    .map(upperFirst);
}

/** A guide's questions as they are stored. */
export type FinishedInterview = {
  generalQuestions: string[];
  technicalQuestions: string[];
  behavioralQuestions: string[];
  companyQuestions: string[];
  preparationTips: string[];
  keyStrengths: string[];
};

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
    const passed = texts.flatMap((text) =>
      text.length > LONGEST_BADGE * 2 ? [] : (gate.passWhole(text, { subject }) ?? []),
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

function passQuestion(
  { question, answer }: QuestionDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
  options: { isOurs: boolean },
): string[] {
  const asked = gate.passWhole(oneLine(question), { subject: "either" });
  if (!asked) return [];
  const phrases = INTERVIEW_PHRASES[facts.language];
  // A frame is ours to the letter and claims nothing: it asks for the person's own words.
  const isFrame =
    options.isOurs && [phrases.openAnswer, ...phrases.behavioral.map(({ frame }) => frame)].includes(answer);
  const said = isFrame ? answer : gate.passText(oneLine(answer), options);
  if (said === "" || !/\p{L}{2}/u.test(said)) {
    return [`QUESTION: ${asked} ${SEPARATOR} ANSWER: ${phrases.openAnswer}`];
  }
  return [`QUESTION: ${asked} ${SEPARATOR} ANSWER: ${said}`];
}

/** The separator is ours: a text cannot bring its own. */
function oneLine(text: string): string {
  return text.replaceAll(SEPARATOR, " ").replace(/\s+/g, " ").trim();
}
