import { drivingClassesIn } from "../facts/driving-classes.ts";
import { hasRunOut } from "../facts/credential-kinds.ts";
import { linkKindIn, ownLinks } from "../facts/own-links.ts";
import { WITH_LEVEL } from "../facts/stated-languages.ts";
import { upperFirst } from "../skill-names.ts";
import type { Sources, SourceStatement } from "./sources.ts";

const HOME = /^(?:I live in|Ich wohne in|J['’]habite à|Vivo en) (?<value>\p{Lu}[\p{L}\d'’ ,()./-]{1,60})\.$/u;
const LINK = /^(?:My|Mein|Meine|Mon|Mi) .{3,40} (?<value>(?:https?:\/\/)?[\w-]+(?:\.[\w/~%@?=&+-]+)+)\.$/u;
const DRIVES = new RegExp(
  String.raw`^(?:Ich habe|J['’]ai|Tengo) (?:den |die |les? )?\p{L}{4,20}(?: de \p{L}{4,20})?(?: (?:der )?\p{L}{5,7})?` +
    String.raw` (?:\p{Lu}\d?\p{Lu}?(?:, | und | et | y )?){1,8}(?<aside> \([^()]{3,60}\))?\.$`,
  "u",
);
const SPEAKS = /^(?:I speak|Ich spreche|Je parle|Hablo) (?<list>[^.;:]{3,160})\.$/u;
const LANGUAGES_APART = /, (?![^()]{0,60}\))| (?:and|und|et|y) (?![^()]{0,60}\))/u;
const JOINT =
  /, (?:and|und|et) (?=(?:my|I|ich|meine?|je|j['’]|mon|ma|mes) ?)| y (?=(?:vivo|hablo|tengo|mi|soy|estoy) )/u;

/** A sentence of a few of these: the line that holds what it states as it stands there, and what else it says. */
export type StatedAsWritten = { line: SourceStatement; others: string[] };

/** Whether a sentence states a town, a link or a driving licence that a line of the resume holds to the letter. */
export function statedAsWritten(said: string, sources: Sources): StatedAsWritten | null {
  const parts = said.split(JOINT).map((part) => `${upperFirst(part.replace(/\.$/u, ""))}.`);
  const lines = parts.map((part) => lineOf(part, sources));
  const line = lines.find((one) => one !== null) ?? null;
  return line === null ? null : { line, others: parts.filter((_, at) => lines[at] === null) };
}

/** Languages that stand in lines of their own may be told together, each with the level of its line. */
function linesOfLanguages(part: string, { resume }: Sources): SourceStatement | null {
  const { list = "" } = SPEAKS.exec(part)?.groups ?? {};
  const spoken = list === "" ? [] : list.split(LANGUAGES_APART);
  const lines = spoken.map((one) => {
    const { name = one, level } = WITH_LEVEL.exec(one)?.groups ?? {};
    const said =
      level === undefined
        ? `${RegExp.escape(name)}(?!\\s?[(:–—-])`
        : `${RegExp.escape(name)}\\W{1,3}${RegExp.escape(level)}`;
    const stands = new RegExp(`(?<!\\p{L})${said}(?![\\p{L}\\d])`, "iu");
    return resume.statements.find(({ text, section }) => section === "languages" && stands.test(text)) ?? null;
  });
  return lines.every((line) => line !== null) ? (lines[0] ?? null) : null;
}

function lineOf(part: string, sources: Sources): SourceStatement | null {
  const { resume } = sources;
  if (SPEAKS.test(part)) return linesOfLanguages(part, sources);
  const home = HOME.exec(part)?.groups?.value;
  const link = LINK.exec(part)?.groups?.value;
  const { aside = "" } = DRIVES.exec(part)?.groups ?? {};
  const driving = DRIVES.test(part) ? drivingClassesIn(part.replace(/\.$/u, "")) : null;
  const isBorneOut = ({ text, section }: SourceStatement) => {
    if (home !== undefined) return section === "contact" && holds(text, home);
    if (link !== undefined) return holds(text, link) && linksTo(text, part);
    const own = hasRunOut(text) ? null : drivingClassesIn(text);
    if (!text.includes(aside)) return false;
    return driving?.classes.every((one) => own?.classes.includes(one)) ?? false;
  };
  return resume.statements.find(isBorneOut) ?? null;
}

/** "My portfolio" stands on a line that calls it so; "GitHub" may be in the address alone. */
function linksTo(line: string, said: string): boolean {
  const kind = linkKindIn(said);
  return (
    kind !== null && ownLinks({ lines: [line] }).some((link) => link.kind === kind && said.endsWith(` ${link.url}.`))
  );
}

function holds(line: string, value: string): boolean {
  const at = line.indexOf(value);
  return at >= 0 && !/[\p{L}\d]/u.test(`${line[at - 1] ?? ""}${line[at + value.length] ?? ""}`);
}
