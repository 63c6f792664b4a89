import { anyOf } from "../../../any-of.ts";

/** "4,1 % -> 1,6 %" */
const ARROW = /(?:(?<!\p{L})von )?(?<from>\d[\d.,]{0,15}(?: ?%| \p{L}{1,12})?) ?(?:->|→|=>|⇒) ?(?=\d)/gu;
/** "gesenkt (12 % auf 7 %)" */
const CHANGED = new RegExp(
  `(?<verb>${anyOf("gesenkt gesteigert erhöht verkürzt reduziert verbessert")}) ` +
    String.raw`\((?:von )?(?<from>\d[^()]{0,30}) auf (?<to>\d[^()]{0,30})\)$`,
  "gu",
);
const IN_FULL: readonly [RegExp, string][] = [
  [/(?<!\p{L})[Cc]a(?:\. ?| (?=\d))/gu, "etwa "],
  [/(?<!\p{L})i\. ?d\. ?R\. /gu, "meist "],
  [/(?<!\p{L})inkl\. /gu, "inklusive "],
  [/(?<!\p{L})bzw\. /gu, "beziehungsweise "],
  [/(?<!\p{L})mind\. /gu, "mindestens "],
  [/(?<!\p{L})max\. /gu, "höchstens "],
  [/ p\. ?a\.(?= |$)/gu, " im Jahr"],
  [/(?<=\d )Mio\.(?= )/gu, "Millionen"],
  [/(?<=\d )Tsd\.(?= )/gu, "Tausend"],
  [/(?<=\d )MA(?!\p{L})/gu, "Mitarbeiter"],
  [/(?<=[\p{L})]) [-–—] (?=\p{L})/gu, ": "],
  [/(?<=\d )Min\.(?= |$)/gu, "Minuten"],
  [/(?<=\d )Std\.(?= |$)/gu, "Stunden"],
  [/(?<=\d )Stk\.(?= |$)/gu, "Stück"],
  [/(?<=\p{L}) u\. (?=\p{Lu})/gu, " und "],
  [/(?<!\p{L})tgl\.(?= |$)/gu, "täglich"],
  [/(?<!\p{L})v\. ?a\. /gu, "vor allem "],
  [/(?<=\d [\p{L}-]{2,30})\/ ?(?=(?:Monat|Woche|Tag|Jahr|Schicht|Stunde|Quartal|Nacht)(?!\p{L}))/gu, " pro "],
  [ARROW, "von $<from> auf "],
  [
    /^(?<thing>\p{Lu}[\p{L} -]{2,40})(?<! von) (?<from>\d[\d.,]{0,12}(?: %)?) auf (?=\d)/gu,
    "$<thing> von $<from> auf ",
  ],
  [CHANGED, "von $<from> auf $<to> $<verb>"],
];

/** A line without its last stop, its abbreviations in full. */
export function inFull(line: string): string {
  const text = line.replace(/(?<!\p{L}\. ?\p{L})(?<![\s.;,])[\s.;,]+$/u, "");
  return IN_FULL.reduce((said, [short, full]) => said.replace(short, full), text);
}

const DATIVE_LIST = /^(?<first>[^,:;()]+ (?:von|an|aus|mit|zu) \p{Lu}\p{Ll}+n), (?<others>[^:;()]+)$/u;
const ONE_DATIVE = /^(?:\p{Lu}\p{Ll}+- und )?\p{Lu}\p{Ll}+n$/u;

export function withLinkedList(text: string, isThing: (noun: string) => boolean): string {
  const { first = "", others = "" } = DATIVE_LIST.exec(text)?.groups ?? {};
  const items = others.split(", ");
  const [last = ""] = items.slice(-1);
  if (!items.every((item) => ONE_DATIVE.test(item) && isThing(item.split(" ").at(-1) ?? ""))) return text;
  return `${[first, ...items.slice(0, -1)].join(", ")} ${last.includes(" und ") ? "sowie" : "und"} ${last}`;
}
