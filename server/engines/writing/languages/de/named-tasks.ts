import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { inSeries, type Task, type TaskLanguage } from "../told-tasks.ts";
import { accusative, type Article, workArticle } from "./articles.ts";
import { isDoneOnce } from "./named-deeds.ts";

const NAMED = new RegExp(
  String.raw`^(?<adjective>\p{L}\p{Ll}{3,30}(?<ending>e|er|es) )?(?<begun>\p{Lu}\p{L}*- und )?` +
    String.raw`(?<noun>\p{Lu}[\p{L}-]{2,60})(?: und (?<second>\p{Lu}[\p{L}-]{2,60}))?(?<rest> .+|)$`,
  "u",
);
const REST = new RegExp(
  `^$|^ ${anyOf(
    "von vom der des eines einer für nach mit in im an am aus bei beim auf zu zum zur über unter gegen inklusive pro",
    "vor bis zwischen durch rund",
  )} `,
  "u",
);
const CHANGE =
  /(?:von|um) \d[^,]{0,40} auf \d|(?<!\p{L})um \d[\d.,]{0,12} ?%|(?<!\p{L})(?:seit|ab) |(?:19|20)\d{2}(?![\d.,%])|[:;→]/u;
const SEVERAL = new RegExp(
  `${anyOf(
    "ungen ionen aufnahmen analysen kontrollen inventuren reparaturen abschlüsse einkäufe dienste gespräche absprachen",
  )}$`,
  "iu",
);
const NO_TASK = new RegExp(
  anyOf(
    String.raw`(?:erfahrung|zeitung|wohnung|versicherung|lösung|umgebung|ausstattung|beziehung|bedeutung|heizung|^position)(?:en)?$`,
    String.raw`(?:funktion|fabrik|nutzung|anwendung|verwendung|rentenversicherung|verantwortung|(?:zivil|wehr|präsenz)dienst)$`,
    String.raw`^(?:einsatz|wechsel|umzug|besuch|abschluss|leistung(?:en)?|organisationen|schulung(?:en)?|training|coaching|übung(?:en)?|bau|lager)$`,
    String.raw`(?:teilnahme|gehaltserhöhung|vergütung|belobigung|probezeit|anerkennung|zertifizierung)$`,
  ),
  "iu",
);
/** "Übergabe an Notar" lacks an article. */
const TO_ONE = /^ an \p{Lu}\p{Ll}*[^ns\P{L}]$/u;
/** "... mit 5 Leuten, Berichte und Aufmaß": what follows those counted is no more of them. */
const COUNTED_BEFORE = /^[^(,\d]{0,120}\d[^(,]{0,120}, \p{Lu}/u;
/** "Einarbeitung in SAP" is one's own, "Organisation mit 300 Betten" is a house. */
const OF_OWN = /^(?:einarbeitung|ausbildung|einschulung|hospitation)$/iu;
const OF_HOUSE = /^ mit (?:rund |etwa |über )?\d/u;
/** What stands second may be handled, too: "Planung von Wartung und Reparatur". */
const SECOND = /(?<!-) und (?<noun>\p{Lu}[\p{L}-]+)(?= |$)/gu;

type Noun = { article: Article; isPlural: boolean };

function nounOf(noun: string): Noun | null {
  if (NO_TASK.test(noun) || isDoneOnce(noun)) return null;
  if (SEVERAL.test(noun)) return { article: "die", isPlural: true };
  const article = workArticle(noun);
  return article && { article, isPlural: false };
}

const FITS: Readonly<Record<string, Article>> = { e: "die", er: "der", es: "das" };

function taskOf(piece: string): Task | null {
  const { adjective = "", ending = "", begun = "", noun = "", second, rest = "" } = NAMED.exec(piece)?.groups ?? {};
  const one = nounOf(noun);
  if (one === null || !REST.test(rest) || CHANGE.test(piece) || OF_HOUSE.test(rest)) return null;
  if (TO_ONE.test(rest) || COUNTED_BEFORE.test(rest)) return null;
  if (OF_OWN.test(noun) && /^ (?:in|bei|im) /u.test(rest)) return null;
  if (adjective !== "" && FITS[ending] !== one.article) return null;
  const other = second === undefined ? undefined : nounOf(second);
  if (other === null || hasOtherWork(rest)) return null;
  return {
    name: phrase({ adjective, begun, noun, second, rest }, { one, other, decline: (article) => article }),
    object: phrase({ adjective, begun, noun, second, rest }, { one, other, decline: accusative }),
    isPlural: one.isPlural || other !== undefined,
  };
}

type Words = { adjective: string; begun: string; noun: string; second: string | undefined; rest: string };

function phrase(
  { adjective, begun, noun, second, rest }: Words,
  { one, other, decline }: { one: Noun; other: Noun | undefined; decline: (article: Article) => string },
): string {
  const ending = one.isPlural ? "e " : decline(one.article) === "den" ? "en " : "e ";
  const said = lowerFirst(adjective).replace(/e[rs]? $/u, ending);
  const isSame = other?.article === one.article && other.isPlural === one.isPlural;
  const behind = other === undefined ? "" : ` und ${isSame ? "" : withThe(other, decline)}${second}`;
  return `${withThe(one, decline)}${said}${begun}${noun}${behind}${rest}`;
}

function withThe({ article, isPlural }: Noun, decline: (article: Article) => string): string {
  return isPlural ? "" : `${decline(article)} `;
}

function hasOtherWork(rest: string): boolean {
  if (/- und [^,]* und /u.test(rest)) return true;
  const [object = ""] = rest.split(AND);
  const isOfWork = object.split(" ").some((word) => /^\p{Lu}/u.test(word) && nounOf(word) !== null);
  const seconds = [...rest.matchAll(SECOND)].map(({ groups }) => nounOf(groups?.noun ?? ""));
  return !isOfWork && seconds.some((noun) => noun !== null && !noun.isPlural && noun.article !== "das");
}

/** A hanging hyphen joins what follows: "im Früh- und Spätdienst". */
const AND = /(?<!-) und /u;

/** "Betreuung der Kunden und Beratung am Telefon" are two works. */
function splitAnd(piece: string): string[] {
  const [one = "", other = "", third] = piece.split(AND);
  const areParted = third === undefined && (!/ /u.test(one) || / \p{Ll}/u.test(other));
  const second = NAMED.exec(piece)?.groups?.second;
  const isPair = areParted && (!second || nounOf(second) === null) && taskOf(one) && taskOf(other);
  return isPair ? [one, other] : [piece];
}

function say(tasks: readonly Task[], isCurrent: boolean): { clause: string; sentence: string } {
  const links = { and: "und", or: "sowie" };
  const names = tasks.map(({ name }) => name);
  const objects = tasks.map(({ object }) => `um ${object}`);
  const isMany = tasks.length > 1 || tasks.some(({ isPlural }) => isPlural);
  const belongs = `gehör${isCurrent ? "" : "te"}${isMany ? (isCurrent ? "en" : "n") : isCurrent ? "t" : ""}`;
  return {
    clause: `${isCurrent ? "kümmere" : "kümmerte"} ich mich ${inSeries(objects, links)}`,
    sentence: `Zu meinen Aufgaben ${belongs} ${inSeries(names, links)}`,
  };
}

export const TASKS: TaskLanguage = { taskOf, splitAnd, and: / und /u, say };
