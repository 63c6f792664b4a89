import { anyOf } from "../../../any-of.ts";
import { changeIn, type Counted } from "./number-changes.ts";
import { PARTS } from "./parts.ts";
import { rememberText } from "../../../../domain/remember-text.ts";
import type { Clause } from "./read-clauses.ts";

const MULTIPLES: [pattern: RegExp, ratio: number][] = [
  [multiple(String.raw`doubl\p{L}+ verdoppel\p{L}+ doublé\p{L}* dupli\p{L}+ twice\sas doble double doppelte[ns]?`), 2],
  [multiple(String.raw`tripl\p{L}+ verdreifach\p{L}+ dreifache[ns]?`), 3],
  [multiple(String.raw`halv(?:ed|ing|e) in\shalf halbier\p{L}+`), 0.5],
];

function multiple(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${anyOf(words)}(?!\p{L}|-)`, "iu");
}

const CHANGED_BY = anyOf(String.raw`by um en à a de d['’] (?<=\p{L}\s)over`);
const MORE_WORD = anyOf(
  String.raw`more\sthan over mehr\sals über plus\squ['’]une? plus\sd['’]un(?=\s) plus\sde\sla plus\sde más\sque más\sdel? más\sde\sla`,
);
const LESS_WORD = anyOf(String.raw`nearly almost just\sunder fast knapp presque près\sde casi`);
const COMPARED = String.raw`(?=\s${anyOf("less fewer lower shorter faster smaller more higher larger weniger mehr moins menos más")}(?!\p{L}))`;
const CLAIMED = PARTS.map(([words, share]): [RegExp, number] => [
  new RegExp(
    String.raw`(?<!\p{L}|and\s)(?:(?:${CHANGED_BY}\s?|(?<more>${MORE_WORD})\s?|(?<less>${LESS_WORD})\s?){1,2}(?:d['’])?${words}(?!\p{L}|-)|${words}${COMPARED})`,
    "iu",
  ),
  share,
]);
const OF_WHAT = /^\s(?:of|der|des|von|de|del|d['’])(?!\p{L})/iu;
const MORE_BEFORE = new RegExp(String.raw`(?:${MORE_WORD})\s+(?:(?:the|das|le|el)\s+)?$`, "iu");
const LESS_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${LESS_WORD})\s+(?:(?:the|das|le|el)\s+)?$`, "iu");
const NEARLY_FROM = 0.8;
const NEAR = 0.03; // how far a word for a share may be from the figures
const MORE_UP_TO = 1.5; // "More than a third" is said of less than half of it more

/** Why "doubled" or "by a third" does not follow from a line; null when it does, or is not said. */
export function wrongMultiple(clause: Clause, shown: Counted): string | null {
  const change = changeIn(shown);
  const ratio = change && change.from.value > 0 ? change.to.value / change.from.value : null;
  const percent = shown.numbers.find(({ unit }) => unit === "percent");
  for (const [pattern, wanted] of MULTIPLES) {
    const said = pattern.exec(clause.text);
    if (!said || pattern.test(shown.text)) continue;
    const before = clause.text.slice(0, said.index);
    // "By 45 %" is told as a share of what was there.
    const isOfSpeed = ratio !== null && FASTER.test(clause.text.slice(said.index + said[0].length));
    const told =
      (isOfSpeed ? 1 / ratio : ratio) ?? (percent ? 1 + (Math.sign(wanted - 1) * percent.value) / 100 : null);
    if (told === null || !fitsMultiple(told, wanted, before)) return `“${said[0]}” does not follow from your resume.`;
  }
  const strange = sharesIn(clause.text).find((one) => !fitsShare(one, shown));
  return strange ? `“${strange.text.trim()}” does not follow from your resume.` : null;
}

const FASTER = /^\s(?:as\s)?(?:fast|quick|rapide|schnell|so\sschnell|rápid|the\sspeed)/iu;

function fitsMultiple(ratio: number, wanted: number, before: string): boolean {
  // How far it went beyond what is said: over 1 is more than doubled, or less than half.
  const beyond = wanted > 1 ? ratio / wanted : (1 - ratio) / (1 - wanted);
  if (MORE_BEFORE.test(before)) return beyond > 1 && beyond < MORE_UP_TO;
  if (LESS_BEFORE.test(before)) return beyond < 1 + NEAR && beyond > NEARLY_FROM;
  return Math.abs(ratio - wanted) <= wanted * NEAR;
}

type Claimed = { text: string; from: number; to: number; share: number; bound: "more" | "less" | null };

/** The words of a text that say a part of what was there; "half of the orders" are none. */
const sharesIn = rememberText((text): readonly Claimed[] =>
  CLAIMED.flatMap(([pattern, share]): Claimed[] => {
    const said = pattern.exec(text);
    if (!said || OF_WHAT.test(text.slice(said.index + said[0].length))) return [];
    const bound = said.groups?.more ? "more" : said.groups?.less ? "less" : null;
    return [{ text: said[0], from: said.index, to: said.index + said[0].length, share, bound }];
  }).filter((one, _, all) => !all.some((other) => other !== one && other.from <= one.from && other.to > one.to)),
);

function fitsShare({ text, share, bound }: Claimed, shown: Counted): boolean {
  if (shown.text.toLowerCase().includes(text.trim().toLowerCase())) return true;
  const change = changeIn(shown);
  const percents = shown.numbers.filter(({ unit }) => unit === "percent").map(({ value }) => value / 100);
  const real =
    change && change.from.value > 0 ? [Math.abs(change.to.value - change.from.value) / change.from.value] : percents;
  return real.some((one) => {
    if (bound === "more") return one > share && one < Math.min(1, share * MORE_UP_TO);
    if (bound === "less") return one < share + NEAR && one > share - share * (MORE_UP_TO - 1) * 0.5;
    return Math.abs(one - share) <= NEAR;
  });
}

/** Where a clause says a multiple or a share that its line bears out, so that these words claim no more. */
export function multipleWords(clause: Pick<Clause, "text" | "from">): { from: number; to: number }[] {
  const found = MULTIPLES.flatMap(([pattern]) => {
    const said = pattern.exec(clause.text);
    return said ? [{ from: said.index, to: said.index + said[0].length }] : [];
  });
  return [...found, ...sharesIn(clause.text)].map(({ from, to }) => ({
    from: from + clause.from,
    to: to + clause.from,
  }));
}
