import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import { ofThing } from "../of-thing.ts";
import type { Told } from "../grammar.ts";

const ARTICLES: readonly [article: string, nouns: RegExp][] = [
  [
    "le ",
    /^(?:chiffre|roulement|délai|taux|coût|temps|nombre|stock|budget|volume|panier|retard|turnover|portefeuille|rendement)$/u,
  ],
  [
    "la ",
    /^(?:marge|productivité|satisfaction|durée|rotation|part|rentabilité|démarque|consommation|facturation|dette)$/u,
  ],
  ["l'", /^(?:absentéisme|encours|effectif|équipe|activité|audience)$/u],
  [
    "les ",
    new RegExp(
      `^${anyOf("objectifs ventes délais coûts pertes erreurs accidents retards stocks réclamations impayés dépenses recettes rebuts")}$`,
      "u",
    ),
  ],
];
const FEMININE = /^(?:ventes|pertes|erreurs|réclamations|dépenses|recettes|équipe|activité|audience)$/u;
const BY_ENDING: Readonly<Record<string, string>> = { "": "le ", e: "la ", s: "les ", es: "les " };
const NOUN = String.raw`(?<noun>\p{L}+)(?<of>(?: d['’]| de | du | des | en | à |\s)[\p{L}\d '’-]{2,40}?)?`;
const CHANGES = `(?<change>${anyOf(
  "tenu respecté porté ramené réduit augmenté diminué baissé doublé triplé divisé amélioré abaissé relevé atteint dépassé",
)})(?<end>e?s?)`;
const RESULT = new RegExp(`^${NOUN} ${CHANGES}(?<rest> (?:de|d['’]|à|par|en|sur|dans|grâce) ?\\S.*|)$`, "u");
const MOVED = new RegExp(`^${NOUN} pass(?<end>ée?s?) (?<rest>(?:de|d['’]|du) ?\\d.*)$`, "u");
const FROM_TO = new RegExp(String.raw`^${NOUN}(?<mark> :)? (?<rest>(?:de|d['’]) ?\d[^:;]{0,40}? à \d.*)$`, "u");
const FELL = new RegExp(
  String.raw`^(?<thing>\p{Ll}{4,}[^s]s(?: (?:d['’]|de |du |des |en |à |au |aux |dans )[\p{L} '’-]{2,40}?)?) : ` +
    String.raw`(?:de )?(?<from>\d[\d, ]{0,9}?)(?<unit>(?: %| \p{L}+)?) à (?<rest>(?<to>\d[\d,]{0,9}).*)$`,
  "u",
);

/** "Chutes dans l'unité : de 9 à 4 par trimestre": of what has no known gender, only that it fell. */
export function toldAsFallen(line: string): Told | null {
  const { thing = "", from = "", unit = "", to = "", rest = "" } = FELL.exec(lowerFirst(line))?.groups ?? {};
  const [before, after] = [from, to].map((one) => Number(one.replaceAll(" ", "").replace(",", ".")));
  if (thing === "" || before === undefined || after === undefined || before === after) return null;
  const verb = after < before ? "baissé" : "augmenté";
  const sentence = `Les ${thing} ont ${verb} de ${from}${unit} à ${rest}`;
  return ofThing(sentence);
}

const IN_TIME = / en (?:\p{L}+ (?:ans?|mois)|20\d\d)/u;
const FIGURE = /\d|par (?:deux|trois|quatre|cinq)|de moitié/u;
const LEVEL = new RegExp(
  [
    `^(?<noun>${anyOf("taux satisfaction note marge panier rendement")})`,
    String.raw`(?<of>(?: d['’]| de | moyenne?)[\p{L} '’-]{2,30}?)? (?:de |: )?(?<level>\d.*)$`,
  ].join(""),
  "u",
);

function articleOf(noun: string, end: string | undefined): string | undefined {
  const elided = /^[aeiouyàâéèêh]/u.test(noun) && end !== undefined && !end.endsWith("s") ? "l'" : undefined;
  const byEnding = end === undefined ? undefined : BY_ENDING[end];
  return ARTICLES.find(([, nouns]) => nouns.test(noun))?.[0] ?? elided ?? byEnding;
}

