import { anyOf, anyOfLines } from "../any-of.ts";
import { hasLegalForm, isFirm } from "./name-lines.ts";
import { isNamedAsHouse } from "./one-line-head.ts";
import { mayBeTown, namesPlace } from "./place-lines.ts";

const WORD = String.raw`\p{Lu}[\p{L}\d&.’'*-]{0,30}`;
const SMALL = anyOf("de des du d'? la le les l'? et y del los las und für am an im in der zur zum von & e");
const SMALL_FORM = String.raw`(?: (?:eG|e\. ?G\.|eV|e\. ?V\.|gGmbH|gAG|mbH|eGbR)(?!\p{L}))?`;
const NAME = `${WORD}(?: (?:(?:(?:${SMALL}) ){0,2}|d['’])${WORD}){0,5}${SMALL_FORM}`;
const ASIDE = String.raw`(?:,? \([^()\n]{2,40}\)|, [^.,\n]{2,60}(?: \([^()\n]{2,30}\))?,){0,2}`;
const VERB = anyOf(
  "ist sind est sont es son bietet sucht hält hat recrute recherche produit",
  String.raw`\p{Ll}{3,}(?:e|t|d|n)`,
);
const SUBJECT = new RegExp(
  String.raw`(?:^|(?<!\b(?:M|Mme|Mr|Mrs|Ms|Dr|D|Sr|Sra|Hr|Fr))[.!?]\s|\n|(?:Créée?|Fondée?|Fundada) [^,.\n]{2,40}, )(?:(?<article>Die|Der|Das|La société|La coopérative|La|Le|Les|El|Los|Las|L['’](?:\p{Ll}+ )?)(?: |(?<=['’]| )))?(?<name>${NAME})(?<aside>${ASIDE}) (?:${VERB})(?!\p{L})`,
  "gu",
);
const NO_NAME = new RegExp(
  String.raw`^${anyOfLines`
    we|our|you|the|this|wir|unsere?|ihre?|sie|als|für|bei|im|in|mit|bitte|haben|nous|notre|votre|vous|afin|pour|dans
    somos|nuestr[oa]|buscamos|trabajamos|para|si|si te|si tu|tu
  `}(?!\p{L})`,
  "iu",
);
const STARS = / ?(?:\d ?\*{1,5} ?S?|(?<!\*)\*{2,5} ?S?|(?<!★)★{1,5})$/u;
const HONOURS = /(?<=\p{L} )(?<!(?:praxis|zentrum|kanzlei|apotheke) )(?:Ld[oa]|Lic|Dra?|Ing)\. (?=\p{Lu})/gu;
/** "La Résidence du Bois Joli" is said with its article wherever it stands; "La Poste" is a name. */
const ARTICLE = new RegExp(
  String.raw`^(?:La |Le |L['’])(?=${anyOf(
    "Auberge Atelier Fonderie Laiterie Boulangerie Pharmacie Résidence Clinique Mairie Ville Société Maison Fondation Crèche Mutuelle Ferme Coopérative Restaurant Cabinet Centre",
    "Lycée Collège Foyer Groupe Hôpital Hôtel École Entreprise Association association Agence EHPAD",
  )}(?!\p{L}))`,
  "u",
);
const HOUSE_AHEAD = new RegExp(
  `^${anyOf("Ville Mairie Commune Département Région Ayuntamiento Diputación Gemeinde Stadt Landkreis")} \\p{L}`,
  "u",
);
const DEPARTMENT = /\s?\(\d{2,3}\)$/u;
const QUOTE = `["“”„«»]`;
const QUOTES = new RegExp(
  anyOfLines`
    ^${QUOTE}\s?(?<inner>[^"“”„«»]{2,80})${QUOTE}$
    ^${QUOTE}\s?(?=[^"“”„«»]{2,80}$)|(?<=^[^"“”„«»]{2,80})${QUOTE}$
  `,
  "u",
);
const NEARBY = /,? (?:nr\.?|near|outside|close to|bei|près de|cerca de) \p{Lu}[\p{L}'’ -]{2,40}$/u;

/** "Die Feldmark GmbH entwickelt ...", "Ti Mor est une coopérative": whom the sentences of a posting tell of. */
export function employersInText(text: string): string[] {
  return [...text.matchAll(SUBJECT)].flatMap(({ groups }) => {
    const { article, name = "" } = groups ?? {};
    const words = name.split(" ");
    const isGerman = /^(?:Die|Der|Das)$/u.test(article ?? "");
    const isName = hasLegalForm(name) || isFirm(name) || words.length > 1 || (article !== undefined && !isGerman);
    return isName && !NO_NAME.test(name) ? [tidyEmployer(name)] : [];
  });
}

/** "Acme" without the quotes around it, or the one that was left at an end; those within a name stay. */
export function withoutQuotes(name: string): string {
  return name.trim().replace(QUOTES, "$<inner>");
}

/** A name without what feeds and pages write behind it: "Biosierra, S.L. - Adra (Almería)", "Hotel Sol 4*, Salou (Tarragona)". */
export function tidyEmployer(name: string): string {
  const isListed = /,$/u.test(name.trim()) || /\([^()]+\)$/u.test(name);
  const bare = withoutQuotes(name)
    .replace(/(?<![\s,:])[\s,:]+$/u, "")
    .replace(/(?<=\S)\s?\([^()]*$/u, "")
    .replace(NEARBY, "")
    .replace(HONOURS, "")
    .replace(DEPARTMENT, "");
  const open = bare.replace(/(?<=\S)\s?\((?!\p{Lu}+\))[^()]*\)(?=$|,)/gu, "");
  const [first = "", behind = "", more] = open.split(/\s[–—-]\s/u);
  const dashless = behind !== "" && more === undefined && (mayBeTown(behind) || namesPlace(behind)) ? first : open;
  const comma = dashless.lastIndexOf(", ");
  const isList = / (?:and|&) /u.test(dashless.slice(comma));
  const town = comma < 0 || isList ? "" : dashless.slice(comma + 2);
  const house = comma < 0 ? "" : dashless.slice(0, comma);
  const tidy =
    (isListed || hasLegalForm(house) || isNamedAsHouse(house)) && comma > 0 && mayBeTown(town) ? house : dashless;
  return tidy
    .replace(STARS, "")
    .replace(ARTICLE, "")
    .replace(/^association(?= )/u, "Association")
    .trim();
}

/** The name in a line at the head that the text takes up again: "Ti Mor" of "Coopérative Ti Mor, Concarneau (29) – CDI". */
export function employerOfHead(lines: readonly string[], text: string): string | null {
  const told = employersInText(text);
  for (const line of lines) {
    const parts = line.split(/\s[–—|-]\s|\s?[·•|]\s?|, | \(/u).map((part) => tidyEmployer(part));
    const isTold = (part: string) => told.some((name) => part.endsWith(name) || name.endsWith(part));
    const named = parts.find((part) => /^\p{Lu}/u.test(part) && (isTold(part) || HOUSE_AHEAD.test(part)));
    if (named) return named;
  }
  return null;
}
