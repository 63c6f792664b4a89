import { anyOf } from "../../any-of.ts";
import { hasClosedBrackets } from "../closed-brackets.ts";
import { type Opening, readOpening } from "../english-verbs.ts";
import { cutSentences } from "../evidence/cut-sentences.ts";
import { partsOfSpeech } from "../evidence/meaning/wordnet.ts";
import { upperFirst } from "../skill-names.ts";

const LONGEST_SENTENCE = 500;
const LONGEST_OF_LIST = 60; // in characters: a short line is one task
const FEWEST_TASKS = 2;

const DOER = new RegExp(
  String.raw`^(?:(?:as (?:our|an?|the) (?:[\p{L}-]{1,20},? ){1,5}|in this (?:role|position|job),? |together,? )?you|` +
    String.raw`(?:the|our|this|your new) (?:[\p{L}-]{1,20} ){0,3}` +
    `${anyOf("role position job candidate applicant person hire incumbent")})(?<will>['’]ll| will)?(?: also)? `,
  "iu",
);
const OF_POST = new RegExp(
  `^${anyOf("report pay offer require come start begin include involve love enjoy get receive earn need live")} `,
  "iu",
);
const BEFORE_TITLE = /^(?:the|our|this) /iu;
const MOST_OF_TITLE = 5; // in words
const RESPONSIBLE =
  /(?<!\p{L})(?:you|they|who)(?:['’]ll| will|['’]re| are)? (?:be |also be )?responsible (?=for \p{Ll})/iu;
const EXPERIENCE_IN = /^experience (?:in |of |with )?(?=\p{Ll}{3,16}ing )/iu;
const IS_WANTED = / (?:is|are) (?:also )?(?:expected|required|needed|essential|a must|preferred)\.?$/iu;
const NEXT = /,? and (?=\p{Ll})|[,;] (?=\p{Ll})/u;
const NEXT_FOR = /,? and for (?=\p{Ll})|[,;] for (?=\p{Ll})/u;

function baseOf(text: string, form: Opening["form"]): string | null {
  const opening = readOpening(text);
  const { verb, noun } = partsOfSpeech(text.split(" ")[0] ?? "");
  if (opening === null && form === "base" && verb && !noun) return text;
  if (opening?.form !== form) return null;
  return form === "gerund" ? text : `${opening.adverb ? `${opening.adverb} ` : ""}${opening.base}${opening.rest}`;
}

/** "models lessons, observes classes and gives feedback" one by one; what has no verb belongs to the one before. */
function deedsOf(text: string, form: Opening["form"]): string[] {
  const found: string[] = [];
  let at = 0;
  for (const part of text.split(NEXT)) {
    const from = text.indexOf(part, at);
    const before = text.slice(at, from);
    at = from + part.length;
    const last = found.at(-1) ?? "";
    const isBare = !part.includes(" ");
    // "Hire and coach the team" is one.
    const base =
      isBare && found.length > 0
        ? null
        : baseOf(isBare ? `${part} the work` : part, form)?.replace(isBare ? / the work$/u : "", "");
    const isWhole = hasClosedBrackets(last);
    if (base != null && isWhole && last !== "" && !last.includes(" ")) found.push(`${found.pop()}${before}${base}`);
    else if (base != null && isWhole) found.push(base);
    else if (found.length === 0) return [];
    else found.push(`${found.pop()}${before}${part}`);
  }
  return found;
}

function inSentence(sentence: string, title: string): string[] {
  const text = sentence.replace(/(?<![\s.])[\s.]+$/u, "");
  if (text.length > LONGEST_SENTENCE) return [];
  const responsible = RESPONSIBLE.exec(text);
  if (responsible) {
    const rest = text.slice(responsible.index + responsible[0].length).replace(/^for /u, "");
    const parts = rest.split(NEXT_FOR);
    return parts.length > 1 ? parts : deedsOf(rest, "gerund");
  }
  const experience = EXPERIENCE_IN.exec(text);
  if (experience && IS_WANTED.test(text))
    return deedsOf(text.slice(experience[0].length).replace(IS_WANTED, ""), "gerund");
  const doer = DOER.exec(text);
  const told = doer
    ? deedsOf(text.slice(doer[0].length), doer.groups?.will ? "base" : "third")
    : deedsOfTitle(text, title);
  return told.some((task) => OF_POST.test(task)) ? [] : told;
}

function deedsOfTitle(text: string, title: string): string[] {
  if (!BEFORE_TITLE.test(text)) return [];
  const words = text.replace(BEFORE_TITLE, "").split(" ");
  const named = new Set(title.toLowerCase().split(/[^\p{L}-]+/u));
  for (let count = 1; count <= MOST_OF_TITLE && count < words.length; count++) {
    if (!named.has(words[count - 1]?.toLowerCase() ?? "")) continue;
    const isToCome = words[count] === "will";
    const found = deedsOf(words.slice(isToCome ? count + 1 : count).join(" "), isToCome ? "base" : "third");
    if (found.length > 0) return found;
  }
  return [];
}

/** A posting in English prose with the tasks of its sentences as lines of their own. */
export function tasksApart(description: string, title: string): string {
  return description
    .split("\n")
    .map((line) => {
      if (line.length < LONGEST_OF_LIST) return line;
      const told = cutSentences(line).map(({ text }) => ({ text, tasks: inSentence(text.trim(), title) }));
      if (told.every(({ tasks }) => tasks.length < FEWEST_TASKS)) return line;
      return told
        .map(({ text, tasks }) => (tasks.length < FEWEST_TASKS ? text.trim() : tasks.map(upperFirst).join("\n")))
        .join("\n");
    })
    .join("\n");
}
