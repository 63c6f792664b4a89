import { anyOf, anyOfLines } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";
import { isOnlyVerb } from "../verb-forms.ts";

const RESPONSIBLE = /\b(?:will be|is|are) responsible for (?=\p{Ll}+ing )/u;
const SEEKS = anyOf(String.raw`looking\sfor seeking hiring need needs recruiting`);
/** "In this role, you will", "We are hiring a lead to": what stands before one deed after the other. */
const YOU_WILL = new RegExp(
  `^${anyOfLines`
    (?:(?:in|as|with|from|together|working|reporting|based|joining) [^.:;]{3,80}?,? )?you(?:['’]ll| will) (?:also )?
    [^.:;]{0,40}${SEEKS} (?:an?|the|someone|somebody) [^.:;]{0,60}?(?:to|who (?:will|can)) (?=\p{Ll})
  `}`,
  "iu",
);

/** What tasks begin with in a sentence of each language, where the next one begins, and what each needs before it. */
const SENTENCES: Partial<Record<MaterialLanguage, { lead: RegExp; next: RegExp; before: string }>> = {
  de: {
    lead: /^(?:[^,.]{3,60}, )?(?:Sie (?=\p{Ll}+(?:en|rn|ln) ))/u,
    next: /(?:, (?:und )?| und )(?=\p{Ll}{4,}(?:en|rn|ln) (?:\p{Lu}|die |den |das |für |mit |unser))/u,
    before: "Sie ",
  },
  fr: {
    lead: /^(?:[^,.]{3,80}, )?vous (?=\p{Ll}+ez )/iu,
    next: /(?:, (?:et )?| et )(?=\p{Ll}{3,}ez )/u,
    before: "Vous ",
  },
  es: {
    lead: /^(?:[^,.]{3,60}, )?(?:se encargará|te encargarás|será responsable|serás responsable) de (?=\p{Ll}+[aei]r )/iu,
    next: /(?:, (?:y )?| y )(?=\p{Ll}{3,}[aei]r (?:el|la|los|las|un|una|con|de|a|\p{Ll}+s)(?= ))/u,
    before: "",
  },
};

const DAY_TO_DAY = /,? (?:day[- ]to[- ]day|from day to day|end[- ]to[- ]end)(?=[ ,.]|$)/iu;
/** "Sehtests durchzuführen", "Brillen zu richten", as "du lernst" takes it. */
const TO_DO = new RegExp(
  String.raw`^(?<task>\p{Lu}[\p{L} -]{2,60} )(?:zu |(?<part>${anyOf(
    "ab an auf aus bei durch ein fest her hin mit nach vor weg weiter zusammen zurück um",
  )})zu)(?<verb>\p{Ll}{3,}n)(?=\.?$)`,
  "u",
);

/** Whether a task stands behind "you will", or "a lead to". */
export function isBehindYou(task: string): boolean {
  return YOU_WILL.test(task);
}

/** A task without "you will" before it. */
export function withoutYou(task: string): string {
  return task.replace(YOU_WILL, "");
}

/** Whether a sentence says what one will be responsible for. */
export function isOfResponsibility(text: string): boolean {
  return RESPONSIBLE.test(text);
}

/** "will be responsible for planning routes and training drivers", "you will plan routes and train drivers": each task. */
export function tasksOf(text: string, language: MaterialLanguage): string[] {
  if (language === "de") return tasksInSentence(text.replace(TO_DO, "$<task>$<part>$<verb>"), language);
  return language === "en" ? englishTasks(text.replace(DAY_TO_DAY, "")) : tasksInSentence(text, language);
}

function tasksInSentence(text: string, language: MaterialLanguage): string[] {
  const { lead, next, before } = SENTENCES[language] ?? {};
  const begin = lead?.exec(text)?.[0];
  if (begin === undefined || next === undefined) return [text];
  return text
    .slice(begin.length)
    .split(next)
    .map((task) => {
      const said = before === "" ? task.charAt(0).toUpperCase() + task.slice(1) : `${before}${task}`;
      return said.replace(/(?<![.\s])[.\s]+$/u, "");
    });
}

const LISTED_DUTIES =
  /^(?:(?:main |key )?(?:duties|responsibilities|tasks)|the (?:job|role|work|position)) (?:include|includes|are|is)s?:? /iu;

const OF_A_THING = /^\p{Ll}+ (?:the|an?|our|your|their|its|all|any|each|every|new|\d+) /u;

function englishTasks(text: string): string[] {
  const listed = LISTED_DUTIES.exec(text)?.[0];
  if (listed && text.includes("; "))
    return text
      .slice(listed.length)
      .split(/;\s(?:and\s)?/u)
      .map((task) => `you will ${task}`);
  const [lead] = RESPONSIBLE.exec(text) ?? [];
  if (lead) {
    const named = text.slice(text.indexOf(lead) + lead.length).split(/, (?:and )?(?=\p{Ll}+ing )/u);
    return named.map((task) => `responsible for ${task}`);
  }
  const [will = ""] = YOU_WILL.exec(text) ?? [];
  const tasks: string[] = [];
  let isBehindTask = true;
  for (const part of text.slice(will.length).split(/(?<=,) (?:and )?| (?=and )/u)) {
    const task = part.replace(/^and /u, "");
    const opening = readOpening(task);
    const isVerb = opening?.form === "base" || /^help \p{Ll}/u.test(task);
    // "engineers and landscape architects", "flowers, notices, service sheets" name things.
    const isSure: boolean =
      isOnlyVerb(opening?.base ?? "help") || OF_A_THING.test(task) || (isBehindTask && part === task);
    const isTask: boolean = tasks.length === 0 || (/^\p{Ll}/u.test(task) && isVerb && isSure);
    if (isTask) tasks.push(task);
    else tasks.push(`${tasks.pop() ?? ""} ${part}`);
    isBehindTask = isTask || part !== task;
  }
  const begin = will === "" ? "" : "you will ";
  return tasks.map((task) => `${begin}${task.replace(/,$/u, "")}`);
}
