import { anyOf, anyOfLines } from "../any-of.ts";

const AHEAD = new RegExp(
  `^(?:${anyOfLines`
    (?:(?:annual|base|starting|target|hourly|actual|final|exact|individual|total|minimum|maximum|advertised) ){0,3}(?:salary|salaries|pay|wages?|compensation|bonus(?:es)?)(?: amounts?| range| rate| band| package)?(?:$|[:.–-]| (?:is|are|will|may|can|includes?|depends?|varies|of|for|from) )
    (?:these |those |such |pay |salary |other )?factors (?:may |can )?(?:include|considered|that|such)
    (?:best[- ]in[- ]class|comprehensive|competitive|generous) (?:\p{L}+ ){0,3}(?:benefits?|salary|pay|compensation|healthcare|insurance)
    by (?:clicking|applying|submitting|completing)(?!\p{L})|thank you for|thanks for
    we(?:['’]d| would)? (?:appreciate|thank|love to hear|look forward|celebrate|embrace|believe|comply|participate|reserve|encourage)(?!\p{L})
    this (?:job |position |role )?(?:description|posting|advert\p{L}*|announcement) (?:does|is|may|should|has|describes|reflects|in no way)
    our (?:goal|mission|vision|culture|values?|people|employees|clients?|customers|story|purpose|commitment)(?! (?:needs?|requires?|must) )
    what you(?:['’]ll| will) (?:love|enjoy)(?!\p{L})|invest in your
    (?:job |work |office |office )?(?:locations?|work(?:ing)? hours)(?:$|:)|(?:hybrid|remote|on-?site)(?: (?:remote|role|work|position|only))?$
    please (?:respond|reply|answer|apply|visit|click)(?!\p{L})|for immediate consideration
    we (?:are|['’]re|have been|were)(?! (?:\p{L}+ ){0,3}(?:looking|seeking|searching|hiring|recruiting|after|in need|interested|in search))(?!\p{L})
  `})`,
  "iu",
);
const SPONSORS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(String.raw`will may can does do cannot unable able not considers? offers? provides?`)}) ` +
    String.raw`(?:\p{L}+ ){0,4}(?:sponsor|sponsoring|sponsorship|immigration)(?!\p{L})`,
  "iu",
);
const HOUSE_DOES = new RegExp(
  String.raw`^\p{Lu}[\p{L}&.’'-]*(?: (?:\p{Lu}[\p{L}&.’'-]*|of|and|&)){0,4} (?:${anyOf(
    String.raw`cares believes celebrates embraces welcomes reserves complies participates strives encourages prohibits`,
    String.raw`(?:is|are)\s(?:committed|proud|dedicated|an\sequal|a\sleading|a\sglobal|an?\saward) will\sconsider does\snot\sdiscriminate`,
  )})(?!\p{L})`,
  "u",
);
const TO_READER = /(?<!\p{L})(?:you|your|candidates?|applicants?|must|require[ds]?)(?!\p{L})/iu;
const SEEKS = /(?<!\p{L})(?:looking|seeking|searching|hiring|seeks) (?:for|to|an?|\p{L}+)(?!\p{L})/iu;

/** Whether a sentence tells of the house, of what it pays, of the law or of the page: nothing that somebody brings. */
export function isOfHouse(text: string): boolean {
  const isPraise = HOUSE_DOES.test(text) && !TO_READER.test(text);
  if (SEEKS.test(text)) return false;
  return AHEAD.test(text) || (SPONSORS.test(text) && !/(?<!\p{L})without(?!\p{L})/iu.test(text)) || isPraise;
}
