import { anyOf } from "../../../any-of.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { isYear } from "../trace-number.ts";
import { changeIn, type Counted } from "./number-changes.ts";

const NOW_IS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`now today currently is are takes? stands\sat (?:rose|risen|fell|fallen|grew|grown|dropped|climbed|sank|down|up)\sto`,
    String.raw`heute jetzt inzwischen ist sind beträgt dauert liegt (?:gesunken|gestiegen|gefallen)\sauf auf\s[\d.,]+\s?(?:%|Prozent)\s(?:gesunken|gestiegen|gefallen)`,
    String.raw`aujourd['’]hui désormais est sont dure ahora hoy actualmente es son está tarda`,
  )}(?!\p{L})`,
  "iu",
);
const ONCE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`was were had before formerly used\sto from previously once began started below under less fewer instead not`,
    String.raw`war waren vorher früher zuvor von statt unter weniger nicht était étaient avant auparavant moins au\slieu`,
    String.raw`era eran antes menos en\s(?:lugar|vez) ya\sno`,
  )}(?!\p{L})`,
  "iu",
);
const BECAME = /^\s?(?:(?!and\b|or\b)\p{L}{2,12}\s)?(?:→|->|=>|>|to|auf|à|al?)\s?(?:[$€£]\s?)?$/iu;

function endsOf(shown: Counted): { from: FoundNumber; to: FoundNumber } | null {
  const change = changeIn(shown);
  if (change) return change;
  const figures = shown.numbers.filter((number) => !isYear(number));
  const at = figures.findIndex((from, index) => {
    const to = figures[index + 1];
    const isKind = to !== undefined && from.unit !== "plain" && from.unit === to.unit;
    return to && (isKind || shown.text.slice(from.to, to.from).includes(">")) && becomes(shown, from, to);
  });
  return at < 0 ? null : { from: figures[at]!, to: figures[at + 1]! };
}

function becomes({ text }: Counted, from: FoundNumber, to: FoundNumber): boolean {
  return BECAME.test(text.slice(from.to, to.from));
}

const has = ({ numbers }: Counted, { value }: FoundNumber) => numbers.some((number) => number.value === value);

/** "It now takes 16 days" of "16 days > 6 days": where something began is told as where it is. */
export function toldAsItWas(said: Counted, shown: Counted): string | null {
  if (!NOW_IS.test(said.text) || ONCE.test(said.text)) return null;
  const ends = endsOf(shown);
  if (!ends || !has(said, ends.from) || has(said, ends.to)) return null;
  const isOnly = shown.numbers.filter(({ value }) => value === ends.from.value).length === 1;
  return isOnly ? `In your resume “${ends.from.text}” is where it began.` : null;
}

const GROUP = anyOf(
  String.raw`average avg\.? mean benchmark target goal region(?:al)? national industry company shop store branch office team`,
  String.raw`Durchschnitt Schnitt Ziel Zielwert Vorgabe moyenne objectif media objetivo promedio`,
);
const OF_GROUP = new RegExp(String.raw`(?<!\p{L})${GROUP}(?!\p{L})`, "iu");
const GROUP_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?<!our\s|my\s|the\s|in\s|a\s)${GROUP}(?:\s(?:average|avg\.?|mean|target|rate|of|is|was)){0,2}[:=]?\s(?:[$€£]\s?)?$`,
  "iu",
);
const COMPARES = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`above below over under than better best worse beat(?:s|ing)? versus vs\.? against compared exceed\p{L}* ahead points? where while whereas`,
    String.raw`über unter als besser gegenüber statt au-dessus que meilleur\p{L}* contre mejor encima frente`,
  )}(?!\p{L})`,
  "iu",
);
const OWN = /(?<!\p{L})(?:i|my|mine|ich|mein\p{L}*|je|j|mon|ma|mes|yo|mi|mis)(?!\p{L})/iu;

/** "My rate is 4%" of "1.8% (shop average 4%)": what others have is told as one's own, or the other way. */
export function figureOfOthers(said: Counted, shown: Counted): string | null {
  const figures = shown.numbers.filter((number) => !isYear(number) && number.unit !== "plain");
  const theirs = figures.find(({ from }) => GROUP_BEFORE.test(shown.text.slice(0, from)));
  const own = theirs && figures.find((one) => one.unit === theirs.unit && one.value !== theirs.value);
  if (!theirs || !own || COMPARES.test(said.text)) return null;
  const isGroup = OF_GROUP.test(said.text);
  const turned = isGroup ? own : theirs;
  const other = isGroup ? theirs : own;
  const change = changeIn(said);
  const isWrong = has(said, turned) && !has(said, other) && (isGroup || OWN.test(said.text));
  const isFrom = change?.from.value === theirs.value && change.to.value === own.value;
  return isWrong || isFrom ? `“${turned.text}” is somebody else's figure in your resume.` : null;
}
