import { anyOf, anyOfLines } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { inSeries, type Task, type TaskLanguage } from "../told-tasks.ts";
import { genderOf, startsWithVowel } from "./articles.ts";

const NOUN = String.raw`\p{Ll}{1,30}(?:-\p{Ll}{1,30}){0,3}`;
const QUALITY = String.raw`\p{Ll}{4,20}(?:ique|ale|elle|ive|aire|ière|ienne|euse|al|el|if|ier|ien|eux|able|é|ée)`;
const NAMED = new RegExp(
  [
    String.raw`^(?<noun>${NOUN})(?<how>(?: pré et post-?\p{Ll}{4,30}| \p{Ll}{4,30})?)`,
    String.raw`(?: et (?<second>${NOUN})(?=(?: ${QUALITY})? (?:de|du|des|d['’]|à|aux?|sur|avec|en|pour|dans)|$))?(?<rest>(?: .+)?)$`,
  ].join(""),
  "u",
);
const OF_SECOND = new RegExp(`^ ${QUALITY}(?= )`, "u");
const REST = new RegExp(
  `^$|^ ${anyOf("de du des à au aux auprès avec sur dans en pour par chez lors sous selon et")} |^ d['’]`,
  "u",
);
/** "rapprochements bancaires", "planification hebdomadaire", "contrôle qualité". */
const ADJECTIVE = new RegExp(
  `^$|^ (?:\\p{Ll}+${anyOf("iques? elles? els? i[fv]e?s? ales? als? aux aires? euses? eux ées? és? ants? antes? ables? ibles? iers? ières? iens? iennes?")}|pré et post-?\\p{Ll}+|` +
    `${anyOf("écrites? orales? qualité clients? fournisseurs? physiques? complexes? directes? courantes? complets? complètes?")})$`,
  "u",
);
const CHANGE = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:de|d['’]|du) ?\d[\d,]{0,12}(?: ?[%€]| \p{L}{1,20})? à \d|(?<!\p{L})(?:de|par|d['’]environ) \d[\d,]{0,12} ?%
    (?<!\p{L})depuis[ ]|(?:19|20)\d{2}(?![\d.,%])|[:;→]
    (?<!environ|entre|chaque|jusqu'à|dans|avec|pour|chez|sous|près)(?<= \p{Ll}{4,20}| [dl]['’]\p{Ll}{3,20}) \d
  `,
  "u",
);
const SPAN = /^(?<work>\p{L}+(?: \p{Ll}+)?) (?:de|d['’])(?: ?environ)? \d{1,4} à \d{1,4}(?= \p{Ll}+s(?: |$))/u;
const NO_TASK = new RegExp(
  `^${anyOf(
    "amélioration acquisition aménagement augmentation automatisation baisse création déploiement digitalisation diminution",
    "doublement informatisation instauration lancement migration mise modernisation obtention optimisation réduction refonte",
    "rénovation réorganisation restructuration simplification standardisation structuration fidélisation embauche promotion",
    "aide assistance participation contribution retraite nuit commerce exploitation organisation(?=s) habilitation certification",
    "formations? sieste solde région plat dessert rapport ateliers? association institution location(?=s) administration(?=s)",
    "chantiers? dossiers? projets? rayons? budgets? service(?=s) services? cours drive stock stocks atelier section sections",
    "norme normes marque marques réserve réserves entrée sortie permanence(?=s) standard banquets? buffets? séminaires?",
    "manifestation station population équitation ambition relation condition conditions soutenance notion notions position",
    "péages? logement logements recommandation recommandations distinction",
  )}$`,
  "u",
);

type Noun = { article: "la " | "le " | "l'" | "les "; isPlural: boolean };

const MISE: Noun = { article: "la ", isPlural: false };
const SERVICE: Noun = { article: "le ", isPlural: false };

function nounOf(noun: string): Noun | null {
  const gender = NO_TASK.test(noun) ? null : genderOf(noun);
  if (gender === null) return null;
  const isPlural = /[^us]s$|aux$/u.test(noun);
  if (isPlural) return { article: "les ", isPlural };
  return { article: startsWithVowel(noun) ? "l'" : gender === "f" ? "la " : "le ", isPlural };
}

function taskOf(piece: string): Task | null {
  const { noun = "", how = "", second, rest = "" } = NAMED.exec(lowerFirst(piece))?.groups ?? {};
  const isService = noun === "service" && /^ (?:à la|au|aux|en|à table) ?/u.test(rest);
  const one = noun === "mise" && /^ en rayons?(?: |$)/u.test(rest) ? MISE : isService ? SERVICE : nounOf(noun);
  const own = second === undefined ? rest : rest.replace(OF_SECOND, "");
  const behind = ADJECTIVE.test(how) ? own : how + own;
  if (
    one === null ||
    CHANGE.test(piece.replace(SPAN, "$<work>")) ||
    !REST.test(behind) ||
    (second === undefined && isList(behind))
  )
    return null;
  const isAlike = how !== "" && ADJECTIVE.test(` ${second}`);
  const other = second === undefined || isAlike ? undefined : nounOf(second);
  if (other === null) return null;
  const added = isAlike ? ` et ${second}` : other === undefined ? "" : ` et ${other.article}${second}`;
  const name = `${one.article}${noun}${how}${added}${rest}`;
  return { name, object: name, isPlural: one.isPlural || other !== undefined };
}

const JOINS = /^(?:de|du|d|à|au|la|le|l|en|sur|leur|un|une)$/u;

/** Where another name of work follows an "et", what it belongs to is not certain. */
function isList(rest: string): boolean {
  const seconds = [...rest.matchAll(/ et (?<noun>\p{Ll}+)/gu)].map(({ groups }) => groups?.noun ?? "");
  if (seconds.some((noun) => /[^sx]$/u.test(noun) && !ADJECTIVE.test(` ${noun}`) && !JOINS.test(noun))) return true;
  return seconds.some((noun) => !/^(?:de|du|des|d|à|aux?|la|le|les|en|sur)$/u.test(noun) && nounOf(noun) !== null);
}

/** "Saisie des factures et relance des clients" are two works. */
function splitAnd(piece: string): string[] {
  const [one = "", other = "", third] = piece.split(" et ");
  if (third !== undefined || other === "" || NAMED.exec(lowerFirst(piece))?.groups?.second !== undefined)
    return [piece];
  return taskOf(one) !== null && taskOf(other) !== null ? [one, other] : [piece];
}

function say(tasks: readonly Task[], isCurrent: boolean): { clause: string; sentence: string } {
  const objects = inSeries(
    tasks.map(({ object }) => object),
    { and: "et", or: "ainsi que" },
  );
  return {
    clause: `${isCurrent ? "j'assure" : "j'assurais"} ${objects}`,
    sentence: `${isCurrent ? "J'ai" : "J'avais"} en charge ${objects}`,
  };
}

export const TASKS: TaskLanguage = { taskOf, splitAnd, and: / et /u, lastAnd: () => "et", say };
