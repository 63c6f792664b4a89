import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { areAlternatives } from "../../matching/alternatives.ts";
import { isGeneral } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isOfEveryOffice } from "./everybodys.ts";
import { programOfSameKind } from "./program-kinds.ts";

const OR_SIMILAR = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`similar equivalent comparable vergleichbar\p{L}* ähnlich\p{L}* gleichwertig\p{L}* équivalent\p{L}* similaires? similares equivalentes?`,
    String.raw`(?:or|oder|ou|o|u)\s(?:an?\s|any\s|ein\p{L}*\s|une?\s|d['’])?(?:another|other|andere\p{L}*|autres?|otr[oa]s?)`,
    String.raw`any\sother (?:or|oder)\sthe\slike`,
  )}(?!\p{L})|(?:o|u)\. ?(?:ä|Ä)\.|etc\.?\)?$|…)`,
  "iu",
);
const ANY_OF = /(?<!\p{L})(?:or|such as|like|ou|comme|tels? que|o|u|como)(?!\p{L})|\p{L}{2} ?\/ ?\p{Lu}/iu;
const OF_PAPER = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`certif licen[cs]e diplom degree qualif zertifi \p{L}*ausbildung \p{L}*abschluss titul formaci formation`,
  )}`,
  "iu",
);
const NAME = /(?<=[\s(/])\p{Lu}[\p{L}\d]{3,}/gu;

/** Whether a text of names, of which one is enough, has one that any line has, also one that no lexicon knows. */
function isAnyNamed(text: string, { profile, language }: Pick<WritingFacts, "profile" | "language">): boolean {
  // German writes all its nouns large.
  if (language === "de" || !(ANY_OF.test(text) || OR_SIMILAR.test(text))) return false;
  const lines = profile.lines.join("\n");
  return (` ${text}`.match(NAME) ?? []).some((name) => isWritten(name, lines));
}

/** Whether a text has a name as a word of its own. */
export function isWritten(name: string, text: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(name)}(?![\p{L}\d'’]| ?&)`, "u").test(text);
}

/** Whether the resume has one program of those that an ask names beside "or similar", or one that it may mean by that. */
export function hasOneOfThem(text: string, facts: Pick<WritingFacts, "profile" | "language">): boolean {
  const tools = findSkills(text, { list: true }).filter(({ kind }) => kind === "tool");
  const written = facts.profile.lines.join("\n");
  const isOneWritten = tools.some(({ from, to }) => isWritten(text.slice(from, to), written));
  if ((areAlternatives(text, tools) && isOneWritten) || isAnyNamed(text, facts)) return true;
  if (!OR_SIMILAR.test(text) || OF_PAPER.test(text)) return false;
  const { skills, lines } = facts.profile;
  const isOwnProgram = ({ id, kind, name }: (typeof skills)[number]) =>
    (kind === "tool" || id.startsWith("own:")) && /\p{Lu}/u.test(name) && !isOfEveryOffice(id) && !isGeneral(name);
  return skills.some(isOwnProgram) || programOfSameKind(text, text, lines) !== null;
}
