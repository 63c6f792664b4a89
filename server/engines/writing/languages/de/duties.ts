import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { aroundLast, listParts } from "../line-splits.ts";
import { type Article, accusative, articleOf, namesSeveral, workArticle } from "./articles.ts";

export type Duty = { nominative: string; accusative: string; isMany: boolean };

const COMPLEMENT = anyOf(
  "von der des vom für im in ins am an mit bei beim auf aus nach zu zur zum über unter gegen vor per einer eines",
  "inklusive zwischen bis als und oder durch innerhalb rund",
);
const ITEM = new RegExp(
  [
    String.raw`^(?<adjectives>(?:\p{L}\p{Ll}+e[rs]? ){0,2})(?<noun>(?:\p{Lu}[\p{Ll}-]+- und )?\p{Lu}[\p{L}-]+)`,
    String.raw`(?<rest>(?: \([^()]+\))?(?: ${COMPLEMENT} .*)?)$`,
  ].join(""),
  "u",
);
const TAKEN = /(?:dienste?|bereitschaft|wachen?|schichten|vertretung|aufsicht)$/u;
const HAD = /(?<!ein|auf|aus|durch|vor|über|weiter|an)(?:leitung|führung)$/u;
/** "Kundenberatung Baufinanzierung": of what kind the work is. */
const OF_KIND = /^(?<of>\p{Lu}[\p{L}-]+) (?<kind>\p{Lu}[\p{L}\d-]+(?: und \p{Lu}[\p{L}-]+)?)$/u;
/** "Begutachtung durch den MD" is what others do. */
const BY_OTHERS = / durch (?:de[nr]|die|das|eine?n?) /u;
/** "Benutzer anlegen" has a verb, and is no thing. */
const ENDS_WITH_VERB = / \p{Ll}{3,}(?:en|rn|ln)$/u;
const TAKING_PART =
  /^(?<noun>Teilnahme|Mitarbeit|Mitwirkung|Mithilfe|Unterstützung) (?<rest>(?:an|am|bei|beim|in|im) .+)$/u;
const PART: Readonly<Record<string, [now: string, prefix: string, participle: string]>> = {
  Teilnahme: ["nehme", "teil", "teilgenommen"],
  Mitarbeit: ["arbeite", "mit", "mitgearbeitet"],
  Mitwirkung: ["wirke", "mit", "mitgewirkt"],
  Mithilfe: ["helfe", "mit", "mitgeholfen"],
  Unterstützung: ["unterstütze", "", "unterstützt"],
};
const MOST_WORDS_BEFORE_VERB = 11;
const MOST_WORDS_BEFORE_PREFIX = 7;
const ADVERB = anyOf("täglich wöchentlich monatlich jährlich regelmäßig zweimal einmal");

/** "Aufnahme neuer Bewohner" begins with its noun, whatever it ends in. */
const NOUN_FIRST = new RegExp(
  String.raw`^(?<noun>\p{Lu}\p{Ll}+)(?<rest>(?: (?:${COMPLEMENT}|\p{Ll}{3,}er \p{Lu}).*)?)$`,
  "u",
);

type Item = { adjectives: string[]; noun: string; rest: string };

function itemOf(text: string): Item | null {
  const begun = NOUN_FIRST.exec(text)?.groups;
  if (begun?.noun && workArticle(begun.noun) !== null)
    return { adjectives: [], noun: begun.noun, rest: begun.rest ?? "" };
  const { of = "", kind = "" } = OF_KIND.exec(text)?.groups ?? {};
  if (workArticle(of) !== null && !/(?:führung|stellung|aufbau|migration|gründung)$/iu.test(of))
    return { adjectives: [], noun: of, rest: ` (${kind})` };
  const { adjectives = "", noun = "", rest = "" } = ITEM.exec(text)?.groups ?? {};
  if (noun === "" || (ENDS_WITH_VERB.test(rest) && isParticiple(text) === false)) return null;
  return { adjectives: adjectives.trim() === "" ? [] : adjectives.trim().split(" ").map(lowerFirst), noun, rest };
}

