import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { ofThing } from "../of-thing.ts";
import type { Told } from "../grammar.ts";
import { ofPerson } from "./duties.ts";

const WORKED = new RegExp(
  String.raw`^Travail (?<how>(?:de nuit|de jour|le (?:week-end|dimanche)|posté|` +
    String.raw`en (?:binôme|équipe|[23][x×]8|horaires décalés))(?: .+)?)$`,
  "u",
);

/** "Travail de nuit une semaine sur trois": when one works. */
export function toldAsShift(text: string, isCurrent: boolean): Told | null {
  const { how } = WORKED.exec(text)?.groups ?? {};
  return how === undefined ? null : ofPerson(`je ${isCurrent ? "travaille" : "travaillais"} ${how}`);
}

const PASSED = new RegExp(
  String.raw`^(?:L['’]|L[ae]s? )[\p{L}\d '’-]{3,60}? (?:(?:est|sont) passée?s?|(?:a|ont) ${anyOf("baissé augmenté diminué reculé progressé chuté doublé")})` +
    String.raw` (?:(?:de|d['’]|du|à|en) ?)?\d.*$`,
  "u",
);

/** "40 % des commandes arrivent par le site": a share, and what it does; behind a plural no adjective ends in "-ent". */
const SHARE = new RegExp(
  String.raw`^(?:Près de |Plus de |Environ )?\d[\d,]{0,5} ?% des \p{Ll}+[sx](?: \p{Ll}+s)? ` +
    String.raw`(?:sont|ont|\p{Ll}{3,}(?<!m)ent) (?:\p{Ll}|\d)[^:;]{3,80}$`,
  "u",
);
const GOT = new RegExp(
  String.raw`^(?<noun>${anyOf("label certification agrément accréditation certificat prix marché subvention médaille financement")})` +
    String.raw`(?<kind> [\p{L}\d ]{2,30}?)? (?<got>obten|décroch|remport|renouvel|valid)(?<end>(?:u|é)e?) (?<when>.{4,50})$`,
  "u",
);

function toldAsGot(text: string): Told | null {
  const { noun = "", kind = "", got = "", end = "", when = "" } = GOT.exec(lowerFirst(text))?.groups ?? {};
  if (noun === "" || /[:;,]/u.test(when)) return null;
  const the = /^a/u.test(noun) ? "L'" : end.endsWith("e") ? "La " : "Le ";
  return ofThing(`${the}${noun}${kind} a été ${got}${end} ${when}`);
}

/** "Le taux de rupture est passé de 8 % à 3 %": it is said of a thing, and who did it is not. */
export function toldOfThing(text: string): Told | null {
  return PASSED.test(text) || SHARE.test(text) ? ofThing(text) : toldAsGot(text);
}
