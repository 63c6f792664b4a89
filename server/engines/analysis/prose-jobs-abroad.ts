import { anyOf } from "../any-of.ts";
import { tidyPart } from "./tidy-part.ts";

type SaidJob = { title: string; employer: string | null; isNow: boolean; isThere: boolean };

const HOUSE = String.raw`(?<house>\p{Lu}[\p{L}\d&'’-]*(?: (?:(?:de|del|du|des|la|le|y|et|und|&) )?\p{Lu}[\p{L}\d&'’-]*){0,6})`;
const KIND_OF_HOUSE = HOUSE.replace("(?<house>", String.raw`(?<house>(?:\p{Ll}{4,} )?`);
const END = String.raw`(?=$|[,;:.(]| (?:und|et|y|donde|où|wo|in|à|en|gearbeitet|tätig)(?!\p{L}))`;
const GERMAN_ROLE = String.raw`(?<role>\p{Lu}[\p{L}/-]+(?: (?:im |für |in )?\p{Lu}[\p{L}/-]+){0,3}?)`;
const ROMANCE_ROLE = String.raw`(?<role>\p{Ll}[\p{L}/'’-]+(?: [\p{L}/'’-]+){0,5}?)`;
const SAID: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:arbeit(?<now>e)|bi(?<is>n)|war|arbeitete) ich (?<there>dort )?(?:als )?${GERMAN_ROLE}` +
      String.raw`(?: (?:bei|beim|an|am)(?: der| dem| den)? ${HOUSE})?${END}`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Jj]e suis(?<now>)|[Jj]e travaille(?<is>) comme|[Jj]['’](?:ai été|étais)|[Jj]['’]ai travaillé comme) (?!en |à )(?:une? )?${ROMANCE_ROLE}` +
      String.raw` (?:chez|pour|au|aux|à la|à l['’]|à) ?${KIND_OF_HOUSE}${END}`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Tt]rabajo(?<now>) como|[Ss]oy(?<is>)|[Tt]rabajé como|[Ff]ui) (?:una? )?${ROMANCE_ROLE}` +
      String.raw` (?:en|para) (?:el |la )?${HOUSE}${END}`,
    "u",
  ),
];
const NO_ROLE = new RegExp(
  `^(?:${anyOf("egresad titulad née? marié disponible graduad soltero ledig geboren")})`,
  "iu",
);

/** The job that a German, French or Spanish sentence tells of its writer; null for other sentences. */
export function saidAbroad(sentence: string): SaidJob | null {
  for (const expression of SAID) {
    const { role = "", house, there, now, is } = expression.exec(sentence)?.groups ?? {};
    const title = tidyPart(role);
    if (title === "" || NO_ROLE.test(title)) continue;
    return { title, employer: house ?? null, isThere: there !== undefined, isNow: (now ?? is) !== undefined };
  }
  return null;
}

const WHERE = /^(?<head>[^,]{10,160}), (?:donde|où) (?<deeds>\p{Ll}.{10,})$/u;

/** "... en Acme, donde mantengo 9 servidores" names the job before it tells what is done there. */
export function headAndDeedsAbroad(sentence: string): [head: string, deeds: string] | null {
  const { head, deeds = "" } = WHERE.exec(sentence)?.groups ?? {};
  return head === undefined ? null : [`${head}.`, deeds.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())];
}