function headOf({ noun }: Item): string {
  return noun.split(" ").at(-1) ?? noun;
}

function isParticiple(text: string): boolean {
  return /ge\p{Ll}{3,30}en$/u.test(text);
}

function isWork(item: Item): boolean {
  return workArticle(headOf(item)) !== null || namesSeveral(headOf(item));
}

function bare(item: Item): Duty {
  const said = (adjectives: string[]) => [...adjectives, item.noun].join(" ") + item.rest;
  const masculine = item.adjectives.map((word) => word.replace(/er$/u, "en"));
  return { nominative: said(item.adjectives), accusative: said(masculine), isMany: namesSeveral(headOf(item)) };
}

function withItsArticle(item: Item): Duty | null {
  if (namesSeveral(headOf(item))) return bare(item);
  const article = workArticle(headOf(item));
  if (article === null) return null;
  const weak = item.adjectives.map((word) => word.replace(/e[rs]?$/u, "e"));
  const masculine = weak.map((word) => (article === "der" ? `${word}n` : word));
  return {
    nominative: [article, ...weak, item.noun].join(" ") + withArticles(item.rest, (one) => one),
    accusative: [accusative(article), ...masculine, item.noun].join(" ") + withArticles(item.rest, accusative),
    isMany: false,
  };
}

const SECOND_WORK = new RegExp(
  String.raw`(?<= und |, )(?<second>\p{Lu}\p{Ll}+)(?= (?:${anyOf(
    "der des von für im am in eines einer mit nach bei beim an auf vor zu zur zum über",
  )})(?!\p{L}))|(?<=^ und )\p{Lu}\p{Ll}+$`,
  "gu",
);

function withArticles(rest: string, inCase: (article: Article) => string): string {
  return rest.replace(SECOND_WORK, (word) => {
    const article = articleOf(word);
    return article === null ? word : `${inCase(article)} ${word}`;
  });
}

const HAS_COMPLEMENT = / (?:von|der|des|für|mit|bei|zu|in|im|an|am|auf|aus|über|nach) /u;

const BARE = /^\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?$/u;

function isOneWork([first = "", ...others]: string[]): boolean {
  const isThing = (part: string) =>
    BARE.test(part) && part.split(" und ").every((noun) => !namesSeveral(noun) && workArticle(noun) === null);
  return HAS_COMPLEMENT.test(first) && / und /u.test(others.at(-1) ?? "") && others.every(isThing);
}

function itemsOf(text: string): Item[] | null {
  const parts = listParts(text);
  const whole = isOneWork(parts) ? itemOf(text) : null;
  if (whole) return [whole];
  const last = parts.at(-1) ?? "";
  const [one, other] = aroundLast(last, ["sowie", "und"]) ?? [];
  const second = other === undefined ? null : itemOf(other);
  const isPair = one !== undefined && second !== null && (parts.length > 1 || isWork(second)) && !one.endsWith("-");
  const isOfFirst = one !== undefined && HAS_COMPLEMENT.test(one) && second?.rest === "";
  const all = isPair && !isOfFirst && other !== undefined ? [...parts.slice(0, -1), one, other] : parts;
  const items = all.map(itemOf);
  return items.includes(null) ? null : items.filter((item) => item !== null);
}

