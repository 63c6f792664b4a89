import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { listParts } from "../line-splits.ts";
import { accusative, articleOf, measureArticle } from "./articles.ts";
import { ofPerson } from "./duties.ts";
import { singularArticle } from "./named-objects.ts";

/** "180 Telefoninterviews geführt": a participle at the end, with what was done before it. */
const DONE =
  /^(?<what>.+) (?<participle>\p{Ll}*(?:ge\p{Ll}{2,}|(?:be|ver|er|ent|zer|über|unter)\p{Ll}{2,})(?:t|en)|\p{Ll}+iert)$/u;
const TWO_DONE =
  /^([^,]+ (?:\p{Ll}*(?:ge\p{Ll}{2,}|(?:be|ver|er|ent)\p{Ll}{2,})(?:t|en)|\p{Ll}+iert)), (\p{Lu}[^,]+)$/u;
const FOLLOWED = new RegExp(
  String.raw`^(?<what>[^,]+) (?<participle>\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:be|ver|er|ent)\p{Ll}{2,}(?:t|en)|\p{Ll}+iert), (?<relative>${anyOf(
    "an in mit bei von auf für durch aus",
  )} (?:dem|der|denen|die|das) [^,]+)$`,
  "u",
);
/** "Regale bestücken" is no participle, "Briefe geschrieben" and "Werbung betrieben" are. */
const STRONG = new RegExp(
  `(?:ge\\p{Ll}{2,30}|${anyOf(
    "zogen nommen schrieben schlossen worben wiesen griffen trieben sprochen troffen laden raten treten halten lassen",
    "geben gangen standen funden bunden worfen boten messen wonnen tragen schoben sunken schieden glichen litten wogen",
    "fahren kommen nossen schnitten stiegen rungen hoben",
  )})$`,
  "u",
);
const CHANGED = anyOf(
  "gesenkt gesteigert verkürzt erhöht reduziert verbessert verringert vermindert beschleunigt ausgebaut gehoben",
  "halbiert verdoppelt verdreifacht gedrückt",
);
/** "Einführung einer Akte, Suchzeiten um 60 % gesenkt": what was done, and what came of it. */
const BROUGHT = new RegExp(
  [
    String.raw`^(?<first>\p{Lu}\p{Ll}+(?:ung|ion) (?:eine[rs]|der|des|von) [^,]+), `,
    String.raw`(?<object>(?:\p{Ll}+e )?\p{Lu}\p{Ll}+ um [^,]+) (?<participle>${CHANGED})$`,
  ].join(""),
  "u",
);
const MEANS_LAST = new RegExp(
  `^(?<object>[^,]{1,120}?) (?<share>um [^,]{1,60} ${CHANGED}) (?<means>durch [^,]+)$`,
  "u",
);
/** "Zeiten halbiert durch einen neuen Plan" */
const CHANGED_BY = new RegExp(`^(?<object>[^,]{3,80}) (?<done>${CHANGED}) (?<means>durch [^,]{3,60})$`, "u");
/** A name of work before a comma is no part of what a participle at the end is of. */
const WORK_BEFORE = /^\p{Lu}\p{Ll}+(?:ung|ion) [^,]+, (?:\p{Lu}|\p{Ll}+e \p{Lu})/u;

/** "Neubau Kita": how the one belongs to the other is not said. */
const ONE_UNSURE = /^\p{L}*(?:bau|betrieb|umzug) \p{Lu}/u;

const PREPOSITION = /^(?:Zum|Zur|Als|Mit|Für|In|Im|An|Am|Auf|Bei|Beim|Aus|Über|Unter) /u;
/** "Vom Chef gelobt", "nach Insolvenz gekündigt": others did it. */
const BY_OTHERS = /^(?:Von|Vom|Durch|Nach|Wegen|Wurde) |(?:gekündigt|entlassen|abgebrochen|bestanden|versetzt)$/u;
const HONOURED = /(?<!\p{L})(?:befördert|ausgezeichnet|ernannt|gewählt|berufen|nominiert|prämiert|geehrt)$/u;

