import { verbBase } from "./wordnet.ts";

const LEAD = String.raw`(?<lead>(?:\p{Lu}\p{L}+(?:\s[^,;:]{1,60})?,\s)?)`;
const ADVERB = String.raw`(?:(?:also|then|later|all|always|first|\p{L}{2,12}ly)\s){0,2}`;
const BY_ME = new RegExp(
  String.raw`^${LEAD}(?<what>[^,;:]{2,100}?)\s(?<be>is|are|was|were|(?:has|have|had)\sbeen)\s${ADVERB}(?<done>\p{Ll}{3,20})\sby\sme(?!\p{L})`,
  "u",
);
const FROM_ME = new RegExp(
  String.raw`^${LEAD}(?<who>[^,;:]{2,60}?)\s(?<now>receives?|gets?)?(?:received|got|have\sreceived)?\s(?<what>[^,;:]{2,90}?)\sfrom\sme(?!\p{L})`,
  "u",
);
const NOT_ALONE = /(?<!\p{L})(?:not|never|no|neither|nor|I|we)(?!\p{L})/iu;
const NAME = /^(?:\p{Lu}\p{L}*\p{Lu}|\p{Lu}\p{L}*['’]?s?\s\p{Lu}|I-)/u;
const SURE: readonly (readonly [said: RegExp, plain: string])[] = [
  [/(?<!\p{L})(?:make|see(?: to it)?)(?: sure| certain)(?: that)?(?!\p{L})|(?<!\p{L})see to it that/gu, "ensure"],
  [/(?<!\p{L})made (?:sure|certain)(?: that)?(?!\p{L})|(?<!\p{L})saw to it that/gu, "ensured"],
  [/(?<!\p{L})making (?:sure|certain)(?: that)?(?!\p{L})/gu, "ensuring"],
];

function lowered(text: string): string {
  return NAME.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** An English sentence in the active: "Holds are inspected by me" is "I inspect holds", "made sure" is "ensured". */
export function plainVoice(text: string): string {
  const said = SURE.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text);
  const passive = BY_ME.exec(said);
  const { lead = "", what = "", be = "", done = "" } = passive?.groups ?? {};
  if (passive && !NOT_ALONE.test(what)) {
    const verb = /^(?:is|are)$/u.test(be) ? verbBase(done) : `have ${done}`;
    return `${lead}I ${verb} ${lowered(what)}${said.slice(passive[0].length)}`;
  }
  return given(said) ?? said;
}

function given(text: string): string | null {
  const found = FROM_ME.exec(text);
  const { lead = "", who = "", now, what = "" } = found?.groups ?? {};
  if (!found || NOT_ALONE.test(who) || !/^(?:receive|get|got|have)/u.test(text.slice(lead.length + who.length + 1)))
    return null;
  return `${lead}I ${now ? "give" : "gave"} ${what} to ${lowered(who)}${text.slice(found[0].length)}`;
}
