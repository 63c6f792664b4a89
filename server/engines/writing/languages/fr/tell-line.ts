import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { inBrackets, isParted, listParts, type Parts, partsOf } from "../line-splits.ts";
import { upperFirst } from "../../skill-names.ts";
import { genderOf } from "./articles.ts";
import { itemsOf, ofPerson, toldAsDuty } from "./duties.ts";
import { toldAsHeld } from "./held-roles.ts";
import { toldAsInfinitive } from "./infinitive-deeds.ts";
import { countTail, hasFigure, inFull } from "./line-parts.ts";
import { deedOfName, isNameOfWork, participleOf, presentOf } from "./named-deeds.ts";
import { isInfinitive, OTHER_SUBJECT } from "./need.ts";
import { toldAsShift, toldAsUnit, toldByPlace, toldOfThing, toldWithOutcome } from "./told-aside.ts";
import { tellsOfLife } from "../life-events.ts";
import { toldByPieces } from "../told-pieces.ts";
import {
  levelOf,
  resultOf,
  toldAsChanged,
  toldAsCharged,
  toldAsMoved,
  toldAsFallen,
  toldAsFigure,
  toldAsPlus,
  toldAsSold,
} from "./told-results.ts";
import {
  asDoneOnce,
  isDoneOnce,
  toldAsGroup,
  toldAsHead,
  toldAsMany,
  toldAsPlaceOfSize,
  toldAsTools,
} from "./told-states.ts";

const BROKEN = /[[\]{}|•·*_]|\.{2}|\.\s|\s[-–]\s|,\s*$|(?<!\p{L})(?:et|ou|de|des|du|pour|avec|en|la|le|les)$/iu;
const MOST_WORDS = 26;
const FIRST_PERSON = /^(?<verb>J['’]ai|J['’]\p{Ll}{3,}|Je \p{Ll}{3,}) (?<rest>[\p{L}\d].*)$/u;
const DONE = /^(?<participle>Mis|Pris|\p{Lu}\p{Ll}+(?:é|[^aoeu]i|uit|(?<![ao])is|it|u)) (?<rest>(?!e\b)\p{L}.*|\d.*)$/u;
const PRESENT = new RegExp(
  `^(?<verb>\\p{Lu}\\p{Ll}{2,}e)(?: et (?<other>\\p{Ll}{3,}e))? (?<rest>${anyOf(
    "une? des les la le ses? chaque \\d+ deux trois quatre cinq six environ plus",
  )} .+|l['’].+)$`,
  "u",
);
const IN_YEAR = /(?<!(?:depuis|dès) (?:\p{L}+ )?)(?<![\d.,])(?:19|20)\d{2}(?![\d.,%]| ?[€k])/iu;
const TREATED = anyOf("appels dossiers commandes factures courriers demandes tickets");
const CALLS = anyOf("repas couverts entretiens visites interventions consultations livraisons rendez-vous");
const SO_MANY = new RegExp(`^(?:environ |plus de )?\\d[\\d ]{0,8} (?:(?<treated>${TREATED})|${CALLS}) `, "u");

const COUNTED = new RegExp(
  [
    String.raw`^(?<many>(?:Environ |Plus de |Près de )?\d[\d ]{0,8} \p{Ll}[^,:;()]{2,40}?)`,
    String.raw` (?<done>\p{Ll}+[éuti])e?s(?<often> (?:par|chaque) .+)$`,
  ].join(""),
  "u",
);

const NO_DEED = new RegExp(
  `^(?:${anyOf("Depuis Puis Parmi Ainsi Aussi Permis Midi Lundi Mardi Jeudi Vendredi Samedi Congé Unité Société Cité Santé Beauté Faculté Marché Comité Côté Café Procédé Degré Licenciée? Mutée? Félicitée? Affectée?")} |\\p{L}+ (?:par (?!jour)|du |de |d['’]))`,
  "u",
);
const HEAD = new RegExp(
  `^${anyOf("Missions? Tâches? Activités? Fonctions? Réalisations? Résultats?")}(?: principales?)? ?: (?<first>\\p{L})`,
  "u",
);
const OWN_AFFAIR = new RegExp(
  anyOf(
    String.raw`^Je\s(?:re)?cherche(?!\p{L}) ^Je\ssouhaite ^Je\svoudrais ^Je\ssuis\s(?:disponible|à\sla\srecherche)`,
    String.raw`(?<!\p{L})m(?:a\smère|on\spère|es\s(?:enfants|parents)|on\s(?:mari|fils)|a\sfille)(?!\p{L})`,
  ),
  "u",
);
const SINCE = /^(?<since>Depuis (?:\p{Ll}+ )?(?:19|20)\d{2}),? (?<rest>\p{Ll}.+)$/u;

