import { readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { unknownWords } from "./known-words.ts";

/** What lines name by a noun, as the verb for it. */
const NAMED_DEEDS: Readonly<Record<string, string>> = {
  administration: "administer",
  analysis: "analyze",
  configuration: "configure",
  coordination: "coordinate",
  creation: "create",
  delivery: "deliver",
  deployment: "deploy",
  design: "design",
  development: "develop",
  implementation: "implement",
  installation: "install",
  integration: "integrate",
  introduction: "introduce",
  maintenance: "maintain",
  management: "manage",
  migration: "migrate",
  negotiation: "negotiate",
  optimization: "optimize",
  organization: "organize",
  preparation: "prepare",
  presentation: "present",
  supervision: "supervise",
  support: "support",
  translation: "translate",
};

/** "Development and support of billing systems" as something done: "Developed and supported billing systems". */
export function doneInsteadOfNamed(line: string, isCurrent: boolean): string {
  const named = /^(?<one>\p{L}+)(?: and (?<other>\p{Ll}+))? of (?<rest>(?!all\b|my\b)\p{L}.*)$/u.exec(line)?.groups;
  const verbs = [named?.one, named?.other].map((word) => word && NAMED_DEEDS[word.toLowerCase()]);
  if (!named?.rest || !verbs[0] || (named.other && !verbs[1])) return line;
  const [one, other] = verbs.map((verb) => verb && (isCurrent ? verb : readOpening(`${verb} the`)?.past));
  const done = [one, other].filter((verb) => verb).join(" and ");
  return `${done.charAt(0).toUpperCase()}${done.slice(1)} ${named.rest}`;
}

/** "Marketing budgets" are budgets. */
const FIELD = /^(?:marketing|engineering|accounting|banking|nursing) \p{L}/iu;

/** "Testing and commissioning of pumps" is testing and commissioning pumps. */
const GERUND_OF = /^(\p{L}+ing(?: and \p{Ll}+ing)?) of(?= )/u;

/** "Managing 3 managers and training cooks" as something done: "Manage 3 managers and train cooks". */
export function doneInstead(line: string, isCurrent: boolean): string {
  // "Manufacturing Practices within the plant" are called so.
  if (
    /^\p{Lu}\p{Ll}+ing \p{Lu}\p{Ll}+s? \p{Ll}/u.test(line) &&
    unknownWords((line.split(" ")[1] ?? "").toLowerCase()).length === 0
  )
    return line;
  const opening = readOpening(line.replace(/^currently /i, "").replace(GERUND_OF, "$1"));
  const [next = ""] = opening?.rest.trim().toLowerCase().split(/[ ,]/) ?? [];
  if (opening?.form !== "gerund" || FIELD.test(line) || isTitleHead(next)) return line;
  const form = (base: string, past: string) => (isCurrent ? base : past);
  const rest = opening.rest.replace(/(?<=(?:, |\band |, and ))\p{Ll}+ing(?=\s)/gu, (word) => {
    const next = FIELD.test(`${word} x`) ? null : readOpening(`${word} it`);
    return next?.form === "gerund" ? form(next.base, next.past) : word;
  });
  const verb = form(opening.base, opening.past);
  return `${opening.adverb}${verb}${rest}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
