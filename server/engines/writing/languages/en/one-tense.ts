import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { isOnlyVerb } from "../../verb-forms.ts";

/** "quickly ", and no verb in "ly". */
export const ADVERB = String.raw`(?!(?:supply|apply|reply|comply|rely|multiply|fly|family|assembly|daily|weekly|monthly|yearly|quarterly|early|only) )\p{Ll}+ly,? `;
const INFINITIVES = new RegExp(
  String.raw`\bto (?:both )?(?:${ADVERB}(?:and )?){0,3}(?!(?:staff|date|market|court|store|floor)(?:$|,| (?:and|or|in|on|for|at|by) ))` +
    String.raw`(?<verb>\p{Ll}+)(?<compound>-\p{Ll}+)?|\bto \p{Ll}+ly$`,
  "gu",
);

/** Whether an infinitive with "to" stands in a text, which later verbs may go on from. */
export function hasOpenInfinitive(text: string): boolean {
  return [...text.matchAll(INFINITIVES)].some(
    ({ groups: { verb, compound } = {} }) =>
      verb === undefined || compound !== undefined || readOpening(`${verb} the one`)?.form === "base",
  );
}

const NAMES_THING_TOO = new RegExp(
  `^${anyOf(
    "address bridge chat draft estimate exhibit feed haul lecture log map overhaul pass phone release relay reply",
    "rescue sketch split stop sweep tag visit",
  )}$`,
  "u",
);
const IN_NAME = new RegExp(
  `^(?:$|[,;.]| ${anyOf("and or")} | (?!${anyOf("the an? all any each every new our its this that back up out off down")} )` +
    `\\p{Ll}+[^s\\P{Ll}](?:$|[,;.]| ${anyOf("and or of in for with to on at by from")} ))`,
  "u",
);

/** Whether a word behind a comma or "and", with what follows it, is surely what somebody does. */
export function isSurelyDeed(word: string, rest: string): boolean {
  return isOnlyVerb(word) && !(NAMES_THING_TOO.test(word) && IN_NAME.test(rest));
}

/** "I designed were developed", "I organized and prioritize": lines whose verbs do not go together. */
export function hasOneTense(said: string): boolean {
  const isBase = readOpening(said.slice("I ".length))?.form === "base";
  const past = !isBase && /^I (?:\p{Ll}+ly )?\p{Ll}+(?:ed|ade|uilt|eld|ook|old|ept|rew|rote) /u.test(said);
  const [, first = ""] = /^I (\p{Ll}+) and \p{Ll}+ed /u.exec(said) ?? [];
  const [, noun = ""] = /^I (\p{Ll}+) \p{Ll}+s \p{Ll}+ed (?:from|by|to|in)\b/u.exec(said) ?? [];
  if (readOpening(`${noun} the`)?.form === "base") return false;
  const twin = readOpening(`${first} the`);
  if (said.startsWith("I be ") || (twin?.form === "base" && twin.past !== twin.base)) return false;
  if (/^I (?:\p{Ll}+ly )?(?!have|had)\p{Ll}+ (?:were|was|is|are|been) /u.test(said)) return false;
  const others = [
    ...said.matchAll(/(?<=(?:, | and | or |; )(?:\p{Ll}{2,12}ly )?)(?<verb>\p{Ll}{4,})(?= (?!of )\p{Ll})/gu),
  ];
  return (
    !past ||
    !others.some(({ groups: { verb = "" } = {}, index }) => {
      const isDeed = isSurelyDeed(verb, said.slice(index + verb.length));
      return isDeed && !hasOpenInfinitive(said.slice(0, index));
    })
  );
}