/** "Chiffre d'affaires porté de 1 à 2 millions" as "porté le chiffre d'affaires de 1 à 2 millions"; null for other lines. */
export function resultOf(line: string): string | null {
  const { noun = "", of = "", change = "", end = "", rest = "" } = RESULT.exec(lowerFirst(line))?.groups ?? {};
  const article = articleOf(noun, end);
  const isTold = noun !== "" && article !== undefined && (FIGURE.test(rest) || /^(?:doubl|tripl)/u.test(change));
  if (!isTold) return null;
  return `${change} ${article}${noun}${of.replace(/ sur (?=\p{Ll}+s$)/u, " sur les ")}${rest}`;
}

/** "Encours passé de 9 à 4 millions": it went down, and who did it is not said. */
export function toldAsMoved(line: string, { isMarked = false } = {}): Told | null {
  const text = lowerFirst(line);
  const moved = MOVED.exec(text)?.groups;
  const { noun = "", of = "", mark, rest = "" } = moved ?? FROM_TO.exec(text)?.groups ?? {};
  // "Délai de 2 à 3 jours" may be a range.
  if (!moved && mark === undefined && !isMarked && !IN_TIME.test(rest)) return null;
  const end = moved?.end?.replace("é", "");
  const article = articleOf(noun, end);
  if (noun === "" || article === undefined) return null;
  const isMany = article === "les ";
  const isFeminine = article === "la " || FEMININE.test(noun);
  const agreed = end ?? `${isFeminine ? "e" : ""}${isMany ? "s" : ""}`;
  const thing = `${article}${noun}${of}`;
  const went = `${thing} ${isMany ? "sont" : "est"} passé${agreed} ${rest}`;
  const sentence = `${went.charAt(0).toUpperCase()}${went.slice(1)}`;
  return ofThing(sentence);
}

const PLUS = new RegExp(
  [
    String.raw`^(?<noun>\p{L}+)(?<of>(?: d['’]| de | du | des | en | à )[\p{L} '’-]{2,40}?)? ?:? `,
    String.raw`(?:en (?<up>hausse|baisse) de |(?<sign>[+−–-]) ?)(?<much>\d[\d,]{0,8} ?%)(?<rest>(?: en .+| \(\d{4}\))?)$`,
  ].join(""),
  "u",
);

/** "ventes +9 %" as a sentence of what rose or fell; null for any other line. */
export function toldAsPlus(line: string): Told | null {
  const { noun = "", of = "", up, sign, much, rest = "" } = PLUS.exec(lowerFirst(line))?.groups ?? {};
  const isMany = sign !== undefined && line.includes(":") && /^\p{Ll}{4,}[^s]s$/u.test(noun);
  const article = articleOf(noun, undefined) ?? (isMany ? "les " : undefined);
  if (much === undefined || article === undefined) return null;
  const verb = up === "hausse" || sign === "+" ? "augmenté" : "baissé";
  const thing = `${article}${noun}${of}`;
  const when = rest.replace(/ \((\d{4})\)/u, " en $1");
  const sentence = upperFirst(`${thing} ${article === "les " ? "ont" : "a"} ${verb} de ${much}${when}`);
  return ofThing(sentence);
}

