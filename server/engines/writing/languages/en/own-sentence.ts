import { anyOf } from "../../../any-of.ts";
import { asPerson } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { partsOfSpeech } from "../../evidence/meaning/wordnet.ts";

/** A sentence of the first person, and the same with its main clause first: what stands behind "At Halliwell," does. */
export type OwnSentence = { sentence: string; clause: string };

const SHORT_FORMS: Readonly<Record<string, string>> = { "'ve": " have", "'m": " am", "'d": " had" };
const MAIN = String.raw`I (?:(?:have been|had been|have|had|was|am) )?(?:\p{Ll}+ly |also |often |now |still )?(?<verb>\p{Ll}+) .{5,220}`;
const NAME = /(?<=\p{Ll},? )\p{Lu}(?=\p{Ll}{3,})/gu;
const OF_ONES_OWN = new RegExp(
  String.raw`^My (?:\p{Ll}+ ){1,4}${anyOf("is are was were includes? included covers? covered covers involves involved entails entailed scored passed reached won got rose grew went came moved beat finished hit raised saved opened took cut fell dropped average averaged")} .{5,160}$`,
  "u",
);
const OF_ONES_TEAM = /^\p{L}[\p{L} ]{2,40} (?:in|of|on) my \p{Ll}+ (?:is|was|are|were) .{2,120}$/u;
const REPORTS_TO_ME = /^[\p{L}\d][\p{L}\d ,&'’-]{2,90} (?:report|reported) (?:directly |in)?to me(?: [^;:]{2,60})?$/u;
const OF_ONESELF = new RegExp(`^${MAIN}$`, "u");
const ON_OCCASION = new RegExp(
  `^(?<lead>(?<joint>${anyOf(
    "When After Since As While Before Once Because In During Over With For At So\\sfar Last Every Each",
    "Working Following Using Applying Leveraging Utilizing Collaborating Partnering",
  )})(?: (?!I\\b)[^;:]{3,90}?)?),? (?<main>${MAIN})$`,
  "u",
);
const AS_ONE = new RegExp(String.raw`^As (?:an? |the )?(?<role>\p{L}[\p{L} -]{3,60}?),? (?<main>${MAIN})$`, "u");
const IS_HAS = /^I (?:am|was|have|had) (?:the|an?|in charge|responsible|one of|part of|\d|two|three|four|five|six) /u;
const OF_OPINION = new RegExp(
  `^I ${anyOf(
    "believe think feel love like enjoy want hope wish would can could will may might strive try pride thrive need know aim",
    "am(?!\\sresponsible|\\s(?:one|part)\\sof|\\sin\\scharge|\\sthe\\s|\\san?\\s(?!\\p{Ll}+ed\\b))",
  )}(?!\\p{L})`,
  "u",
);

/** What only a letter says to its reader: "I would like to submit my resume to your company." */
export const TO_READER = new RegExp(
  `(?<!\\p{L})(?:your ${anyOf("company organi[sz]ation team firm position review consideration")}|my ${anyOf("resume cv")})(?!\\p{L})`,
  "iu",
);
const OF_NAME = /^My (?:name|surname|age|birthday|nationality|citizenship|visa|family|wife|husband|hobb)/u;

/** A line that tells of its person in whole sentences, as it stands; null for any other line. */
export function ownSentence(line: string): OwnSentence | null {
  const text = line
    .replace(/^my (?=\p{Ll})/u, "My ")
    .replace(/(?<=(?<!\p{L})I)(?=(?:m|ve) \p{Ll})/gu, "'")
    .replace(/(?<=\bI)['’](?:ve|m|d)(?= )/gu, (short) => SHORT_FORMS[short.replace("’", "'")] ?? short);
  if (OF_NAME.test(text) || TO_READER.test(text)) return null;
  const { lead = "", joint, main = "" } = ON_OCCASION.exec(text)?.groups ?? {};
  const isOccasion = joint !== undefined && (lead !== joint || /^(?:So far|Once)$/u.test(joint));
  if (isOccasion && tellsDeed(main)) return { sentence: `${lead}, ${main}`, clause: `${main} ${lowerFirst(lead)}` };
  const one = AS_ONE.exec(text)?.groups;
  if (one?.main && one.role && asPerson(one.role) !== null && tellsDeed(one.main))
    return { sentence: `As ${lowerFirst(one.role)}, ${one.main}`, clause: `as ${lowerFirst(one.role)}, ${one.main}` };
  return tellsDeed(text) ? { sentence: text, clause: text.replace(/^My /u, "my ") } : null;
}

function tellsDeed(text: string): boolean {
  const verb = OF_ONESELF.exec(text)?.groups?.verb ?? "";
  const ofTeam = /^My team (?<deed>\p{Ll}.{5,160})$/u.exec(text)?.groups?.deed ?? "";
  if (readOpening(ofTeam)?.form === "past") return true;
  if (OF_ONES_OWN.test(text) || OF_ONES_TEAM.test(text) || REPORTS_TO_ME.test(text)) return true;
  if (verb === "" || OF_OPINION.test(text)) return false;
  if (IS_HAS.test(text)) return true;
  const form = readOpening(`${verb} the`)?.form ?? null;
  if (form === "third" || form === "gerund") return false;
  return form !== null || partsOfSpeech(verb).verb || /ed$/u.test(verb);
}

/** The same as plain words: what a person names in a sentence of their own is no line that was run together. */
export function withoutNames(sentence: string): string {
  return sentence.replace(NAME, (letter) => letter.toLowerCase());
}

const WHEN_BEGUN = new RegExp(
  String.raw`^(?<when>When I ${anyOf(String.raw`started arrived came joined took\sover`)}(?: there| here)?),? ` +
    String.raw`(?<what>(?!(?:the|an?|as|at|in|on|to|with) )[^;:]{3,60}? ${anyOf("was were had took stood went")} .{3,120})$`,
  "u",
);
const OF_OTHERS = /(?<!\p{L})(?:I|we|he|she) /u;

/** "When I started debtors were at 61 days and they are now at 34": how things stood then; null for any other line. */
export function whenBegun(line: string): string | null {
  const { when, what = "" } = WHEN_BEGUN.exec(line.replace(/\.$/u, ""))?.groups ?? {};
  return when === undefined || !/\d/u.test(what) || OF_OTHERS.test(what) ? null : `${when}, ${what}`;
}
