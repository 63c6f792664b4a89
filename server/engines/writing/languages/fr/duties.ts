import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import type { Told } from "../grammar.ts";
import { listParts } from "../line-splits.ts";
import { genderOf, ofIt, startsWithVowel, withArticle } from "./articles.ts";

const ITEM = /^(?<noun>\p{L}[\p{Ll}-]+)(?<rest>(?: [^:;]+)?)$/u;
const NO_REST =
  /(?<!\p{L})(?:est|sont|a|ont|été|en hausse|en baisse|passée?s?|ramenée?s?|réduite?s?|portée?s?)(?!\p{L})/u;
const TO = /^(?<noun>Participation|Contribution|Aide|Assistance) (?<to>à|au|aux) (?<rest>\S.*)$/u;
const ON_CALL = /^(?:l['’]|la |les )(?:astreinte|permanence|garde|veille|nuit)s?(?!\p{L})/u;
const TO_VERBS: Readonly<Record<string, [now: string, past: string]>> = {
  Participation: ["je participe", "j'ai participé"],
  Contribution: ["je contribue", "j'ai contribué"],
  Aide: ["j'aide", "j'aidais"],
};

/** A sentence of one's own that begins with a verb: "j'assure la paie". */
export function ofPerson(said: string): Told {
  const also = said.replace(/^(?<verb>j['’]ai|j['’]\p{Ll}+|je (?:m['’])?\p{Ll}+)/u, "$<verb> aussi");
  return { clause: said, sentence: `J${said.slice(1)}`, also: `J${also.slice(1)}` };
}

function itemOf(text: string): string | null {
  const { noun = "", rest = "" } = ITEM.exec(text)?.groups ?? {};
  if (
    noun === "" ||
    NO_REST.test(rest) ||
    / [+−–-] ?\d/u.test(rest) ||
    /^ (?:\p{Lu}\p{Ll}{2}|\p{Lu}{2,} \d|d['’]emploi)/u.test(rest)
  )
    return null;
  // "certifiés en 2022" is nothing that one does.
  if (/(?:ée|é|[uit]i)s$/u.test(noun) && /^ (?:en|par|depuis|dans|avec|lors) /u.test(rest)) return null;
  return withArticle(lowerFirst(text)) ?? (isSeveral(noun) ? `les ${lowerFirst(text)}` : null);
}

const NOT_SEVERAL = new RegExp(
  `^${anyOf("dans sans puis plus mais très divers vers hors moins sous tous bus campus processus cursus accès succès")}$`,
  "u",
);

function isSeveral(noun: string): boolean {
  return /^\p{Ll}{3,}(?:[^s]s|aux|eux)$/u.test(noun) && !NOT_SEVERAL.test(noun);
}

/** "soins, repas et sommeil" as "des soins, des repas et du sommeil"; null for what may be no work. */
export function chargeOf(text: string): string | null {
  const items = itemsOf(text).map(itemOf);
  return items.length < 2 || items.includes(null) ? null : listed(items.filter((item) => item !== null).map(ofIt));
}

const OF_BEFORE = new RegExp(
  `^(?:${anyOf("à sur en dans chez y\\scompris dont notamment")} |` +
    String.raw`d(?:e|u|es|e la|e l['’]) ?[\p{L} ]{2,30} (?:à|au|aux|jusqu))`,
  "u",
);

/** "Support de 45 clients, à distance et sur site": where and how is no work of its own. */
function withPlaces(parts: string[], part: string): string[] {
  const before = parts.at(-1);
  const isOfBefore = before !== undefined && OF_BEFORE.test(part);
  return isOfBefore ? [...parts.slice(0, -1), `${before}, ${part}`] : [...parts, part];
}

/** What a line lists, by its commas and by an "et" before another name of work. */
export function itemsOf(text: string): string[] {
  return listParts(text)
    .reduce(withPlaces, [])
    .flatMap((part) => {
      const [one = "", other = "", third] = part.split(/ et (?=\p{Ll})/u);
      const isPair = third === undefined && other !== "" && genderOf(other.split(" ")[0] ?? "") !== null;
      return isPair ? [one, other] : [part];
    });
}

function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
}

function isOneWork(text: string): boolean {
  const [first = "", ...others] = listParts(text);
  const isOfSeveral = / (?:de |d['’])\p{Ll}+[sx]$/u.test(first);
  const isThing = (part: string) =>
    /^(?:(?:en|sur|dans|pour|avec) |\p{Ll}+[sx](?: |$)|\p{Lu}{2,}(?: |$))/u.test(part) &&
    genderOf(part.split(" ")[0] ?? "") === null &&
    !/ et \p{Ll}+ (?:de|du|des|d['’])/u.test(part);
  return isOfSeveral && others.length > 0 && others.every(isThing) && / et | en /u.test(others.join(" "));
}

function toldAsPart(text: string, isCurrent: boolean): Told | null {
  const { noun = "", to, rest } = TO.exec(text)?.groups ?? {};
  const [now, past] = TO_VERBS[noun] ?? [];
  if (now === undefined || past === undefined) return null;
  const parts = listParts(rest ?? "");
  const end = parts.findIndex((part, index) => index > 0 && !/^(?:à|aux?|pour|en|sur|dans|chez) /u.test(part));
  const own = ofPerson(`${isCurrent ? now : past} ${to} ${(end < 0 ? parts : parts.slice(0, end)).join(", ")}`);
  if (end < 0) return own;
  // "Aide à la marche, prévention des escarres" goes on with other work.
  const more = toldAsDuty(upperFirst(parts.slice(end).join(", ")), isCurrent);
  const join = (said: string) => `${said} et ${more?.clause ?? ""}`;
  return more && { clause: join(own.clause), sentence: join(own.sentence), also: join(own.also) };
}

/** "Transmissions écrites et participation aux réunions": one does the first, and takes part in the other. */
function toldWithPart(text: string, isCurrent: boolean): Told | null {
  const { work = "", part = "" } = WITH_PART.exec(text)?.groups ?? {};
  const taken = toldAsPart(part.charAt(0).toUpperCase() + part.slice(1), isCurrent);
  const begun = taken && toldAsDuty(work, isCurrent);
  const join = (said: string) => `${said} et ${taken?.clause ?? ""}`;
  return begun && { clause: join(begun.clause), sentence: join(begun.sentence), also: join(begun.also) };
}

const WITH_PART = /^(?<work>[^,:;]{3,90}?) et (?<part>(?:participation|contribution) (?:à|au|aux) [^,:;]{3,60})$/u;

const RESULT = new RegExp(
  String.raw`^\p{L}+ (?:de )?\d[\d,]* ?%? à \d|` +
    String.raw`^${anyOf("Réduction Diminution Augmentation Amélioration Hausse Baisse Progression Économies? Gains?")} .*\d`,
  "u",
);
const ACT = new RegExp(
  `^(?:l['’]|l[ae]s? )(?:\\p{Ll}+(?:ions?|ages?|ments?|ance|ure)|${anyOf(
    "accueil suivi contrôle tenue saisie service plonge entretien tri standard permanence vente mise prise pose paie caisse",
    "conduite garde soins? conseil",
  )})(?: |$)`,
  "u",
);

/** Work that has a name and no verb: "j'assure la paie", "je m'occupe de l'encaissement et du conseil client". */
export function toldAsDuty(text: string, isCurrent: boolean): Told | null {
  const part = toldAsPart(text, isCurrent) ?? toldWithPart(text, isCurrent);
  if (part || RESULT.test(text)) return part;
  const items = isOneWork(text) ? [itemOf(text)] : itemsOf(text).map(itemOf);
  const known = items.filter((item) => item !== null);
  if (known.length < items.length || known.length === 0) return null;
  const works = itemsOf(text).filter((item) => genderOf(item.split(" ")[0] ?? "") !== null).length;
  if (works * 2 < items.length) return null;
  const things = listed(known);
  const charge = listed(known.map(ofIt));
  const assured = ofPerson(`j'${isCurrent ? "assure" : "assurais"} ${things}`);
  const looked = ofPerson(`je m'${isCurrent ? "occupe" : "occupais"} ${charge}`);
  const charged = ofPerson(`j'${isCurrent ? "ai" : "avais"} la charge ${charge}`);
  const { clause } = known.length > 1 ? looked : assured;
  const areActs = known.every((thing) => ACT.test(thing));
  const { sentence } = known.length > 1 && areActs ? assured : looked;
  const { also } = known.length > 1 ? looked : assured;
  const otherwise = known.length > 1 ? looked : assured;
  const told = {
    clause,
    sentence,
    also,
    added: looked.also,
    noun: { text: things, isCurrent },
    otherwise,
    frames: known.length < 2 ? [assured, looked, charged] : areActs ? [looked, assured, charged] : [looked, charged],
  };
  return ON_CALL.test(things) ? { ...told, ...assured, added: assured.also, frames: [assured] } : told;
}

/** "Vendre les billets": what there is to do. */
export function toldAsMission(what: string, isCurrent: boolean): Told {
  const of = startsWithVowel(what) ? `d'${what}` : `de ${what}`;
  return ofPerson(`j'${isCurrent ? "ai" : "avais"} pour mission ${of}`);
}
