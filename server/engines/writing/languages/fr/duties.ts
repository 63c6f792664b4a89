import { anyOf } from "../../../any-of.ts";
import type { Told } from "../grammar.ts";
import { listParts } from "../line-splits.ts";
import { genderOf } from "./articles.ts";

const TO = /^(?<noun>Participation|Contribution|Aide|Assistance) (?<to>à|au|aux) (?<rest>\S.*)$/u;
const TO_VERBS: Readonly<Record<string, [now: string, past: string]>> = {
  Participation: ["je participe", "j'ai participé"],
  Contribution: ["je contribue", "j'ai contribué"],
  Aide: ["j'aide", "j'aidais"],
};

/** A sentence of one's own that begins with a verb: "j'assure la paie". */
export function ofPerson(said: string): Told {
  const also = said.replace(/^(?<verb>j['’]ai|j['’]\p{Ll}+|je (?:m['’])?\p{Ll}+)/u, "$<verb> aussi");
  return { clause: said, sentence: `J${said.slice(1)}`, also: `J${also.slice(1)}` };
}

const OF_BEFORE = new RegExp(
  `^(?:${anyOf("à sur en dans chez y\\scompris dont notamment")} |` +
    String.raw`d(?:e|u|es|e la|e l['’]) ?[\p{L} ]{2,30} (?:à|au|aux|jusqu))`,
  "u",
);

/** "Support de 45 clients, à distance et sur site": where and how is no work of its own. */
function withPlaces(parts: string[], part: string): string[] {
  const before = parts.at(-1);
  const isOfBefore = before !== undefined && OF_BEFORE.test(part);
  return isOfBefore ? [...parts.slice(0, -1), `${before}, ${part}`] : [...parts, part];
}

/** What a line lists, by its commas and by an "et" before another name of work. */
export function itemsOf(text: string): string[] {
  return listParts(text)
    .reduce(withPlaces, [])
    .flatMap((part) => {
      const [one = "", other = "", third] = part.split(/ et (?=\p{Ll})/u);
      const isPair = third === undefined && other !== "" && genderOf(other.split(" ")[0] ?? "") !== null;
      return isPair ? [one, other] : [part];
    });
}

/** Work in which somebody took part: "Participation aux ...". */
export function toldAsPart(text: string, isCurrent: boolean): Told | null {
  const { noun = "", to, rest = "" } = TO.exec(text)?.groups ?? {};
  const [now, past] = TO_VERBS[noun] ?? [];
  if (now === undefined || past === undefined) return null;
  const isOne = listParts(rest).every((part, at) => at === 0 || /^(?:à|aux?|pour|en|sur|dans|chez) /u.test(part));
  return isOne ? ofPerson(`${isCurrent ? now : past} ${to} ${rest}`) : null;
}