/** "Zum Schichtleiter befördert" is what others did. */
function toldAsHonoured(line: string): Told | null {
  const text = line.replace(/^Wurde (?<first>\p{Ll})/u, (_all, first: string) => first.toUpperCase());
  return HONOURED.test(text) && PREPOSITION.test(text) ? ofPerson("wurde", lowerFirst(text)) : null;
}

/** What a line says with a participle at its end, as "habe ich ..."; null for other lines. */
export function toldAsDone(line: string): Told | null {
  const text = line
    .replace(MEANS_LAST, "$<object> $<means> $<share>")
    .replace(CHANGED_BY, "$<object> $<means> $<done>")
    .replace(/ (?:dadurch|dabei|damit) (?=(?:um|von|auf) \d)/u, " ");
  const honoured = toldAsHonoured(text);
  if (honoured) return honoured;
  if (BY_OTHERS.test(text) || HONOURED.test(text)) return null;
  const brought = BROUGHT.exec(text)?.groups;
  if (brought) return ofPerson("habe", `mit der ${brought.first} ${brought.object} ${brought.participle}`);
  const followed = FOLLOWED.exec(text)?.groups;
  if (followed)
    return ofPerson(
      "habe",
      `${withArticle(lowerArticle(followed.what ?? ""))} ${followed.participle}, ${followed.relative}`,
    );
  const { what, participle } = DONE.exec(text)?.groups ?? {};
  if (!what || !participle || WORK_BEFORE.test(what) || ONE_UNSURE.test(what)) return null;
  if (participle.endsWith("en") && !STRONG.test(participle)) return null;
  const [, begun = "", ended = ""] = TWO_DONE.exec(what) ?? [];
  if (begun !== "") return inTwo(begun, ended, participle);
  const whole = withLastAnd(what)
    .replace(/, dadurch (?=\p{Lu})/u, " und dadurch ")
    .replace(/, (?=alle haben |davon )/u, "; ");
  return ofPerson("habe", `${withArticle(whole)} ${participle}`);
}

function inTwo(begun: string, ended: string, participle: string): Told {
  const [one, other] = [withArticle(begun), `${withArticle(ended)} ${participle}`];
  const parts = [
    { text: begun, told: ofPerson("habe", one) },
    { text: `${ended} ${participle}`, told: ofPerson("habe", other) },
  ] as const;
  const link = / und /u.test(ended) ? "," : " und";
  return { ...ofPerson("habe", `${one}${link} ${other}`), inTwo: parts };
}

function withLastAnd(what: string): string {
  const parts = listParts(what);
  if (parts.length < 2 || / und |\d/u.test(what)) return what;
  const areDone = parts.slice(0, -1).every((part) => DONE.test(part));
  const areThings = parts.every((part) => /^\p{Lu}[\p{L}-]+$/u.test(part));
  return areDone || areThings ? `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}` : what;
}

function lowerArticle(text: string): string {
  return /^(?:Eine?n?|Das|Die|Den|Der) /.test(text) ? lowerFirst(text) : text;
}

/** A noun keeps its capital; what cannot be one loses it. */
export function startLow(text: string): string {
  return LOW.test(text) || ADJECTIVE.test(text) || PREPOSITION.test(text) ? lowerFirst(text) : text;
}

/** "Vorbeugende Wartung": only what stands before a noun can be no noun itself. */
const ADJECTIVE = new RegExp(
  [
    String.raw`^\p{Lu}\p{Ll}*${anyOf(
      "ende ige liche ische bare same ale elle ive ierte orne terne erne ffene iedene lexe arme alte leine roße ute ohe ältere üngere",
    )}[nrsm]? \p{Lu}`,
    // "Ungeplante Stillstände", and not "Geräte Nord"
    String.raw`^${anyOf("Un Ge Ver Be Er Ent Zer Ab An Aus Auf Ein Vor Wieder")}\p{Ll}{3,}(?<!${anyOf(
      "rät ich ächt ücht ekt ebot best ost üst ist enst arbei",
    )})te[nrsm]? \p{Lu}`,
  ].join("|"),
  "u",
);

