import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import { movedTo } from "../moved-figure.ts";
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
const IN_TIME = / en (?:\p{L}+ (?:ans?|mois)|20\d\d)/u;
const FIGURE = /\d|par (?:deux|trois|quatre|cinq)|de moitié/u;
function articleOf(noun: string, end: string | undefined): string | undefined {
  const elided = /^[aeiouyàâéèêh]/u.test(noun) && end !== undefined && !end.endsWith("s") ? "l'" : undefined;
  const byEnding = end === undefined ? undefined : BY_ENDING[end];
  return ARTICLES.find(([, nouns]) => nouns.test(noun))?.[0] ?? elided ?? byEnding;
}

/** "Chiffre d'affaires porté de 1 à 2 millions" as "porté le chiffre d'affaires de 1 à 2 millions"; null for other lines. */
export function resultOf(line: string): string | null {
  const { noun = "", of = "", change = "", end = "", rest = "" } = RESULT.exec(lowerFirst(line))?.groups ?? {};
  const article = articleOf(noun, end);
  const isTold =
    noun !== "" &&
    !/^(?:les?|la|des|une?|[ld])$/u.test(noun) &&
    article !== undefined &&
    (FIGURE.test(rest) || /^(?:doubl|tripl)/u.test(change));
  if (!isTold) return null;
  return `${change} ${article}${noun}${of.replace(/ sur (?=\p{Ll}+s$)/u, " sur les ")}${rest}`;
}

const SAME_UNIT =
  /(?<from>\d[\d,]{0,9}) (?<unit>jours|minutes|heures|mois|semaines) à (?<to>\d[\d,]{0,9}) \k<unit>(?!\p{L})/u;

/** "Encours passé de 9 à 4 millions": it went down, and who did it is not said. */
export function toldAsMoved(line: string): Told | null {
  const text = lowerFirst(line);
  const moved = MOVED.exec(text)?.groups;
  const { noun = "", of = "", mark, rest = "" } = moved ?? FROM_TO.exec(text)?.groups ?? {};
  // "Délai de 2 à 3 jours" may be a range, and "de 9 à 4 jours" is none.
  const { from = "", to = "" } =
    /^\D{0,80}(?<from>\d[\d ,]{0,12})[^:;]{0,40}? à (?<to>\d[\d ,]{0,12})/u.exec(rest)?.groups ?? {};
  const isFall = movedTo(from.trim(), to.trim()) === "down";
  if (!moved && mark === undefined && !isFall && !IN_TIME.test(rest)) return null;
  const end = moved?.end?.replace("é", "");
  const article = articleOf(noun, end);
  if (noun === "" || article === undefined) return null;
  const isMany = article === "les ";
  const isFeminine = article === "la " || FEMININE.test(noun);
  const agreed = end ?? `${isFeminine ? "e" : ""}${isMany ? "s" : ""}`;
  const thing = `${article}${noun}${of}`;
  const went = `${thing} ${isMany ? "sont" : "est"} passé${agreed} ${rest.replace(SAME_UNIT, "$<from> à $<to> $<unit>")}`;
  const sentence = `${went.charAt(0).toUpperCase()}${went.slice(1)}`;
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
