import { anyOf } from "../../../any-of.ts";
import { foldWord } from "../../../analysis/resume-lines.ts";
import { deedsOf } from "../../evidence/meaning/lexis.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { inBrackets, isParted, listParts, type Parts, partsOf } from "../line-splits.ts";
import { workArticle } from "./articles.ts";
import { isChange, isParticiple, startLow, toldAsDone } from "./done-deeds.ts";
import { ofPerson, toldAsDuty } from "./duties.ts";
import { toldAsAnswerable, toldAsHeld } from "./held-roles.ts";
import { countDative, inFull } from "./line-parts.ts";
import { toldAsMeasured } from "./measured.ts";
import { deedOfName } from "./named-deeds.ts";
import { need, OTHER_SUBJECT } from "./need.ts";
import { tellsOfLife } from "../life-events.ts";
import { toldByPieces } from "../told-pieces.ts";
import { hasObject, timesOf, toldAsSaid, withoutHow, withoutWhen, withWhen } from "./told-aside.ts";
import { toldAsLying, toldAsNone, toldAsPlaceOfSize, toldWithWhatCame } from "./told-states.ts";

const BROKEN =
  /[[\]{}|•·*_]|(?<!\p{Lu})\/|\/(?![\p{Lu}\d])|\.{2}|\s[-–]\s|,\s*$|\b(?:und|oder|von|für|mit|in|der|die|das)$/iu;
const NEW_SENTENCE = /(?<!\d|\b(?:Abs|Art|Nr|Ziff|Kl|Dr|St|z\. ?B|stellv))\.\s/iu;
const UNMARKED_CLAUSE = /(?<!,) (?:wenn|weil|dass|damit|falls|obwohl|nachdem|sobald) /u;
const MOST_WORDS = 24;
const DOING =
  /^(?:Ich )?(?<verb>\p{Lu}?\p{Ll}{3,}e(?: und \p{Ll}{3,}e)?) (?<rest>(?!und \p{Lu}|von |der )[\p{L}\d].*)$/u;
const IN_YEAR = /(?<!(?:seit|ab) (?:\p{L}+ )?)(?<!\d[.,]?)(?:19|20)\d{2}(?![\d.,%]| ?€| \p{Lu})/u;

const HEAD =
  /^(?:(?:Haupt)?[Aa]ufgaben|(?:Haupt)?[Tt]ätigkeiten|Verantwortung|Schwerpunkte?|Aufgabengebiete?): (?=\p{Lu})/u;

/** "eingearbeitet (bisher drei)": the verb stands before the remark. */
const DONE_ASIDE = /^(?<done>.+ \p{Ll}+(?:t|en)) \((?<aside>[^()]+)\)$/u;

const WITHOUT = /, (?:keine?|ohne) [^,;]{3,60}$/u;

/** A line of a German resume in the first person; null where it would not read well. */
export function tell(line: string, { isCurrent: isNow }: { isCurrent: boolean }): Told | null {
  const text = inFull(line)
    .replace(HEAD, "")
    .replace(WITHOUT, "")
    .replace(/^(?:Ich )?[Hh]abe (?=\p{L})/u, "");
  if (text.split(" ").length > MOST_WORDS || [BROKEN, NEW_SENTENCE, UNMARKED_CLAUSE].some((one) => one.test(text)))
    return null;
  if (tellsOfLife(text)) return null;
  const apart = withoutHow(text) ?? withoutWhen(text, isNow);
  const isPast = apart !== null && /^(?:im Jahr )?(?:19|20)\d{2}/u.test(apart.when);
  const told = apart && tell(apart.text, { isCurrent: isNow && !isPast });
  return (told && withWhen(told, apart.when)) ?? tellText(text, isNow) ?? toldInPieces(text, isNow);
}

/** What limits the deed before it, which is not told without it. */
const LIMITS =
  /^(?:stellv|in Vertretung|vertretungs|aushilfs|unter |als |in Zusammenarbeit|gemeinsam|geplant|nur |zeitw)/iu;

const HAS_VERB_LAST = / (?!\p{Ll}*ge)\p{Ll}{3,}(?:en|rn|ln)$/u;

function toldInPieces(text: string, isCurrent: boolean): Told | null {
  if (text.includes(":")) return null;
  return toldByPieces(text, {
    tell: (piece) => (HAS_VERB_LAST.test(piece) ? null : tellText(piece, isCurrent)),
    join: (one, other) => joinDeeds(one, other),
    limits: LIMITS,
  });
}