const ROSE = new RegExp(
  String.raw`^(?<noun>hausse|progression|croissance|baisse|diminution) (?<of>du |de la |des |de l['’])(?<thing>[\p{L}][\p{L} '’-]{1,40}?)` +
    String.raw` (?<much>(?:de |d['’]environ |d['’])?\d.*)$`,
  "u",
);
const SAVED = /^(?<noun>économies?|gains?) (?<much>(?:annuel(?:le)?s? |de temps )?(?:de |d['’]environ )\d.*)$/u;

/** "Progression du CA de 22 %": it rose; "Économies de 4 000 €" were made. */
export function toldAsChanged(line: string): Told | null {
  const { noun = "", of = "", thing = "", much = "" } = ROSE.exec(lowerFirst(line))?.groups ?? {};
  if (noun !== "") {
    const the = of === "du " ? "le " : of === "des " ? "les " : of.replace(/^de /u, "");
    const verb = /^(?:baisse|diminution)$/u.test(noun) ? "baiss" : "augment";
    const sentence = upperFirst(`${the}${thing} ${of === "des " ? "ont" : "a"} ${verb}é ${much}`);
    return ofThing(sentence);
  }
  const { noun: gain = "", much: howMuch = "" } = SAVED.exec(lowerFirst(line))?.groups ?? {};
  if (gain === "") return null;
  const article = gain.endsWith("s") ? "des" : gain === "économie" ? "une" : "un";
  const said = `j'ai obtenu ${article} ${gain} ${howMuch}`;
  return { clause: said, sentence: upperFirst(said), also: upperFirst(said) };
}

const INDEX =
  /^(?<noun>TRS|NPS|TO|OTD|CA)(?<of>(?: de \p{L}[\p{L} ]{2,30}?)?)(?: :)? (?<rest>de \d[^:;]{0,40}? à \d.*)$/u;
const AT_LEVEL = new RegExp(
  "^(?<noun>taux|note|satisfaction|panier|rendement)" +
    String.raw`(?<of>(?: d['’]| de | du | moyenne?)[\p{L} '’-]{0,40}?)? : (?<level>\d[^:;]{0,40})$`,
  "u",
);

/** "TRS de 71 à 79 %", "Taux de sortie : 58 %": what a figure was, and is. */
export function toldAsFigure(line: string, isCurrent: boolean): Told | null {
  const index = INDEX.exec(line)?.groups;
  if (index) {
    const sentence = `Le ${index.noun}${index.of} est passé ${index.rest}`;
    return ofThing(sentence);
  }
  const { noun = "", of = "", level = "" } = AT_LEVEL.exec(lowerFirst(line))?.groups ?? {};
  if (noun === "") return null;
  const the = /^(?:note|satisfaction)$/u.test(noun) ? "la" : "le";
  const said = `${the} ${noun}${of} ${isCurrent ? "est" : "était"} de ${level}`;
  return ofThing(upperFirst(said));
}

const CHARGED = new RegExp(
  [
    "^(?<noun>chiffre d['’]affaires|CA|budget|portefeuille)(?<kind> (?:annuel|mensuel|clients?))?",
    "(?: (?<held>géré|suivi|confié))?(?: :)? (?<of>(?:de |d['’])?)(?<much>(?:\\d|une? |plus de |environ ).*)$",
  ].join(""),
  "iu",
);

/** "Chiffre d'affaires géré : 1,8 M€", "Portefeuille de 40 clients": how much was in one's hands. */
export function toldAsCharged(line: string, isCurrent: boolean): Told | null {
  const { noun = "", kind = "", held, of = "", much = "" } = CHARGED.exec(line)?.groups ?? {};
  const isSure = held !== undefined || /^portefeuille$/iu.test(noun);
  if (!isSure || (of === "" && held === undefined && !/^portefeuille[^:]{0,20} ?: /iu.test(line))) return null;
  const link = of === "" ? (/^[aeiouyéh]/u.test(much) ? "d'" : "de ") : of;
  const said = `je ${isCurrent ? "gère" : "gérais"} un ${noun === "CA" ? noun : lowerFirst(noun)}${kind} ${link}${much}`;
  return { clause: said, sentence: upperFirst(said), also: upperFirst(said) };
}

const MADE_IN =
  /^(?:chiffre d['’]affaires|ventes) (?:réalisée?s? )?(?:en )?(?<year>(?:19|20)\d{2}) ?: (?<much>\d.*)$/iu;

/** "CA réalisé 2023 : 640 k€": what the sales of a year came to. */
export function toldAsSold(line: string): Told | null {
  const { year, much } = MADE_IN.exec(line)?.groups ?? {};
  if (year === undefined) return null;
  const thing = /^v/iu.test(line) ? "les ventes ont atteint" : "le chiffre d'affaires a atteint";
  const sentence = `En ${year}, ${thing} ${much}`;
  return ofThing(sentence);
}

/** "taux de satisfaction de 94 %" as it stands after "avec"; null for what is no level. */
export function levelOf(line: string): string | null {
  const { noun = "", of = "", level = "" } = LEVEL.exec(lowerFirst(line))?.groups ?? {};
  if (noun === "") return null;
  return `${/^(?:taux|panier|rendement)$/u.test(noun) ? "un" : "une"} ${noun}${of} de ${level}`;
}
