import { anyOf } from "../../any-of.ts";
import { inEachWording } from "./each-wording.ts";
import type { Told } from "./grammar.ts";

export const OF_THEM = new RegExp(
  String.raw`, (?=${anyOf("dont y\\scompris davon darunter entre\\sellos entre\\sellas de\\sellos de\\sellas incluid[oa]s? inclusive")} )`,
  "u",
);

const LETTERS_OF_STEM = 5;

/** "130 repas par jour, dont les diètes": what is counted among them stands behind the whole sentence. */
export function toldWithPart(text: string, tell: (part: string) => Told | null): Told | null {
  const at = text.search(OF_THEM);
  const part = text.slice(at);
  if (at < 0 || /[:;]/u.test(part)) return null;
  const whole = text.slice(0, at);
  const told = tell(whole);
  const end = whole.split(" ").at(-1) ?? "";
  const isLast = told?.sentence.split(" ").at(-1)?.startsWith(end.slice(0, LETTERS_OF_STEM));
  return told && isLast && !told.isOfThing ? inEachWording(told, (said) => said + part) : null;
}
