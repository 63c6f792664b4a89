import { lowerFirst } from "../../english-verbs.ts";
import { anyOf } from "../../../any-of.ts";

/** What is counted, with its article. */
const ARTICLES: readonly [article: string, nouns: RegExp][] = [
  ["le ", /^(?:chiffre|délai|taux|coût|temps|nombre|stock|budget|volume|panier|retard|turnover|portefeuille)$/u],
  ["la ", /^(?:marge|productivité|satisfaction|durée|rotation|part|rentabilité|démarque|consommation|facturation)$/u],
  ["l'", /^(?:absentéisme|encours|effectif|équipe)$/u],
  ["les ", /^(?:ventes|délais|coûts|pertes|erreurs|accidents|retards|stocks|réclamations|impayés|dépenses|recettes)$/u],
];
/** By the ending of what was done to it: "clôture ramenée", "effectifs portés". */
const BY_ENDING: Readonly<Record<string, string>> = { "": "le ", e: "la ", s: "les ", es: "les " };
/** Without the endings that go with their noun. */
const CHANGES = `(?<change>${anyOf("porté ramené réduit augmenté diminué baissé doublé triplé divisé amélioré abaissé relevé")})(?<end>e?s?)`;
const RESULT = new RegExp(
  `^(?<noun>\\p{L}+)(?<of>(?: d['’]| de | du | des | en | )[\\p{L} '’-]{2,40}?)? ${CHANGES} (?<rest>(?:de|d['’]|à|par) ?\\S.*)$`,
  "u",
);

/** "Chiffre d'affaires porté de 1 à 2 millions" as "porté le chiffre d'affaires de 1 à 2 millions"; null for other lines. */
export function resultOf(line: string): string | null {
  const { noun = "", of = "", change = "", end = "", rest = "" } = RESULT.exec(lowerFirst(line))?.groups ?? {};
  const elided = /^[aeiouyàâéèêh]/u.test(noun) && !end.endsWith("s") ? "l'" : undefined;
  const article = ARTICLES.find(([, nouns]) => nouns.test(noun))?.[0] ?? elided ?? BY_ENDING[end];
  return noun === "" || article === undefined || !/\d/.test(rest) ? null : `${change} ${article}${noun}${of} ${rest}`;
}
