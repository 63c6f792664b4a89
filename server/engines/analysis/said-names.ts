import { anyOf } from "../any-of.ts";
import type { ResumeLine } from "./resume-lines.ts";

const ADDRESS = anyOf("Dr Prof Mr Mrs Ms Miss");
const WORD = String.raw`\p{Lu}[\p{L}'’.-]{0,30}`;
const NAME = String.raw`(?<name>${WORD}(?: ${WORD}){1,3}?)`;
const SAID = [
  /(?<!\p{L})[Mm]y name(?:['’]s| is) (?<name>\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,2}?)(?= and | i | I |[,.;]|$)/u,
  new RegExp(String.raw`^(?:(?:Hi|Hello|Hey)[,!.]? )?(?:I['’]m|I am|This is) ${NAME}(?=,|\.$|\. | and )`, "u"),
  new RegExp(
    String.raw`^(?:${ADDRESS}\.? )?${NAME}(?:,? \([^()]{2,30}\),?)? (?:is|has|was|works|joined|holds) \p{Ll}`,
    "u",
  ),
  new RegExp(String.raw`^(?:About me|About|Profile|Contact|Applicant|Candidate) ?[:–—-] ?${NAME}(?=,| is |$)`, "u"),
];
const FIRST = new RegExp(
  `^${anyOf("(?:first|given|fore)\\s?names? vornamen? nombres? prénoms?")}(?: ?: ?|\\t)(?<name>.+)$`,
  "iu",
);
const LAST = new RegExp(
  `^${anyOf("(?:sur|last|family|second)\\s?names? (?:nach|familien)name apellidos? nom(?:\\sde\\sfamille)?")}` +
    `(?: ?: ?|\\t)(?<name>.+)$`,
  "iu",
);

/** What a sentence or two labelled lines say that somebody is called: "I'm Ada Linde, a cook", "Surname: Linde". */
export function namesSaid(lines: ResumeLine[]): { text: string; line: ResumeLine }[] {
  const told = lines.flatMap((line) => {
    const text = SAID.map((one) => one.exec(line.text)?.groups?.name).find((name) => name !== undefined);
    return text === undefined ? [] : [{ text, line }];
  });
  const given = lines.find(({ text }) => FIRST.test(text));
  const last = lines.find(({ text }) => LAST.test(text));
  if (!given || !last) return told;
  const partOf = (one: RegExp, { text }: ResumeLine) => one.exec(text)?.groups?.name ?? "";
  return [{ text: `${partOf(FIRST, given)} ${partOf(LAST, last)}`, line: given }, ...told];
}
