import { anyOf } from "../../../any-of.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const DETERMINERS = words("the a an all any each every both our your their its this these those no");
const NUMBERS = words("two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty");
export const PREPOSITIONS = words(
  `of for with in on at from across to into between against over within among under about around after before during
  onto per towards throughout`,
);
export const JOINTS = words("and or");
export const STOPS = words(
  `that which who whom whose where when while if as by than then so such including include includes through via using ensuring
  according based not but because also well order is are was were be been being has have had can could will would may might must
  should do does did it they he she we you i them him her us there here etc e.g i.e needed required necessary appropriate assigned
  directed possible once until unless although rather both either neither up down out off`,
);
export const CLAUSE_VERBS = words(
  "is are was were be been has have had can could will would may might must should do does did into",
);
export const PARTICLES = words("out up down over off back");
export const WITH_PREPOSITION: ReadonlyMap<string, string> = new Map([
  ["respond", "to"],
  ["care", "for"],
  ["look", "after"],
  ["deal", "with"],
  ["negotiate", "with"],
  ["consult", "with"],
  ["prepare", "for"],
]);

/** Verbs that say too little of any work. */
export const VAGUE = words(
  `be have do work perform assist help ensure demonstrate participate include report attend apply send submit contact
  collaborate communicate engage contribute gather interact interface liaise function drive leverage cooperate partner
  visit call email mail click write mention ignore say state pay earn receive get offer join become need require follow
  meet possess act keep set put stay provide serve take make use show live travel bring go come think enjoy seek like
  love want let feel believe hope understand complete utilize exhibit adhere comply accept respond remain attach upload
  enclose cycle promote encourage support aid facilitate represent know learn focus strive build identify share turn
  transform translate convert start`,
);
/** Of these verbs the object says what is meant, where it is more than a word. */
export const SAYS_MORE = words("write report complete support build provide share perform gather attend make drive");
export const EVERYWHERE = words(
  `guidance support assistance service services leadership advice communication direction input expertise information
  feedback value help insight insights training translations updates recommendations`,
);
/** What is kept, or in which state: "keep the books", "keep the lines running". */
export const KEPT = words(
  `records record files books book diary log logs accounts minutes register registers inventory notes lists running
  moving clean tidy safe stocked current`,
);
export const NOTHING = words(
  `options issues solutions growth goals needs results tasks opportunities stakeholders projects things requirements
  expectations objectives success possible problems assistance various manner basis variety range number part level time
  way ways role position duties others activities functions use understanding attention focus responsibility
  responsibilities environment opportunity ability abilities knowledge skills area areas aspects matters items efforts effort`,
);
export const IN_PHRASES = words(
  `relation regard regards respect accordance line support order collaboration conjunction partnership response addition
  cooperation terms case view no`,
);
export const IRREGULAR_MANY = words("people staff data children media personnel criteria men women clientele police");

/** Whether a word begins a thing that is told apart: "the", "seven", "14". */
export function isDeterminer(word = ""): boolean {
  const low = word.toLowerCase();
  return DETERMINERS.has(low) || NUMBERS.has(low) || /^\d/u.test(low);
}

export const OF_NO_WORK = new RegExp(
  String.raw`(?<!\p{L})${anyOf("environments? cultures? planet world opportunit\\p{L}+ world-class best-in-class benefits")}(?!\p{L})`,
  "u",
);
/** Amounts of money, addresses, times and first letters have no place in what somebody is to do. */
export const NEVER = /\p{Lu}\.\p{Lu}|[$€£%@"“”<>{}[\]*_|\\/]|https?|www\.|\d{5}|\d[.,]\d|\d{1,2}:\d\d/u;
