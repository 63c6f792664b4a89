import { anyOf } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import { irregularBases } from "../evidence/meaning/stem.ts";
import { kindOfWord } from "../evidence/meaning/wordnet.ts";
import { hasFigure } from "./deed-worth.ts";

const FEWEST_WORDS = 5;
const BY_ONESELF = /^(?:(?:over|during|in|within|for) [^,.]{3,40}?,? )?I(?:['’]ve| have)? (?=\p{Ll})/iu;
const HAVE = /(?:ve| have) $/u;
const OBJECT = new RegExp(
  `^ (?:and \\p{Ll}+ )?(?:${anyOf("the an? all both our their its various multiple several numerous many new daily weekly monthly annual")} |` +
    `${anyOf("two three four five six seven eight nine ten eleven twelve up over more")} |[$€£]?\\d)`,
  "u",
);
const OF_STATE = new RegExp(`^ (?:\\p{Ll}+ly )?${anyOf("in for as by with to at on of or")} `, "u");
/** "Maintained accurate records": where many things follow, only these verbs would still describe somebody. */
const MANY = /^ (?:\p{Ll}+ ){0,2}\p{Ll}{2,}[^s\P{Ll}]s(?=[ ,]|$)/u;
const DESCRIBES = new Set(
  "advance train certify accomplish qualify motivate detail structure integrate prove license experience".split(" "),
);
const OF_SELF = new RegExp(
  `\\d\\+? ?(?:years?|yrs?)(?!\\p{L})|(?<!\\p{L})${anyOf("reputation history ability abilities skills? experience knowledge expertise attitude")}(?!\\p{L})`,
  "iu",
);

const POINTS_BACK = /^I did (?:this|that|so|it)(?!\p{L})/u;

/** Whether a line that stands under no job tells what its person did, and not what they are or can do. */
export function isDoneApart(text: string): boolean {
  if (!/^\p{Lu}/u.test(text) || POINTS_BACK.test(text) || OF_SELF.test(text) || text.split(" ").length < FEWEST_WORDS)
    return false;
  const [own = ""] = BY_ONESELF.exec(text) ?? [];
  const deed = text.slice(own.length);
  const opening = readOpening(deed);
  const [verb = "", base = verb] =
    opening?.form === "past" ? [opening.past, opening.base] : HAVE.test(own) ? grown(deed) : [];
  const rest = opening?.form === "past" ? opening.rest : deed.slice(verb.length);
  if (verb === "" || base === "be" || OF_STATE.test(rest)) return false;
  const isOnlyVerb = kindOfWord(verb, "adj") === "strange" && /^ \p{Ll}/u.test(rest);
  const isOfMany = MANY.test(rest) && !DESCRIBES.has(base);
  return isOnlyVerb || isOfMany || OBJECT.test(rest) || hasFigure(text);
}

function grown(deed: string): string[] {
  const [verb = ""] = deed.split(" ");
  const base = irregularBases(verb).find((one) => one !== verb);
  return base === undefined ? [] : [verb, base];
}
