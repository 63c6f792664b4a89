import { anyOf } from "../any-of.ts";
import { judgePart } from "../analysis/judge-part.ts";
import { isOfTrainingNow } from "./languages/de/training-now.ts";
import { lowerFirst } from "./english-verbs.ts";
import type { WritingFacts } from "./writing-facts.ts";

const TRAINING =
  /^(?:Ausbildung|Lehre) (?:zu[mr]|als) (?:staatlich \p{Ll}+ )?\p{Lu}[^()]{3,60}(?: \(Fachrichtung [^()]+\))?$/u;
/** "Fachrichtung Energie- und Gebäudetechnik", which some trades have behind "für". */
const BRANCH = /Fachrichtung (?<branch>\p{Lu}[\p{L} -]{3,50})/u;
const NAMED_BY_BRANCH = /(?:troniker|mechaniker|fachkraft|kauffrau|kaufmann)(?:in)?$/iu;
const STATE = /^(?:Staatlich (?:anerkannte|geprüfte)|Examinierte|Gelernte|Geprüfte)r?(?= |$)/iu;
/** "Kauffrau für Bürokommunikation (IHK), 2010" */
const TRADE = new RegExp(
  [
    String.raw`^\P{L}*(?<trade>\p{Lu}\p{L}*${anyOf("frau mann mechaniker troniker assistent wirt kraft informatiker installateur angestellte")}(?:in)?`,
    String.raw`(?: (?:für|im) \p{Lu}[\p{L} -]{3,50})?)(?= ?[(,]|$)`,
  ].join(""),
  "u",
);
const OF_CHAMBER = /^\P{L}*(?<trade>\p{Lu}\p{Ll}{3,}(?: (?:für|im) \p{Lu}[\p{Ll}-]+)?) \((?:IHK|HWK)\)/u;
/** "Floristmeisterin" is more than the training before it. */
const MASTER =
  /^\P{L}*(?<master>(?!Haus|Bürger|Platz)\p{Lu}\p{Ll}{3,}meister(?:in)?|Meister(?:in)? im \p{Lu}\p{L}+)(?=$|[ ,(])/u;
const DATED_TRADE = /^[\d\s./–-]{4,40}(?<trade>\p{Lu}\p{Ll}{3,}(?: für \p{Lu}[\p{Ll}-]+)?)(?=,| bei | im | \(|$)/u;
const SURE_TITLE = 3;
const OPEN = /abgebrochen|derzeit|laufend|voraussichtlich|heute|seit /iu;

/** A German training as a letter names it: "Ausbildung zum Koch", or what it made of one, "examinierte Pflegekraft". */
export function germanTraining({
  profile,
}: Pick<WritingFacts, "profile">): Record<"training" | "trainedAs", string | null> {
  const found = profile.education.filter(
    ({ degree, lines }) =>
      degree !== null &&
      !isOfTrainingNow(lines.from, profile) &&
      !OPEN.test(profile.lines.slice(lines.from, lines.to + 1).join(" ")),
  );
  const names = found.map(({ degree, field, lines: { from, to } }) => {
    const name = degree ?? "";
    const branch = BRANCH.exec(profile.lines.slice(from, to + 1).join(" "))?.groups?.branch?.trim();
    if (branch && !name.includes(branch))
      return NAMED_BY_BRANCH.test(name) ? `${name} für ${branch}` : `${name} (Fachrichtung ${branch})`;
    const isName = field && !name.includes(field) && (/^und /u.test(field) || !TRAINING.test(name));
    return isName ? `${name} ${field}` : name;
  });
  const master = textOf(profile, ["education", "certificates"]).map((line) => MASTER.exec(line)?.groups?.master);
  const state = names.find((name) => STATE.test(name) && name.split(" ").length > 1);
  const trainedAs = master.find((name) => name !== undefined) ?? state ?? null;
  const training = names.find((name) => TRAINING.test(name)) ?? null;
  const trade = training === null && trainedAs === null ? tradeIn(profile) : null;
  if (trade !== null) return { training: `Ausbildung als ${trade}`, trainedAs: trade };
  return { training, trainedAs: state === trainedAs ? trainedAs && lowerFirst(trainedAs) : trainedAs };
}

function textOf({ sections, lines }: WritingFacts["profile"], kinds: string[]): string[] {
  const own = sections.filter(({ kind }) => kinds.includes(kind));
  return own.flatMap(({ lines: { from, to } }) => lines.slice(from, to + 1)).filter((line) => !OPEN.test(line));
}

function tradeIn(profile: WritingFacts["profile"]): string | null {
  const named = textOf(profile, ["education"]);
  const known = named.map((line) => TRADE.exec(line)?.groups?.trade?.trim()).find((trade) => trade !== undefined);
  return known ?? named.map((line) => tradeBehindDates(line)).find((trade) => trade !== null) ?? null;
}

function tradeBehindDates(line: string): string | null {
  const { trade = "" } = (DATED_TRADE.exec(line) ?? OF_CHAMBER.exec(line))?.groups ?? {};
  const isTrade = trade !== "" && judgePart(trade).title === SURE_TITLE && judgePart(trade).employer === 0;
  return isTrade && !/^(?:Werk)?[Ss]tudent|^Schüler|^Praktikant/u.test(trade) ? trade : null;
}