function listed(parts: string[]): string {
  const and = parts.slice(0, -1).some((part) => part.includes(" und ")) ? "sowie" : "und";
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)}`;
}

/** "Beschriftung (2014, 6 Monate)" says when it was, and not what. */
const IN_TIME_ALONE = /^ \((?:19|20)\d{2}(?:[–/-]\d{2,4})?(?:, \d+ Monate?)?\)$/u;

function dutyOf(text: string): Duty | null {
  const items = itemsOf(text);
  const [first] = items ?? [];
  if (!items || !first || !isWork(first) || items.some(({ rest }) => IN_TIME_ALONE.test(rest))) return null;
  // "EKG" and the like stand among work that is only named.
  if (items.some(({ noun, rest }) => /^\p{Lu}{2,}$/u.test(noun) && rest !== "")) return null;
  if (items.filter(isWork).length * 2 < items.length || items.some(({ rest }) => /\d/u.test(rest) && items.length > 2))
    return null;
  const articled = items.map(withItsArticle);
  const isPlain = items.length > 1 && items.every(({ rest }) => rest === "");
  const isBare = isPlain || items.some(({ adjectives }, at) => articled[at] === null && !adjectives[0]?.endsWith("e"));
  const said = items.map((item, at) => (isBare ? null : articled[at]) ?? bare(item));
  return {
    nominative: listed(said.map(({ nominative }) => nominative)),
    accusative: listed(said.map((duty) => duty.accusative)),
    isMany: said.length > 1 || said.some((duty) => duty.isMany || / und (?:die|der|das) \p{Lu}/u.test(duty.nominative)),
  };
}

const PART_DONE =
  /^(?<participle>Mitgearbeitet|Mitgewirkt|Mitgeholfen|Teilgenommen) (?<rest>(?:an|am|bei|beim|in|im) .+)$/u;

const TOGETHER =
  /^(?<how>(?:Enge|Direkte|Intensive|Tägliche) )?(?<noun>Zusammenarbeit|Kommunikation) (?<rest>mit .+)$/u;

function toldAsTogether(text: string, isCurrent: boolean): Told | null {
  const { how = "", noun, rest } = TOGETHER.exec(text)?.groups ?? {};
  if (noun === undefined || rest === undefined) return null;
  const all = `${lowerFirst(how.replace(/e $/u, " "))}${rest}`;
  const [now, prefix, participle] =
    noun === "Kommunikation" ? ["kommuniziere", "", "kommuniziert"] : ["arbeite", " zusammen", "zusammengearbeitet"];
  return isCurrent ? ofPerson(now!, `${all}${prefix}`) : ofPerson("habe", `${all} ${participle}`);
}

function toldAsPart(text: string, isCurrent: boolean): Told | null {
  const done = PART_DONE.exec(text)?.groups;
  if (done?.participle) return ofPerson("habe", `${done.rest} ${lowerFirst(done.participle)}`);
  const { noun = "", rest = "" } = TAKING_PART.exec(text)?.groups ?? {};
  const verb = PART[noun];
  if (verb === undefined) return null;
  const [now, prefix, participle] = verb;
  if (isCurrent && prefix !== "" && (rest.includes("(") || rest.split(" ").length > MOST_WORDS_BEFORE_PREFIX)) {
    const [nominative, accusative] = [`die ${text}`, `die ${text}`];
    return toldAsTask({ nominative, accusative, isMany: false }, isCurrent);
  }
  return isCurrent ? ofPerson(now, `${rest} ${prefix}`.trimEnd()) : ofPerson("habe", `${rest} ${participle}`);
}

const WORKPLACE = /^\p{Lu}?\p{Ll}*(?<place>[Ss]tation|[Aa]bteilung) (?:für|der|des) [^,]+$/u;

const WRITTEN =
  /^(?:\p{Lu}\p{L}+)?(?:[Tt]exte|[Aa]rtikel|[Bb]eiträge|[Rr]eportagen|[Mm]eldungen) (?:für|zu|über|im|in) .+$/u;

function toldAsWritten(text: string, isCurrent: boolean): Told | null {
  if (!WRITTEN.test(text)) return null;
  return isCurrent ? ofPerson("schreibe", text) : ofPerson("habe", `${text} geschrieben`);
}

function toldAsPlace(text: string, isCurrent: boolean): Told | null {
  const { place } = WORKPLACE.exec(text)?.groups ?? {};
  if (place === undefined) return null;
  const where = `${place.toLowerCase() === "station" ? "auf" : "in"} der ${text}`;
  return isCurrent ? ofPerson("arbeite", where) : ofPerson("habe", `${where} gearbeitet`);
}

export function ofPerson(verb: string, rest: string): Told {
  return { clause: `${verb} ich ${rest}`, sentence: `Ich ${verb} ${rest}`, also: `Ich ${verb} auch ${rest}` };
}

export function toldAsTask({ nominative: noun, isMany }: Duty, isCurrent: boolean): Told {
  const verb = isCurrent ? (isMany ? "gehören" : "gehört") : isMany ? "gehörten" : "gehörte";
  return {
    clause: `${verb} zu meinen Aufgaben ${noun}`,
    sentence: `Zu meinen Aufgaben ${verb} ${noun}`,
    also: `Zu meinen Aufgaben ${verb} auch ${noun}`,
  };
}

function toldBesides({ nominative, isMany }: Duty, isCurrent: boolean): string {
  const verb = isCurrent ? (isMany ? "kommen" : "kommt") : isMany ? "kamen" : "kam";
  return `Hinzu ${verb} ${nominative}`;
}

const RESULT = new RegExp(
  String.raw`^(?:\p{L}+e )?\p{L}*${anyOf(
    "[Ss]teigerung [Ss]enkung [Ee]insparung [Rr]eduzierung [Rr]eduktion [Ee]rhöhung [Vv]erringerung [Vv]erkürzung",
    "[Vv]erbesserung [Hh]albierung [Vv]erdopp(?:e?lung) [Ss]paren [Zz]uwachs [Rr]ückgang [Bb]eschleunigung",
  )} .*(?:\d|halb|doppelt|Hälfte)`,
  "u",
);

const CHECKING = /^Check-in und Check-out (?=von |der )/u;

/** Work that has a name and no verb, as a native says it: what is taken over, looked after, or one's task. */
export function toldAsDuty(text: string, isCurrent: boolean): Told | null {
  const part =
    toldAsPart(text, isCurrent) ??
    toldAsTogether(text, isCurrent) ??
    toldAsWritten(text, isCurrent) ??
    toldAsPlace(text, isCurrent);
  if (part) return part;
  if (CHECKING.test(text)) {
    const guests = text.replace(CHECKING, "");
    const all = `den Check-in und den Check-out ${guests}`;
    return isCurrent ? ofPerson("übernehme", all) : ofPerson("habe", `${all} übernommen`);
  }
  const duty = RESULT.test(text) || BY_OTHERS.test(text) ? null : dutyOf(text);
  if (duty === null) return null;
  const { nominative, accusative: object, isMany } = duty;
  const task = toldAsTask(duty, isCurrent);
  const added = isCurrent ? `Auch um ${object} kümmere ich mich` : `Auch um ${object} habe ich mich gekümmert`;
  const asThing = { added, noun: { text: nominative, isCurrent }, otherwise: task };
  const head = /^(?:(?:die|der|das) )?(?:\p{Ll}+ )*(?<head>\p{Lu}[\p{L}-]+)/u.exec(nominative)?.groups?.head ?? "";
  if (TAKEN.test(head.toLowerCase()) && !isMany) {
    const taken = isCurrent ? ofPerson("übernehme", object) : ofPerson("habe", `${object} übernommen`);
    return { ...taken, ...asThing };
  }
  if (head.length > "Führung".length && HAD.test(head.toLowerCase()) && !isMany)
    return { ...ofPerson(isCurrent ? "habe" : "hatte", object), ...asThing };
  const besides = toldBesides(duty, isCurrent);
  if (object.split(" ").length > MOST_WORDS_BEFORE_VERB || new RegExp(`^${ADVERB} `, "u").test(object))
    return { ...task, added: asThing.added, noun: asThing.noun, frames: [task, { ...task, sentence: besides }] };
  const charge = ofPerson(isCurrent ? "bin" : "war", `für ${object} zuständig`);
  const { clause } = charge;
  const looked = isCurrent ? ofPerson("kümmere", `mich um ${object}`) : ofPerson("habe", `mich um ${object} gekümmert`);
  const first = isMany ? task : looked;
  const frames = [
    { ...first, clause },
    { ...charge, clause: looked.clause },
    { ...task, sentence: besides },
  ];
  return { ...first, clause, ...asThing, frames };
}
