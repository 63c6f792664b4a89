import { anyOf, anyOfLines } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";

export type Gender = "woman" | "man" | null;

type Change = readonly [RegExp, string];
type Ways = {
  /** Where the words that agree with the head end. */
  joint: RegExp;
  head: readonly Change[];
  adjective: readonly Change[];
  woman: RegExp;
  man: RegExp;
};

const NO_PERSON = new RegExp(
  `${anyOf(
    "kinder center zenter theater wasser keller zimmer sommer winter lager steuer filter muster computer server",
    "container router kammer fenster leder feuer körper silber leader engineer officer owner developer buyer planner master",
    "worker räder güter assistant consultant accountant",
  )}$`,
  "iu",
);
const GERMAN_PERSON = anyOfLines`
  er|[ai]tor|(?:rek|lek|spek)tor|[ta]utor|eur|[^e]ist|(?:st|on|er|ag|ud|oz|sid)ent|(?:ik|or|zip)ant
  wirt|wart|eut|architekt|gra[fp]h?|chef|polier|kurier|pilot|jurist
`;
const GERMAN: Ways = {
  joint: /^(?:für|im|in|der|des|bei|beim|mit|zur|zum|am|an|auf|von|vom|als|im|\(.*|[–—-])$/u,
  head: [
    [/(?<=(?:angestellt|beauftragt|verantwortlich|beschäftigt|vorsitzend|bildend|studierend|arbeitend))er$/u, "e"],
    [/(?<=[Bb]eamt)er$/u, "in"],
    [/mann$/u, "frau"],
    [/arzt$/u, "ärztin"],
    [/^Arzt$/u, "Ärztin"],
    [/anwalt$/u, "anwältin"],
    [/^Anwalt$/u, "Anwältin"],
    [/koch$/u, "köchin"],
    [/^Koch$/u, "Köchin"],
    [/(?<=pädagog|(?:olog)|[Ee]xpert|[Gg]ehilf|[Bb]ot)e$/u, "in"],
    [new RegExp(`^(?=\\p{Lu})[\\p{L}-]*${GERMAN_PERSON}$`, "u"), "$&in"],
  ],
  adjective: [[/(?<=^\p{L}{2,}(?:isch|lich|ig|nd|t|iv|al|or))er$/u, "e"]],
  woman: new RegExp(
    `(?:${GERMAN_PERSON}|ärzt|köch|anwält|pädagog|olog|xpert|hilf)in$|(?:frau|schwester|dame|stellte)$`,
    "u",
  ),
  man: new RegExp(`^(?=\\p{Lu})[\\p{L}-]*(?:${GERMAN_PERSON}|mann)$`, "u"),
};

const FRENCH: Ways = {
  joint: /^(?:d[eu]s?|d['’].*|en|à|aux?|pour|sur|et|ou|chez|\(.*|[–—-])$/iu,
  head: [
    [/^chef$/iu, "cheffe"],
    [/(?<=(?:^|-)(?:ingéni|profess|supervis))eur$/iu, "eure"],
    [/(?<=(?:^|-)(?:achet|mont|port|transport|ajust|régl|affût|emboît|chant))eur$/iu, "euse"],
    [/teur$/iu, "trice"],
    [/eur$/iu, "euse"],
    [/(?<=\p{L})ien$/iu, "ienne"],
    [/(?<=\p{L})ier$/iu, "ière"],
    [/(?<=\p{L})anger$/iu, "angère"],
    [/(?<=\p{L}(?:ant|gent|joint|vocat|stagiair|adjoint))$/iu, "e"],
    [/(?<=\p{L}{2})é$/iu, "ée"],
    [/(?<=commerci)al$/iu, "ale"],
  ],
  adjective: [
    [/(?<=\p{L}{3})é$/u, "ée"],
    [/(?<=\p{L}{3})if$/u, "ive"],
    [/(?<=\p{L}{3})el$/u, "elle"],
    [/(?<=\p{L}{3})al$/u, "ale"],
    [/(?<=\p{L}{2}(?:val|soign))ent$|(?<=soign)ant$/u, "$&e"],
    [/(?<=\p{L})eux$/u, "euse"],
    [/(?<=clinic)ien$/u, "ienne"],
    [/(?<=adjoint)$/u, "e"],
  ],
  woman: /(?:euse|rice|ière|ienne|ante|ée|eure|ère|cheffe|gente|jointe|ive|tie)$/iu,
  man: /(?:eur|ier|ien|ant|é|er|^chef|gent|adjoint)$/iu,
};

const SPANISH: Ways = {
  joint: /^(?:del?|en|para|al?|con|y|e|por|\(.*|[–—-])$/iu,
  head: [
    [/^(?<begin>sub)?jefe$/iu, "$<begin>jefa"],
    [/(?<=dependi)ente$/iu, "enta"],
    [/(?<=\p{L}{2}[tds])or$/iu, "ora"],
    [/(?<=\p{L}{2}(?:[rcvdngtfl]|ari))o$/iu, "a"],
  ],
  adjective: [[/(?<=\p{L}{2}(?:iv|ad|ic|tari|nitari|cari|tern))o$/iu, "a"]],
  woman: /(?<!ist|iatr|poet|guí)a$/iu,
  man: /(?:o|[tds]or|jefe|dependiente)$/iu,
};
const WAYS = { de: GERMAN, fr: FRENCH, es: SPANISH };
const NO_ADJECTIVE = /(?:mercado|grado|estado|cuidado|calzado|pescado|tráfico|público|montado|congelado)$/iu;

function changed(word: string, changes: readonly Change[]): string | null {
  const change = changes.find(([pattern]) => pattern.test(word));
  return change ? word.replace(change[0], change[1]) : null;
}

/** A title that a posting tells in one form for all, as a woman says it of herself: "Contrôleuse de gestion". */
export function ownForm(title: string, gender: Gender, language: Exclude<MaterialLanguage, "en">): string {
  if (gender !== "woman") return title;
  const { joint, head, adjective } = WAYS[language];
  const words = title.split(" ");
  const end = words.findIndex((word, index) => index > 0 && joint.test(word) && !/^und$/u.test(word));
  const own = end < 0 ? words : words.slice(0, end);
  if (language === "de")
    return [...own.map((word, at) => germanWord(word, own[at + 1])), ...words.slice(own.length)].join(" ");
  const [first = "", ...others] = own;
  const [sign = ""] = /[,;:]$/u.exec(first) ?? [];
  const bare = sign === "" ? first : first.slice(0, -1);
  const parts = bare.split("-").map((part) => changed(part, head) ?? part);
  const said = parts.join("-") === bare ? null : parts.join("-");
  const isInvariant = said === null && /(?:e|r|nt|s)$/iu.test(bare);
  if (said === null && !isInvariant) return title;
  const agreed = others.map((word) => (NO_ADJECTIVE.test(word) ? null : changed(word, adjective)) ?? word);
  return [`${said ?? bare}${sign}`, ...(sign === "" ? agreed : others), ...words.slice(own.length)].join(" ");
}

function germanWord(word: string, next: string | undefined): string {
  const isAdjective = next !== undefined && /^\p{Lu}/u.test(next) && changed(word, GERMAN.adjective) !== null;
  if (isAdjective && !NO_PERSON.test(next) && changed(next, GERMAN.head) !== null)
    return changed(word, GERMAN.adjective) ?? word;
  const parts = word.split("/").map((part) => {
    const [, bare = part, sign = ""] = /^(.+?)([,;:])$/u.exec(part) ?? [];
    if (NO_PERSON.test(bare)) return part;
    return `${changed(bare, GERMAN.head) ?? bare}${sign}`;
  });
  return parts.join("/");
}

/** Whether a word of a title tells that a woman or a man has it. */
export function genderOfTitle(title: string, language: Exclude<MaterialLanguage, "en">): Gender {
  const { woman, man, joint } = WAYS[language];
  const heads = title
    .split(/[,;(/]| (?:und|et|y) |(?<=\p{L})- /u)
    .flatMap((part) => {
      const words = part.trim().split(" ");
      const end = words.findIndex((word) => joint.test(word));
      const own = end < 0 ? words : words.slice(0, end);
      return language === "de" ? own : own.slice(0, 1);
    })
    .map((word) => word.split("-").at(-1) ?? word);
  if (heads.some((word) => woman.test(word))) return "woman";
  return heads.some((word) => man.test(word) && !(language === "de" && NO_PERSON.test(word))) ? "man" : null;
}