function tellText(text: string, isNow: boolean): Told | null {
  const parts = partsOf(text, (rest) => /\d/u.test(rest) || timesOf(rest) !== null);
  const isCurrent = isNow && !IN_YEAR.test(parts?.first ?? text);
  const doing =
    toldAsDoing(text, isCurrent) ??
    toldAsSaid(text, isNow) ??
    toldAsAnswerable(text, isCurrent) ??
    toldAsNone(text, isNow) ??
    toldAsLying(text, isNow) ??
    toldWithWhatCame(text) ??
    toldAsPlaceOfSize(text, isCurrent);
  if (doing) return doing;
  if (OTHER_SUBJECT.test(text)) return null;
  const { first: begun, tail } = ASIDE_BEHIND.exec(text)?.groups ?? {};
  const own = begun === undefined ? null : tellText(begun, isNow);
  if (own) return behind(own, `, ${tail ?? ""}`);
  const two = toldWithSize(text, isCurrent) ?? toldWithWork(text, isCurrent) ?? toldAsTwo(text, isCurrent);
  if (two) return two;
  const whole = parts && parts.mark !== "," ? null : toldWhole(text, isCurrent);
  if (!parts) return whole;
  return (whole && parts.mark !== "," ? whole : toldInParts(parts, isCurrent)) ?? whole;
}

/** "Begleitung von Prüfungen, zuletzt vier in drei Jahren": what is said more closely stands behind the verb. */
const ASIDE_BEHIND = new RegExp(
  String.raw`^(?<first>[^,:;]{3,90}), (?<tail>${anyOf(
    String.raw`zuletzt Schwerpunkte? auch teils teilweise überwiegend insbesondere vor\sallem meist`,
  )} [^,:;]{3,60})$`,
  "u",
);

/** "Führung eines Teams, Einsatzplanung und Urlaubsplanung": a deed, and the work that comes with it. */
function toldWithWork(text: string, isCurrent: boolean): Told | null {
  const [first = "", ...others] = listParts(text);
  if (others.length === 0 || others.some((part) => /^\p{Ll}|\d| (?:der|des|von|eine[rs]) /u.test(part))) return null;
  const deed = / /u.test(first) ? deedOfName(first, { isCurrent }) : null;
  const work = deed && toldAsDuty(others.join(", "), isCurrent);
  const charge = work?.frames?.find(({ sentence }) => sentence.startsWith("Ich "));
  return deed && charge ? joinParts(ofPerson(deed.verb, deed.rest), charge) : null;
}

function toldAsListed(text: string, isCurrent: boolean): Told | null {
  const parts = listParts(text);
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1);
  const isBare = before.length > 0 && [...before, last].every((part) => !/ und | (?:um|auf) \d/u.test(part));
  const areThings = before.every((part) => /^\p{Lu}[\p{L}-]*(?:en|er|e|s)$/u.test(part) && workArticle(part) === null);
  if (
    !isBare ||
    areThings ||
    !/^\p{Lu}[\p{L}-]+ \p{Ll}+(?:t|en)$/u.test(last) ||
    before.some((part) => toldAsDone(part))
  )
    return null;
  const work = toldAsDuty(before.join(", "), isCurrent);
  const done = work || before.length > 1 ? toldAsDone(last) : null;
  return done && (work ? joinParts(work, done) : done);
}

function toldWhole(text: string, isCurrent: boolean): Told | null {
  if (isParted(text)) return null;
  const mixed = toldAsListed(text, isCurrent);
  if (mixed) return mixed;
  const { done, aside } = DONE_ASIDE.exec(text)?.groups ?? {};
  const remarked = done === undefined ? null : toldAsDone(done);
  if (remarked) return behind(remarked, /^\d/u.test(aside ?? "") ? ` (${aside})` : `, ${aside}`);
  const held = toldAsHeld(text, isCurrent) ?? toldAsDone(text) ?? toldAsMeasured(text, isCurrent);
  if (held) return held;
  const otherwise = toldAsDuty(text, isCurrent);
  const told = toldAsDeed(text, isCurrent) ?? toldAsInfinitive(text, isCurrent);
  return told && otherwise ? { ...told, otherwise } : (told ?? otherwise);
}

