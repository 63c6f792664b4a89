import { anyOf } from "../any-of.ts";
import { isLegalSuffix, isTitleCase, judgePart } from "./judge-part.ts";
import { wordsOf } from "./resume-lines.ts";

const DATE_PLACE = "\ue001";
const SHORT =
  "asst mgr kat cat kl stellv stv dipl ing dept tech eng exec resp tec ayud gest adm univ thos chas bros messrs";
/** In each case: what `(?i:...)` finds in Node 26 depends on which expressions ran before. */
const SHORTENED = anyOf(
  SHORT,
  SHORT.toUpperCase(),
  SHORT.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
);
/** "St.", "S.L." and "Asst." end no sentence. */
const NEXT_SENTENCE = new RegExp(
  String.raw`(?<=\p{L}{3}["”»]?|\))(?<!\b${SHORTENED})\.\s+(?=\p{Lu}|\d[\d.,]* \p{Ll})`,
  "u",
);
/** "A crew of 3-4. Climbing". */
const AFTER_COUNT = /\p{Ll} \d[\d–-]*\. \p{Lu}\p{Ll}/u;
const MOST_OPENING_WORDS = 14;
const LONGEST_HOUSE_WORDS = 12;
const LONGEST_ROLE_WORDS = 7;
const SURE = 3;
const LIKELY = 2;

const BEHIND_STATE = /(?<= \p{Lu}{2})\. (?=\d|\p{Lu}\p{Ll})/u;

/** Behind a date at the start, "Cook. Hotel Astoria, Graz. Cooked for 80 guests." names the job before it tells of it. */
export function openingSentences(rest: string): string {
  const [first = "", ...others] = rest
    .replace(/(?<=\p{L}{3}|\)|\d)\.$/u, "")
    .split(NEXT_SENTENCE)
    .flatMap((sentence) => sentence.split(BEHIND_STATE));
  const kept = [first];
  let words = wordsOf(first).length;
  for (const sentence of others) {
    words += wordsOf(sentence).length;
    if (words > MOST_OPENING_WORDS || !isTitleCase(firstPart(sentence))) break;
    kept.push(sentence);
  }
  return kept.join("\t");
}

/** Whether two sentences stand here, so that it tells of work and heads none. */
export function endsSentence(text: string): boolean {
  return AFTER_COUNT.test(text) || NEXT_SENTENCE.test(text);
}

/** "Precision Gear Co. Machinist". */
const AFTER_FORM = /(?<=\p{L} (?:Co|Bros|\p{Lu}{2,4}))\. (?=\p{Lu})/u;
const SAID_JOB = /^[\ue001\s,]*I (?:have )?(?:worked as|was|been|served as) (?:an? |the )?/;

export function saidJob(rest: string): string {
  const said = rest.replace(SAID_JOB, "");
  return said === rest ? rest : `${DATE_PLACE}${said.split(NEXT_SENTENCE)[0]!.replace(/\.$/u, "")}`;
}

const WORKED = "(?:working|worked|employed|served|serving|engaged)";
const WORKED_AS = new RegExp(
  `^(?:(?:presently|currently|previously|now|at present|have|I have|I am|I was)(?: been)? ){0,2}${WORKED} (?:` +
    String.raw`(?:with|at|in|for|by) (?<house>\p{Lu}[^\ue001]{2,60}?) as (?:an? |the )?(?<role>[^\ue001]{3,50}?)|` +
    String.raw`as (?:an? |the )?(?<post>[^\ue001]{3,50}?) (?:with|at|in|for) (?<place>\p{Lu}[^\ue001]{2,60}?)` +
    String.raw`)[\s,(]*(?=\ue001)`,
  "iu",
);

/** "Presently working with Acme, Vapi as Electrician since 2016". */
export function workedAs(rest: string): string {
  const { house, role, post, place } = WORKED_AS.exec(rest)?.groups ?? {};
  const title = role ?? post ?? "";
  return judgePart(title.split(",")[0]!).title >= LIKELY ? `${title} at ${house ?? place}${DATE_PLACE}` : rest;
}

/** "Acme Fabrication, Enid. Shop welder": where the full stop parts house and role. */
export function atFullStop(rest: string): string {
  const ended = rest.replace(/(?<=\p{L}{3}|\))\. ?(\ue001?)$/u, "$1").replace(AFTER_FORM, "\t");
  const sentences = ended.includes("\t") && !rest.includes("\t") ? ended.split("\t") : ended.split(NEXT_SENTENCE);
  if (isLegalSuffix(firstPart(sentences[1] ?? ""))) return rest;
  if (sentences.length !== 2 || !sentences.every((text) => wordsOf(text).length <= LONGEST_HOUSE_WORDS)) return rest;
  const isRole = sentences.map((text) => {
    const role = firstPart(text);
    return wordsOf(text).length <= LONGEST_ROLE_WORDS && judgePart(role).title === SURE;
  });
  if (isRole[0] === isRole[1]) return rest;
  const house = sentences[isRole[0] ? 1 : 0]!;
  return isTitleCase(firstPart(house)) ? sentences.join("\t") : rest;
}

function firstPart(text: string): string {
  return text.split(/[,\ue001(]/u)[0]!.trim();
}

/** "Driver at Acme, Corby. 2016 to now. Fridges and curtain siders.": what follows the dates tells of the work. */
export function beforeTelling(rest: string): string {
  const at = rest.indexOf(DATE_PLACE);
  const before = rest.slice(0, at).trim();
  if (at < 1 || !/^\ue001\)?[.:;]\s/u.test(rest.slice(at)) || wordsOf(before).length > MOST_OPENING_WORDS) return rest;
  const parts = before.split(/[,;:\t–—(]|\.\s|\s-\s|\s(?:at|for|with)\s/u);
  const isRole = parts.some((part) => judgePart(part.trim()).title >= LIKELY);
  return isRole ? `${atFullStop(before.replace(/[.,:;]$/u, ""))}${DATE_PLACE}` : rest;
}
