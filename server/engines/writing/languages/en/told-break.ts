import { anyOf } from "../../../any-of.ts";

/** What somebody writes without an "I" of having been away, as ways to tell it; the first that is borne out counts. */
export type OwnBreak = { kind: "return" | "move"; target: string; ways: string[]; isOver?: boolean };

const FAMILY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "bab(?:y|ies) child(?:ren)? kids twins triplets sons? daughters? mother father mum mom dad parents? husband wife partner",
    "family grandparents? grandmother grandfather brother sister caring carer caregiver rais(?:e|ing) maternity parental paternity",
  )}(?!\p{L})`,
  "iu",
);
const WHERE = anyOf(
  String.raw`off(?:\swork)? out\sof\s(?:the\s)?work(?:force)? (?:at\s)?home away(?:\sfrom\swork)? on\s(?:an?\s)?(?:\p{L}+\s)?(?:break|leave)`,
);
const READY = anyOf("ready keen eager looking hoping happy excited fit wanting");
const AWAY = new RegExp(
  String.raw`^(?:(?:I(?:['’]ve| have)|have) )?(?:been )?(?<away>${WHERE} [^.;]{4,90}?)` +
    String.raw`(?:(?:,|;| [-–—]| and)(?: and)?(?: I)?(?: am|['’]m)? (?<ready>(?:now )?${READY}(?!\p{L}).*))?$`,
  "iu",
);
const OVER = new RegExp(
  String.raw`^I (?:${anyOf(String.raw`left stepped\s(?:away|back|out) took\s(?:time\s)?(?:out|off|leave|a\sbreak) stopped\swork(?:ing)? paused`)})(?!\p{L})` +
    String.raw`.{4,110}(?: and|,) (?:I )?(?:have been|am|have come|came) back(?!\p{L})`,
  "iu",
);
const SPAN = /(?<!\p{L})(?:since|from|for the (?:last|past)) /iu;
const BACK_TO_WORK = new RegExp(
  String.raw`(?<!\p{L})${anyOf(String.raw`return\p{L}* (?:com|gett?|go)(?:e|ing)?\sback back\s(?:to|into|at) resum\p{L}+ work\p{L}*`)}`,
  "iu",
);
const PLACE = String.raw`(?<place>the ${anyOf("area region country city UK US States")}|town|\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2})`;
const IN_PLACE = new RegExp(
  String.raw`^(?:I(?: am|['’]m) )?(?:${anyOf("recently now just newly")} )?back (?:home )?in ${PLACE} ` +
    String.raw`(?<after>(?:after|following) [^.;]{4,90})$`,
  "u",
);
const MOVED = new RegExp(
  String.raw`^(?:I(?: have|['’]ve) )?(?<when>[Jj]ust|[Rr]ecently) (?:have )?` +
    String.raw`(?<moved>(?:moved(?: back| home)?|relocated) to \p{Lu}\p{L}+[^.;]{0,70})$`,
  "u",
);
const IN_BRACKETS = / ?\([^()]{1,60}\)/gu;
const ASIDE = /, (?:ideally|preferably|probably|maybe|perhaps) /iu;

function spelt(text: string): string {
  return text.replace(/(?<=\d )yrs?(?!\p{L})/gu, "years").replace(/(?<=\d )mths?(?!\p{L})/gu, "months");
}

/** The time away or the way back that a sentence of the head tells of; null where it tells of none. */
export function breakTold(sentence: string): OwnBreak | null {
  const text = spelt(sentence.replace(/\.$/u, "").trim())
    .replace(/^(?:Back|Recently|Now|Just) (?!\p{Lu})/u, (word) => word.toLowerCase())
    .split(ASIDE, 1)
    .join("");
  if (OVER.test(text) && FAMILY.test(text))
    return { kind: "return", target: text, ways: [`${text.replace(IN_BRACKETS, "")}.`], isOver: true };
  const { away = "", ready } = AWAY.exec(text)?.groups ?? {};
  if (away !== "" && SPAN.test(away) && FAMILY.test(away)) {
    const off = `I have been ${away.charAt(0).toLowerCase()}${away.slice(1)}`;
    const back = ready !== undefined && BACK_TO_WORK.test(ready) ? [`${off} and am ${ready}.`] : [];
    return { kind: "return", target: text, ways: [...back, `${off}.`] };
  }
  const { place = "", after = "" } = IN_PLACE.exec(text)?.groups ?? {};
  if (place !== "")
    return {
      kind: /^\p{Lu}/u.test(place) ? "move" : "return",
      target: ` in ${place}`,
      ways: [`I am back in ${place} ${after}.`],
    };
  const { when = "", moved = "" } = MOVED.exec(text)?.groups ?? {};
  return moved === "" ? null : { kind: "move", target: moved, ways: [`I have ${when.toLowerCase()} ${moved}.`] };
}