/** "Ausbildung der Lehrlinge, insgesamt sieben zur Prüfung geführt": work that has a name, and what was done in it. */
function toldAsTwo(text: string, isCurrent: boolean): Told | null {
  const [first = "", done = "", third] = listParts(text);
  if (!/^\p{Ll}/u.test(done) || third !== undefined || / \p{Ll}+$/u.exec(first)?.[0].endsWith("t")) return null;
  if (/^(?:davon|darunter) /u.test(done) && !hasObject(done)) {
    const begun = tell(first, { isCurrent });
    return begun && behind(begun, ` (${done})`);
  }
  const ended = toldAsDone(done);
  if (ended === null) return null;
  if (!hasObject(done)) return toldAsDuty(first, isCurrent) && toldAsDone(`${first} ${done}`);
  const begun = tell(first, { isCurrent });
  return begun && joinParts(begun, ended);
}

function toldAsInfinitive(text: string, isCurrent: boolean): Told | null {
  if (listParts(text).length > 1) return null;
  const last = /^\p{Lu}.* (?<last>\p{Ll}{4,}(?:en|rn|ln))$/u.exec(text)?.groups?.last ?? "";
  const said = deedsOf(foldWord(last), "de").length > 0 && !isParticiple(last) ? need(text) : null;
  if (said === null) return null;
  const task = (verb: string) => `zu meinen Aufgaben ${verb} es, ${said}`;
  const verb = isCurrent ? "gehört" : "gehörte";
  return {
    clause: `${verb} es zu meinen Aufgaben, ${said}`,
    sentence: `Z${task(verb).slice(1)}`,
    also: `Z${task(`${verb} auch`).slice(1)}`,
  };
}

/** "Aufbau einer Gruppe (zwölf Kinder, 3 Monate)", "Leitung des Lagers, 12 Mitarbeiter": the deed, and its size. */
function toldWithSize(text: string, isCurrent: boolean): Told | null {
  const at = text.endsWith(")") ? text.lastIndexOf(" (") : -1;
  const [first = "", ...others] = listParts(text);
  const isSize =
    others.length > 1 && others.every((part) => /\d/u.test(part) && !/ \p{Ll}+(?:t|en)$| um \d/u.test(part));
  const [work, size] = at < 0 ? [first, others.join(", ")] : [text.slice(0, at), text.slice(at + 2, -1)];
  if (at < 0 ? !isSize : !/, |\d/u.test(size)) return null;
  const deed = deedOfName(work, { isCurrent });
  return deed && ofPerson(deed.verb, deed.rest + inBrackets(size));
}

function toldAsDeed(text: string, isCurrent: boolean): Told | null {
  const deed = deedOfName(text, { isCurrent });
  if (deed) return ofPerson(deed.verb, deed.rest);
  const [one = "", other, third] = listParts(text);
  const [first, second] = [one, other ?? ""].map((part) => deedOfName(part, { isCurrent }));
  if (!first || !second || third !== undefined || / und /u.test(text)) return null;
  return joinDeeds(ofPerson(first.verb, first.rest), ofPerson(second.verb, second.rest));
}

const OWN_SENTENCE = /^(?:der|die|das) \p{Lu}[^,;:]{2,60} (?:s[ai]nk|stieg|fiel|wuchs|ging)(?:en)? .*\d/u;

function toldInParts({ first, mark, rest }: Parts, isCurrent: boolean): Told | null {
  if (mark !== "," && /^(?:von|um|auf) \d/u.test(rest)) return toldWhole(`${first} ${rest}`, isCurrent);
  const begun = toldWhole(first, isCurrent);
  const times = timesOf(rest);
  if (times?.duty)
    return (
      begun && joinParts(begun, ofPerson(isCurrent ? "übernehme" : "habe", isCurrent ? rest : `${rest} übernommen`))
    );
  if (times) return begun && behind(begun, ` (${times.often})`);
  if (mark === ";" && OWN_SENTENCE.test(rest)) return begun && behind(begun, `; ${rest}`);
  const ended =
    isChange(rest) || /^\d/u.test(rest)
      ? toldAsDone(rest)
      : /^\p{Lu}/u.test(rest)
        ? toldAsMeasured(rest, isCurrent)
        : null;
  if (ended) return begun ? joinParts(begun, ended) : ended;
  if (!begun) return mark === ":" && !/\d/u.test(first) ? toldAsDone(rest) : null;
  if (/^(?:der|die|das|dem|den|denen) .*\p{Ll}(?:t|en)$/u.test(rest)) return behind(begun, `, ${rest}`);
  if (workArticle(rest.split(" ")[0] ?? "") !== null && /^\p{Lu}/u.test(rest)) return null;
  if (/\d/u.test(rest)) return withTail(begun, rest, mark);
  const more = mark === "," ? null : toldWhole(rest, isCurrent);
  if (mark === ":" && !more?.sentence.startsWith("Ich habe ")) return withMore(begun, rest, isCurrent);
  // Praise behind the figure adds nothing that would be missed.
  return more ? joinParts(begun, more) : /\d/u.test(first) ? begun : null;
}

