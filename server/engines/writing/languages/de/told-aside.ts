import { anyOf } from "../../../any-of.ts";
import { upperFirst } from "../../skill-names.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { inEachWording } from "../each-wording.ts";
import type { Told } from "../grammar.ts";
import { ofPerson } from "./duties.ts";
import { OTHER_SUBJECT } from "./need.ts";

const SINCE = String.raw`seit (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d{2}`;
const HOW = anyOf("alleine? selbstständig selbständig eigenverantwortlich allein\\sverantwortlich");
const YEARS = String.raw`(?:im Jahr )?(?:19|20)\d{2}(?: ?(?:[–/-]|bis) ?(?:(?:19|20)\d{2}|\d{2}))?`;
const BEGINS = new RegExp(`^(?<when>${SINCE}|${YEARS}):? (?<text>\\p{Lu}.+|\\p{Ll}{3,20}er?(?:in)? \\p{Lu}.+)$`, "u");
const BEGINS_LARGE = /^Seit(?= )|^Im(?= Jahr)/u;
const ENDS = new RegExp(`^(?<text>[^,:;]+?) (?<when>${SINCE}(?: ${HOW})?|${HOW})(?<more>: .+|)$`, "u");

/** "Kassenabschluss seit 2024 alleine" is the closing and since when; null for a line that does not say it apart. */
export function withoutWhen(line: string, isCurrent: boolean): { text: string; when: string } | null {
  const {
    text = "",
    when = "",
    more = "",
  } = (BEGINS.exec(line.replace(BEGINS_LARGE, lowerFirst)) ?? ENDS.exec(line))?.groups ?? {};
  if (text === "") return null;
  const said = lowerFirst(when);
  return { text: upperFirst(text) + more, when: isCurrent ? said : said.replace(/^seit /u, "ab ") };
}

const BEFORE_ANY = /^(?:(?:Ich \p{Ll}+|\p{Ll}+ ich)(?: mich)?|Zu meinen Aufgaben \p{Ll}+|gehör\p{Ll}+) /u;
const BEFORE_WORD = new RegExp(String.raw`${BEFORE_ANY.source}(?!\d)`, "u");

const HOW_DONE = anyOf(
  "Fachliche Personelle Disziplinarische Organisatorische Selbstständige Selbständige Eigenverantwortliche Regelmäßige",
  "Fachlich-organisatorische",
);
const DONE_SO = new RegExp(
  `^(?<how>${HOW_DONE}(?:(?:, | und )${HOW_DONE.toLowerCase()})*) (?<text>\\p{Lu}\\p{Ll}+(?:ung|ion) (?:von|der|des|eine[rs]) .+)$`,
  "u",
);

/** "Fachliche und personelle Führung von 16 Leuten" is leading them, "fachlich und personell". */
export function withoutHow(line: string): { text: string; when: string } | null {
  const { how = "", text = "" } = DONE_SO.exec(line)?.groups ?? {};
  return text === "" ? null : { text, when: lowerFirst(how).replace(/e(?=,| |$)/gu, "") };
}

/** Says since when or how behind the verb: "Ich kümmere mich seit 2024 alleine um die Kasse". */
export function withWhen(told: Told, when: string): Told | null {
  const [before] = /\d$/u.test(when) ? [BEFORE_WORD] : [BEFORE_ANY];
  const said = inEachWording(told, (wording) => wording.replace(before, (begun) => `${begun}${when} `));
  return said.clause === told.clause || said.sentence === told.sentence ? null : said;
}

const LEAD = new RegExp(
  String.raw`^(?<lead>(?:${anyOf(
    "Den Die Das Bei Beim In Im Für Seit Nach Mit Auf An Am Zu Zum Zur Während Durch Von Vor Dort Dabei Außerdem Zudem Daneben Ferner Weiterhin Darüber\\shinaus",
  )}|(?:19|20)\d{2})(?: [^,;:]{2,60}?)?) (?<verb>habe|bin|war|konnte|\p{Ll}{3,}e) ich (?<mich>mich )?(?<rest>\S.+)$`,
  "u",
);

const GOES_ON = /^(?:Außerdem|Zudem|Daneben|Dabei|Ferner|Weiterhin|Darüber hinaus)$/u;

/** "Bei zwölf Refits habe ich die Kajüte ausgebaut": a sentence of one's own that begins with something else. */
export function toldAsSaid(text: string, isCurrent: boolean): Told | null {
  const { lead = "", verb = "", mich = "", rest = "" } = LEAD.exec(text)?.groups ?? {};
  const isPast = /^(?:habe|war|konnte|\p{Ll}+te)$/u.test(verb);
  if (lead === "" || OTHER_SUBJECT.test(rest) || !(isCurrent || isPast)) return null;
  if (GOES_ON.test(lead)) return ofPerson(verb, `${mich}${rest}`);
  return { clause: `${verb} ich ${mich}${lowerFirst(lead)} ${rest}`, sentence: text, also: text };
}
