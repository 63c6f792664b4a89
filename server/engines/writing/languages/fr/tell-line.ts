import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { inEachWording } from "../each-wording.ts";
import { amountInBrackets } from "../amount-behind.ts";
import type { Told } from "../grammar.ts";
import { isParted, partsOf } from "../line-splits.ts";
import { upperFirst } from "../../skill-names.ts";
import { genderOf } from "./articles.ts";
import { itemsOf, ofPerson, toldAsPart } from "./duties.ts";
import { toldAsHeld } from "./held-roles.ts";
import { toldAsInfinitive } from "./infinitive-deeds.ts";
import { hasFigure, inFull } from "./line-parts.ts";
import { deedOfName, isNameOfWork, participleOf, presentOf } from "./named-deeds.ts";
import { TASKS } from "./named-tasks.ts";
import { isInfinitive, OTHER_SUBJECT } from "./need.ts";
import { toldAsOnce } from "./once-done.ts";
import { toldAsShift, toldOfThing } from "./told-aside.ts";
import { joinedApart, toldAsTasks } from "../told-tasks.ts";
import { toldWithDetail } from "../detail-behind.ts";
import { toldWithPart } from "../part-of-them.ts";
import { toldInTwo } from "../told-in-two.ts";
import { tellsOfLife } from "../life-events.ts";
import { resultOf, toldAsChanged, toldAsMoved } from "./told-results.ts";
import { toldAsBudget, toldAsHead } from "./told-states.ts";

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

const OF_PART = /^(?:Aide|Participation|Contribution) (?:à|au|aux) /u;

/** A line of a French resume in the first person; null where it would not read well. */
export function tell(line: string, options: { isCurrent: boolean }): Told | null {
  const counted = amountInBrackets(line);
  const told = tellLine(line, options) ?? (counted === null ? null : tellLine(counted, options));
  if (told) return told;
  return (
    toldWithPart(line, (part) => tell(part, options)) ??
    toldWithDetail(inFull(line), {
      tell: (part) => tell(part, options),
      isWork: (part) => isOwnWork(part.split(" ")[0] ?? ""),
      colon: " : ",
      and: () => "et",
    })
  );
}

function isOwnWork(word: string): boolean {
  return isNameOfWork(word) || genderOf(word) !== null;
}

function tellLine(line: string, { isCurrent: isNow }: { isCurrent: boolean }): Told | null {
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
  const outcome = toldAsBudget(text, isNow) ?? toldOfThing(text) ?? (resultOf(text) ? null : toldAsMoved(text));
  if (outcome) return outcome;
  const tasks = toldAsTasks(text, TASKS, { isCurrent: isNow });
  const inTwo = toldInTwo(text, { tell: (part) => tell(part, { isCurrent: isNow }), join: joinDeeds, mark: " ; " });
  if (!OF_PART.test(text) && partsOf(text, hasFigure) !== null) return tasks ?? inTwo;
  const isCurrent = isNow && !IN_YEAR.test(text) && !/ lors (?:de l|du |d['’]une? )/u.test(text);
  return toldWhole(text, isCurrent) ?? toldAsHead(text, isCurrent) ?? tasks ?? inTwo;
}

function toldWhole(text: string, isCurrent: boolean): Told | null {
  if (isParted(text)) return null;
  const result = resultOf(text);
  const certain =
    toldAsShift(text, isCurrent) ??
    toldAsOnce(text, isCurrent) ??
    toldAsHeld(text, isCurrent) ??
    (result && ofPerson(`j'ai ${result}`)) ??
    toldAsMoved(text) ??
    toldAsChanged(text) ??
    toldAsCounted(text, isCurrent);
  if (certain) return certain;
  const present = presentDeed(text, isCurrent);
  if (present !== null) return ofPerson(present);
  if (isInfinitive(text)) return toldAsInfinitive(text, isCurrent);
  const deed =
    itemsOf(text).length > 2 || text.includes(",") || isOwnSecond(text)
      ? null
      : withSecondArticle(deedOfName(text, { isCurrent }));
  if (deed !== null) return ofPerson(deed);
  const { participle, rest } = DONE.exec(text)?.groups ?? {};
  if (
    participle !== undefined &&
    genderOf(participle) === null &&
    !NO_DEED.test(text) &&
    !/(?:bil|al|iv|ic|e|or|lar|mid|ifi)ité$/u.test(participle)
  )
    return ofPerson(`j'ai ${participle.toLowerCase()} ${rest}`);
  return toldAsPart(text, isCurrent);
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
  // "Surveillance de l'état de santé et transmissions ciblées"
  if (/ (?:de|du|des) \S+ (?:de |d['’])\p{Ll}+$/u.test(one) && /^\p{Ll}{4,}s(?: |$)/u.test(other)) return true;
  const isSingular = /^\p{Ll}+[^s\W](?: |$)/u.test(other);
  return one.includes(" ") && isSingular && !/ (?:de|du|des|d['’])/u.test(other);
}

function presentDeed(text: string, isCurrent: boolean): string | null {
  const { verb = "", other, rest = "" } = PRESENT.exec(text)?.groups ?? {};
  const verbs = [verb.toLowerCase(), ...(other === undefined ? [] : [other])];
  const isUnsure = (one: string) =>
    participleOf(one) === null &&
    (isInfinitive(`${one} la`) ||
      /(?:^vente|einte|enue|saisie|ure|ence|ance|ice|ise|aie|(?<!part|eng|mén|cour)age)$/u.test(one));
  if ((isNameOfWork(verb) || genderOf(verb) !== null) && /^(?:des|du|de la|de l['’]) ?/u.test(rest)) return null;
  if (
    verb === "" ||
    verb.endsWith("ée") ||
    verbs.some(isUnsure) ||
    / (?:et|,) \p{Ll}+e (?:une?|les?|la|des) /u.test(rest)
  )
    return null;
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
export const joinDeeds = joinedApart(TASKS, joinPersonal);

function joinPersonal(one: Told, other: Told): Told | null {
  const isOfPerson = /^J(?:e |['’])/u.test(one.sentence) && /^j(?:e |['’])/u.test(other.clause);
  if (!isOfPerson || / et |[;:,]/u.test(one.sentence) || / et |[;:]/u.test(other.sentence)) return null;
  const isSame = one.clause.startsWith("j'ai ") && /^j'ai (?!mis |pris )/u.test(other.clause);
  return inEachWording(one, (said) => `${said} et ${isSame ? other.clause.slice("j'ai ".length) : other.clause}`);
}
