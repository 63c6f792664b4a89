import { anyOf } from "../../../any-of.ts";
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

/** "Le taux de rupture est passé de 8 % à 3 %": it is said of a thing, and who did it is not. */
export function toldOfThing(text: string): Told | null {
  return PASSED.test(text) ? ofThing(text) : null;
}