function withMore(begun: Told, rest: string, isCurrent: boolean): Told | null {
  const things = rest.split(/, | und /u);
  if (things.length < 2 || !things.every((thing) => /^(?:\p{Ll}+e )?\p{Lu}[\p{L}-]+$/u.test(thing))) return null;
  return behind(begun, `; dazu ${isCurrent ? "gehören" : "gehörten"} ${startLow(rest)}`);
}

const SO_MANY = /^(?<many>(?:(?:etwa|rund|über|knapp) )?\d[\d.,]* )(?<noun>\p{Lu}\p{L}+)(?<rest> .+)$/u;

/** "Prüfung von Geräten, etwa 1.200 Geräte im Jahr": what is counted was named before. */
function withSameTail(begun: Told, rest: string): Told | null {
  const { many = "", noun = "", rest: often = "" } = SO_MANY.exec(rest)?.groups ?? {};
  const stem = noun.slice(0, Math.max(4, noun.length - 2));
  return noun !== "" && begun.sentence.includes(stem) ? behind(begun, `, ${many}${often.trim()}`) : null;
}

function withTail(begun: Told, rest: string, mark: Parts["mark"]): Told | null {
  const same = withSameTail(begun, rest);
  if (same) return same;
  const count = countDative(rest);
  if (count === null || mark === ":") return behind(begun, inBrackets(rest));
  return behind(begun, / mit /u.test(begun.sentence) ? `, bei ${count}` : `, mit ${count}`);
}

function behind({ clause, sentence, also, otherwise }: Told, tail: string): Told {
  const add = (said: string) => `${said}${tail}`.replace(/\) \((?=[^()]*\)$)/u, ", ");
  const told = { clause: add(clause), sentence: add(sentence), also: add(also) };
  return otherwise ? { ...told, otherwise: behind(otherwise, tail) } : told;
}

function joinParts(one: Told, other: Told): Told | null {
  if (one.sentence.startsWith("Ich ") && other.sentence.startsWith("Ich ") && !/[;:]/u.test(one.sentence))
    return andAlso(one, other);
  return behind(one, `; ${lowerFirst(other.sentence)}`);
}

/** "Ich betreue 180 Kunden und habe den Umsatz gesteigert": what one person did needs one "ich". */
export function joinDeeds(one: Told, other: Told): Told | null {
  const isOfPerson = one.sentence.startsWith("Ich ") && other.sentence.startsWith("Ich ");
  if (!isOfPerson || / und |[;:,]/.test(one.sentence) || /[;:]/.test(other.sentence)) return null;
  return andAlso(one, other);
}

function andAlso(one: Told, other: Told): Told {
  const rest = other.sentence.slice("Ich ".length);
  // "Ich habe Störungen behoben und Kosten gesenkt" has one verb for both.
  const after = (said: string, have: string) =>
    `${said} und ${said.startsWith(have) && rest.startsWith("habe ") ? rest.slice("habe ".length) : rest}`;
  return {
    clause: after(one.clause, "habe ich "),
    sentence: after(one.sentence, "Ich habe "),
    also: after(one.also, "Ich habe "),
  };
}

function toldAsDoing(text: string, isCurrent: boolean): Told | null {
  const { verb = "", rest = "" } = DOING.exec(text)?.groups ?? {};
  const said = lowerFirst(verb);
  if (!isCurrent && !/(?<!bei|lei|rei|ar|tes)te(?: |$)/u.test(said)) return null;
  if (/(?<!^w|^s|^sp|^be|verw|vers|zuw|anw)ende(?: |$)/u.test(said) && /^\p{Lu}/u.test(rest)) return null;
  const isVerb = said.split(" und ").every((word) => deedsOf(foldWord(word), "de").length > 0);
  const isThing = toldAsDone(text) !== null && !rest.includes(",") && !text.startsWith("Ich ");
  const isWork = /^\p{Lu}/u.test(verb) && workArticle(verb) !== null && !text.startsWith("Ich ");
  if (verb === "" || !isVerb || isThing || isWork || OTHER_SUBJECT.test(rest) || /[:;]/u.test(rest)) return null;
  return ofPerson(said, rest);
}
