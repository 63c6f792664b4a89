import { DATES_BEFORE, furtherPapers, matchedPapers } from "../facts/matched-papers.ts";
import { ownGender } from "../languages/applied-title.ts";
import { tellPapers as inGerman } from "../languages/de/papers.ts";
import { tellPapers as inSpanish } from "../languages/es/papers.ts";
import { isPartPassed, sayPartPassed } from "../languages/part-passed.ts";
import { studiesNow, tellPapers as inFrench } from "../languages/fr/papers.ts";
import type { PaperTelling } from "../languages/paper-telling.ts";
import { letterSituation } from "./letter-situation.ts";
import type { WritingVoice } from "../writing-voice.ts";

const TELLERS = { de: inGerman, fr: inFrench, es: inSpanish } as const;

/** Says the diplomas and courses that answer the posting, in the words of a letter abroad; false for none. */
export function sayPapers(
  voice: WritingVoice,
  said: string,
  { namesSchool = false }: { namesSchool?: boolean } = {},
): boolean {
  const { facts } = voice;
  if (facts.language === "en" || facts.language !== facts.resumeLanguage) return false;
  const isSaid = (name: string) => said.includes(name) || voice.hasSaid(name.replace(/ \p{Lu}{2,4}$/u, ""));
  const matched = matchedPapers(facts);
  const isMore = namesSchool && letterSituation(facts) !== "change";
  const all = [...matched, ...(isMore ? furtherPapers(facts, matched) : [])];
  const papers = all.filter(({ name, isUnderWay }) => !isUnderWay && !isSaid(name));
  const told = TELLERS[facts.language](papers, ownGender(facts)).map((telling) => sayTogether(voice, telling));
  sayUnderWay(voice, said);
  return told.includes(true);
}

const UNDER_WAY = {
  de: "Zurzeit mache ich: {line}.",
  fr: "Je prépare actuellement : {line}.",
  es: "Estoy cursando: {line}.",
} as const;

function sayUnderWay(voice: WritingVoice, said: string): void {
  const { facts } = voice;
  if (facts.language === "en") return;
  for (const { line } of matchedPapers(facts).filter(({ isUnderWay }) => isUnderWay)) {
    const text = (facts.profile.lines[line] ?? "")
      .replace(DATES_BEFORE, "")
      .replace(/^[\s•*–-]{1,8}|(?<![\s.])[\s.]{1,8}$/gu, "");
    if (text === "" || said.includes(text)) continue;
    if (isPartPassed(text)) {
      const next = facts.profile.lines[line + 1] ?? "";
      const passed = facts.language === "de" ? null : sayPartPassed(`${text} ${next}`, facts.language);
      if (passed !== null) voice.say([passed]);
      continue;
    }
    const named = facts.language === "fr" ? studiesNow(text) : [];
    if (!named.some((way) => voice.say([way]))) voice.say([UNDER_WAY[facts.language]], { line: text });
  }
}

function sayTogether(voice: WritingVoice, { names, frames, instead = [] }: PaperTelling): boolean {
  const [plain] = frames;
  if (!plain) return false;
  const groups: string[][] = [];
  const untold: PaperTelling[] = [];
  for (const [at, ways] of names.entries()) {
    const name = ways.find((way) => voice.canSay([plain([way])], {}));
    if (name === undefined) untold.push(...(instead[at] ? [instead[at]] : []));
    if (name === undefined) continue;
    const group = groups.find((one) => voice.canSay([plain([...one, name])], {}));
    if (group) group.push(name);
    else groups.push([name]);
  }
  const said = groups
    .slice(0, frames.length)
    .map((group, at) =>
      [frames[Math.min(at, frames.length - 1)] ?? plain, plain].some((frame) => voice.say([frame(group)])),
    );
  const others = untold.map((telling) => sayTogether(voice, telling));
  return [...said, ...others].includes(true);
}