const LOW = new RegExp(
  String.raw`^${anyOf(
    String.raw`die der das den eine?[nmrs]? einige\p{Ll}* einzelne\p{Ll}* neue[nmrs]? täglich\p{Ll}* über rund etwa mehr`,
    "alle[nmrs]? bis mehrere viele zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dutzende bestehende eigene regelmäßig monatlich jährlich",
  )}(?!\p{L})`,
  "iu",
);

const OF_HOUSE: readonly [article: string, ending: RegExp][] = [
  ["den", /(?:krankenstand|rückstand|wareneinsatz|umschlag|ertrag|anteil|verbrauch|aufwand)$/iu],
  ["einen", /(?:kundenstamm|pool|bestand an)$/iu],
  ["das", /^Projekt$/u],
  ["das", /(?:wesen|lager|sortiment|budget|volumen)$/iu],
  ["die", /(?:website|kosten|zeiten|zahlen)$/iu],
];
const MEASURED = /^(?<first>\p{L}\p{Ll}{3,}e) (?<last>\p{Lu}[\p{L}-]+) (?<much>.+)$/u;
const HOW_MUCH = / (?:um|von|vom|auf|der|des|dauerhaft|deutlich) /u;

/** "Umstellung von Jenkins auf GitLab" as an object has its article; a noun that counts nothing has none. */
function withArticle(object: string): string {
  const { noun = "", rest = "" } =
    /^(?:\p{Lu}\p{Ll}+- und )?(?<noun>\p{Lu}[\p{L}\d-]+)(?<rest>(?: .*)?)$/u.exec(object)?.groups ?? {};
  const measure = measureArticle(noun);
  const { first = "", last = "", much = "" } = MEASURED.exec(object)?.groups ?? {};
  const ofLast = HOW_MUCH.test(` ${much}`) ? measureArticle(last) : null;
  if (ofLast !== null)
    return `${accusative(ofLast)} ${lowerFirst(first)}${ofLast === "der" ? "n" : ""} ${last} ${much}`;
  const ofHouse = OF_HOUSE.find(([, ending]) => ending.test(noun))?.[0];
  if (ofHouse !== undefined && !/^ (?:der|des|vom) /u.test(rest)) return `${ofHouse} ${object}`;
  if (measure !== null && (rest === "" || HOW_MUCH.test(rest))) return `${accusative(measure)} ${object}`;
  const one = singularArticle(noun);
  if (
    one !== null &&
    !/^ (?:von(?! (?:\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf))|der|des|und) /u.test(rest)
  )
    return `${one} ${object}`;
  const isOf = /^ (?:von|der|des|vom) /u.test(rest);
  // "Erreichbarkeit der Hotline von 78 % auf 94 % gesteigert" is about the one that there is.
  if (
    /(?:heit|keit|schaft|tät|quote|rate|dauer|zeiten|kosten|zahlen)$/u.test(noun) &&
    /^ (?:um|der|des|von|vom|auf) /u.test(rest)
  )
    return `die ${object}`;
  if (isOf && articleOf(noun) === "der") return `den ${object}`;
  if (!/(?:ung|tion|analyse|kontrolle|kampagne|datenbank|plattform)$/.test(noun)) return startLow(object);
  if (/^ (?:von|der|des|eine[rs]|vom|zur|zum|auf|für|in|im|an|am) /u.test(rest)) return `die ${object}`;
  return rest === "" || /^(?:,|und dadurch|mit)/u.test(rest.trim()) ? `eine ${object}` : startLow(object);
}