/** A line of a French resume in the first person; null where it would not read well. */
export function tell(line: string, { isCurrent: isNow }: { isCurrent: boolean }): Told | null {
  const text = upperFirst(inFull(line).replace(HEAD, "$<first>"));
  if (text.split(" ").length > MOST_WORDS || BROKEN.test(text)) return null;
  if (OWN_AFFAIR.test(text) || tellsOfLife(text)) return null;
  const { verb: own = "", rest: said = "" } = FIRST_PERSON.exec(text)?.groups ?? {};
  const isOfMany = /(?: et|,) j(?:e |['’])/u.test(said);
  if (own !== "" && !/(?<!\p{L})(?:nous|vous)(?!\p{L})/iu.test(said))
    return { clause: lowerFirst(text), sentence: text, also: isOfMany ? text : `${own} aussi ${said}` };
  const { since = "", rest: work = "" } = SINCE.exec(text)?.groups ?? {};
  const begun = since === "" ? null : tell(work, { isCurrent: isNow });
  if (begun && /^j/u.test(begun.clause)) {
    const sentence = `${isNow ? since : since.replace("Depuis", "À partir de")}, ${begun.clause}`;
    return { clause: lowerFirst(sentence), sentence, also: sentence };
  }
  if (since !== "") return null;
  if (OTHER_SUBJECT.test(text)) return null;
  const outcome =
    toldOfThing(text) ??
    toldWithOutcome(text) ??
    toldAsTools(text, isNow) ??
    toldAsSold(text) ??
    toldAsFigure(text, isNow) ??
    (resultOf(text) ? null : (toldAsMoved(text) ?? toldAsFallen(text))) ??
    toldAsPlus(text) ??
    toldAsGroup(text, isNow) ??
    toldAsPlaceOfSize(text, isNow);
  if (outcome) return outcome;
  const charged = toldAsCharged(text, isNow) ?? (text.includes(":") ? null : toldAsUnit(text, isNow));
  if (charged) return charged;
  const parts = /^(?:Aide|Participation|Contribution) (?:à|au|aux) /u.test(text) ? null : partsOf(text, hasFigure);
  const isCurrent = isNow && !IN_YEAR.test(parts?.first ?? text) && !/ lors (?:de l|du |d['’]une? )/u.test(text);
  return (
    (parts && toldInParts(parts, isCurrent)) ??
    toldWhole(text, isCurrent) ??
    toldAsHead(text, isCurrent) ??
    toldAsMany(text, isCurrent) ??
    toldWithSizes(text, isCurrent) ??
    toldInPieces(text, isCurrent)
  );
}

/** "Service en salle, 60 couverts à midi, 90 le soir" */
function toldWithSizes(text: string, isCurrent: boolean): Told | null {
  const [first = "", ...sizes] = listParts(text);
  const areSizes = sizes.length > 1 && sizes.every((size) => /^(?:environ |plus de )?\d/u.test(size));
  const begun = areSizes ? toldWhole(first, isCurrent) : null;
  return begun && behind(begun, inBrackets(sizes.join(", ")));
}

const LIMITS =
  /^(?:en remplacement|en binôme|sous |avec l['’]aide|adjoint|en tant|ponctuel|occasionnel|uniquement|comme )/iu;

function toldInPieces(text: string, isCurrent: boolean): Told | null {
  if (text.includes(":")) return null;
  return toldByPieces(text, {
    tell: (piece) =>
      toldAsGroup(piece, isCurrent) ?? toldAsPlaceOfSize(piece, isCurrent) ?? toldWhole(inFull(piece), isCurrent),
    join: joinDeeds,
    limits: LIMITS,
  });
}

function toldWhole(text: string, isCurrent: boolean): Told | null {
  if (isParted(text)) return null;
  const result = resultOf(text);
  const certain =
    toldAsShift(text, isCurrent) ??
    toldAsHeld(text, isCurrent) ??
    (result && ofPerson(`j'ai ${result}`)) ??
    toldAsMoved(text) ??
    toldAsPlus(text) ??
    toldAsChanged(text) ??
    toldAsLessons(text, isCurrent);
  if (certain) return certain;
  const counted = toldAsCounted(text, isCurrent);
  if (counted) return counted;
  const many = SO_MANY.exec(text)?.groups;
  if (many) {
    const verb = many.treated === undefined ? "j'assure" : "je traite";
    const [first = "", ...others] = listParts(lowerFirst(text));
    const told = ofPerson(`${isCurrent ? verb : verb.replace(/e$/u, "ais")} ${first}`);
    return others.length === 0 ? told : behind(told, inBrackets(others.join(", ")));
  }
  const present = presentDeed(text, isCurrent);
  if (present !== null) return ofPerson(present);
  if (isInfinitive(text)) return toldAsInfinitive(text, isCurrent);
  const isOnce = isDoneOnce(text) || IN_YEAR.test(text);
  const duty = toldAsDuty(text, isCurrent && !isOnce);
  const otherwise = duty && isOnce ? asDoneOnce(duty) : duty;
  const deed =
    itemsOf(text).length > 2 || text.includes(",") || isOwnSecond(text)
      ? null
      : withSecondArticle(deedOfName(text, { isCurrent }));
  if (deed !== null) return otherwise ? { ...ofPerson(deed), otherwise } : ofPerson(deed);
  const { participle, rest } = DONE.exec(text)?.groups ?? {};
  if (
    participle !== undefined &&
    genderOf(participle) === null &&
    !NO_DEED.test(text) &&
    !/(?:bil|al|iv|ic)ité$/u.test(participle)
  )
    return ofPerson(`j'ai ${participle.toLowerCase()} ${rest}`);
  return otherwise;
}

function roundsOf([rounds = "", ...others]: string[], isCurrent: boolean): Told {
  const told = ofPerson(`j'assur${isCurrent ? "e" : "ais"} des ${rounds}`);
  return others.length === 0 ? told : behind(told, inBrackets(others.join(", ")));
}

function toldAsLessons(text: string, isCurrent: boolean): Told | null {
  if (/^(?:Tournées|Livraisons|Rondes|Gardes|Visites|Permanences) (?:de|d['’]environ) ?\d/u.test(text))
    return roundsOf(listParts(lowerFirst(text)), isCurrent);
  if (!/^(?:Cours|Ateliers|Séances|Formations) (?:de |d['’]|du |individuel|collectif|particulier)/u.test(text))
    return null;
  const verb = text.startsWith("Cours") ? ["donne", "donnais"] : ["anime", "animais"];
  return ofPerson(`${verb[0] === "anime" ? "j'" : "je "}${verb[isCurrent ? 0 : 1]} des ${lowerFirst(text)}`);
}

/** "Environ 350 ouvertures posées par an": so many are posed, and how often. */
function toldAsCounted(text: string, isCurrent: boolean): Told | null {
  const { many = "", done = "", often = "" } = COUNTED.exec(text)?.groups ?? {};
  const now = presentOf(done);
  if (now === null) return null;
  const verb = `${/^[aeiouéèê]/u.test(now) ? "j'" : "je "}${now}`;
  return ofPerson(`${isCurrent ? verb : `j'ai ${done}`} ${lowerFirst(many)}${often}`);
}

const OF_PEOPLE = /^(?:Accueil|Accompagnement|Encadrement|Formation|Recrutement) /u;

/** "Gestion des stocks et inventaire mensuel": what stands second is no object of the first. */
function isOwnSecond(text: string): boolean {
  const [one = "", other = ""] = itemsOf(text);
  if (OF_PEOPLE.test(one) && other !== "") return true;
  const isSingular = /^\p{Ll}+[^s\W](?: |$)/u.test(other);
  return one.includes(" ") && isSingular && !/ (?:de|du|des|d['’])/u.test(other);
}

function toldInParts({ first, mark, rest }: Parts, isCurrent: boolean): Told | null {
  if (mark === ":" && /^(?:de|d['’]) ?\d/u.test(rest)) {
    const moved = toldAsMoved(`${first} : ${rest}`);
    if (moved) return moved;
  }
  const whole = listParts(rest);
  const moved = mark === ":" && whole.length > 1 ? toldAsMoved(whole.at(-1) ?? "") : null;
  if (moved) {
    const before = toldInParts({ first, mark, rest: whole.slice(0, -1).join(", ") }, isCurrent);
    return before ? joinParts(before, moved) : moved;
  }
  const begun = toldWhole(first, isCurrent);
  const thing = mark === "," ? null : toldOfThing(rest.charAt(0).toUpperCase() + rest.slice(1));
  if (thing) return begun ? joinParts(begun, thing) : thing;
  const result = resultOf(rest);
  const ended = result
    ? ofPerson(`j'ai ${result}`)
    : (toldAsMoved(rest, { isMarked: mark === ";" }) ?? toldAsPlus(rest));
  if (ended) return begun ? joinParts(begun, ended) : ended;
  if (!begun) return mark === ":" ? toldByPlace(first, rest, isCurrent) : null;
  const deed = mark === "," && /\d/u.test(rest) ? deedOfName(upperFirst(rest), { isCurrent }) : null;
  if (deed) return joinParts(begun, ofPerson(deed));
  const all =
    mark === "," && (genderOf(rest.split(" ")[0] ?? "") !== null || /^\p{Ll}+s .* et \p{Ll}/u.test(rest))
      ? toldAsDuty(`${first}, ${rest}`, isCurrent)
      : null;
  if (all) return all;
  if (/^aucune? \p{Ll}/u.test(rest)) return behind(begun, `, sans ${rest}`);
  const level = levelOf(rest);
  const tail = level === null ? countTail(rest) : `, avec ${level}`;
  if (tail !== null) return behind(begun, tail);
  const more = mark === ";" ? toldWhole(inFull(upperFirst(rest)), isCurrent) : null;
  if (more) return joinParts(begun, more);
  if (mark === ";" || first.includes("(")) return hasFigure(first) ? begun : null;
  const isListed = mark === "," && / et /u.test(rest);
  return behind(begun, isListed || /^(?:dont|y compris|soit|en) /u.test(rest) ? `, ${rest}` : inBrackets(rest));
}

function behind({ clause, sentence, also, otherwise }: Told, tail: string): Told {
  const told = { clause: clause + tail, sentence: sentence + tail, also: also + tail };
  return otherwise ? { ...told, otherwise: behind(otherwise, tail) } : told;
}

function joinParts(one: Told, other: Told): Told {
  if (!/^J(?:e |['’])/u.test(other.sentence)) return behind(one, ` ; ${lowerFirst(other.sentence)}`);
  const isSame = one.clause.startsWith("j'ai ") && /^j'ai (?!mis |pris )/u.test(other.clause);
  return behind(one, ` et ${isSame ? other.clause.slice("j'ai ".length) : other.clause}`);
}

function presentDeed(text: string, isCurrent: boolean): string | null {
  const { verb = "", other, rest = "" } = PRESENT.exec(text)?.groups ?? {};
  const verbs = [verb.toLowerCase(), ...(other === undefined ? [] : [other])];
  const isUnsure = (one: string) =>
    participleOf(one) === null &&
    (isInfinitive(`${one} la`) ||
      /(?:^vente|einte|enue|saisie|ure|ence|ance|ice|ise|aie|(?<!part|eng|mén|cour)age)$/u.test(one));
  if ((isNameOfWork(verb) || genderOf(verb) !== null) && /^(?:des|du|de la|de l['’]) ?/u.test(rest)) return null;
  if (verb === "" || verbs.some(isUnsure) || / (?:et|,) \p{Ll}+e (?:une?|les?|la|des) /u.test(rest)) return null;
  if (isCurrent) return `${/^[aeiouyàâéèêëîïôûh]/iu.test(verb) ? "j'" : "je "}${verbs.join(" et ")} ${rest}`;
  const past = verbs.map((one) => participleOf(one) ?? (/è/u.test(one) ? null : `${one.slice(0, -1)}é`));
  return past.includes(null) ? null : `j'ai ${past.join(" et ")} ${rest}`;
}

const ADJECTIVES = /(?:iques|elles|els|i[fv]e?s|ales|als|aires|euses|eux|ées?|és)$/u;

function withSecondArticle(deed: string | null): string | null {
  return (
    deed?.replace(
      /(?<= (?:la|le|les) \p{Ll}+(?: \p{Ll}+)?| l['’]\p{Ll}+) et (?<other>\p{Ll}{4,}s)(?= |$)/u,
      (all, other: string) => (ADJECTIVES.test(other) ? all : ` et les ${other}`),
    ) ?? null
  );
}

/** "J'ai réduit le délai et formé deux alternants", "je prépare la paie et j'ai formé deux alternants". */
export function joinDeeds(one: Told, other: Told): Told | null {
  const isOfPerson = /^J(?:e |['’])/u.test(one.sentence) && /^j(?:e |['’])/u.test(other.clause);
  if (!isOfPerson || / et |[;:,]/u.test(one.sentence) || / et |[;:]/u.test(other.sentence)) return null;
  return joinParts({ clause: one.clause, sentence: one.sentence, also: one.also }, other);
}
