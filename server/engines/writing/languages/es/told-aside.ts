import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { ofThing } from "../of-thing.ts";
import type { Told } from "../grammar.ts";
import { ofPerson } from "./duties.ts";

const FIRST = String.raw`(?:\p{Ll}+[éí]|\p{Ll}*(?:duje|hice|puse|tuve|dije|traje|fui))`;
const LEAD = new RegExp(
  String.raw`^(?<lead>En (?:\p{Ll}+ de )?(?:19|20)\d{2}|Desde (?:\p{Ll}+ de )?(?:19|20)\d{2}|Además|También),? (?<rest>${FIRST} \S.+)$`,
  "u",
);

/** "En 2023 implanté los avisos": a sentence of one's own that begins with when it was. */
export function toldAsSaid(text: string): Told | null {
  const { lead = "", rest = "" } = LEAD.exec(text)?.groups ?? {};
  return rest === "" ? null : { clause: `${lowerFirst(lead)} ${rest}`, sentence: text, also: text };
}

const MOST_OF_OWN = 40; // in words
const OWN_NOW = /^Me (?:ocupo|encargo|dedico|desempeño) (?:de|del|a|al|en|como) /u;
const OWN_USUAL = /^Me (?:ocupaba|encargaba|dedicaba|desempeñaba|ocupé|encargué|desempeñé) (?:de|del|a|al|en|como) /u;
const YEARS = /^Llevo (?:más de |casi |cerca de )?(?:\d{1,2}|\p{Ll}+) años \p{Ll}+(?:ando|iendo) \S/u;
const SINCE_NOW = new RegExp(
  String.raw`^(?<lead>Desde (?:\p{Ll}+ de )?(?:19|20)\d{2}),? (?<verb>(?:también |además )?` +
    String.raw`(?:llevo|gestiono|coordino|superviso|manejo|atiendo|controlo|preparo|elaboro|me (?:encargo|ocupo) del?|soy|doy|realizo|dirijo))(?<rest> \S.+)$`,
  "u",
);

/** "Me ocupo de ...", "Desde 2021 llevo ...": a whole sentence of one's own, told as it is. */
export function toldAsOwn(text: string, isCurrent: boolean): Told | null {
  if (text.split(" ").length > MOST_OF_OWN || /;/u.test(text)) return null;
  if (/(?<!\p{L})(?:mi|mis|nuestr[oa]s?|ustedes)(?!\p{L})/iu.test(text)) return null;
  const [before = "", behind] = text.split(/: /u);
  const isPlain = behind === undefined || /^\p{Ll}+(?:[aei]mos|é|í) \p{Ll}/u.test(behind);
  if (!isPlain) return null;
  if (isCurrent && SINCE_NOW.test(before)) return { clause: lowerFirst(text), sentence: text, also: text };
  return YEARS.test(before) || OWN_USUAL.test(before) || (isCurrent && OWN_NOW.test(before))
    ? ofPerson(lowerFirst(text))
    : null;
}

const WENT = anyOf(
  "subió bajó pasó aumentó creció disminuyó cayó mejoró",
  "subieron bajaron pasaron aumentaron crecieron disminuyeron cayeron mejoraron",
);
const MOVED = new RegExp(
  [
    String.raw`^(?<lead>(?:Con|Tras|Gracias a|En) [\p{L}\d ]{3,60}?,? )?(?<thing>(?:[Ll][ao]s?|[Ee]l) [\p{L}\d ]{3,60}?)`,
    String.raw` ${WENT} (?:del? |un |en un )?\d.*$`,
  ].join(""),
  "u",
);

/** "La nota subió de 8 a 9": it is said of a thing, and who did it is not. */
export function toldOfThing(text: string): Told | null {
  const { lead = "", thing = "" } = MOVED.exec(text)?.groups ?? {};
  if (thing === "" || (lead === "" && /^\p{Ll}/u.test(thing))) return null;
  if (lead !== "") {
    const sentence = `${lead.replace(/,? $/u, "")}, ${text.slice(lead.length)}`;
    return { clause: `, ${lowerFirst(sentence)}`, sentence, also: sentence, isOfThing: true };
  }
  return ofThing(text);
}

const WORKED =
  /^Trabajo (?<how>(?:a turnos?|de noche|nocturno|en turnos? \p{Ll}+|los fines de semana|por turnos)(?: .+)?)$/u;

const SHIFT = /^Turnos? (?<how>rotativos?|partidos?|nocturnos?|de (?:noche|tarde|mañana|fin de semana))$/u;

/** "Trabajo a turnos", "Turnos rotativos": when one works. */
export function toldAsShift(text: string, isCurrent: boolean): Told | null {
  const shift = SHIFT.exec(text)?.groups?.how;
  if (shift !== undefined)
    return ofPerson(
      `${isCurrent ? "trabajo" : "trabajaba"} ${text.startsWith("Turnos") ? "a turnos" : "en turno"} ${shift}`,
    );
  const { how } = WORKED.exec(text)?.groups ?? {};
  return how === undefined
    ? null
    : ofPerson(`${isCurrent ? "trabajo" : "trabajaba"} ${how.replace(/^nocturno/u, "de noche")}`);
}
