import { wholeWords } from "../../any-of.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { WORK_SETTINGS, type WorkSetting } from "../languages/en/work-settings.ts";
import { tellingWords } from "../relatedness/telling-words.ts";
import type { Ask, WritingFacts } from "../writing-facts.ts";
import { isInsistedOn } from "./insistence.ts";

const OF_WORK = wholeWords("experience background worked setting settings environment industry sector");
const OR = /(?<!\p{L})or(?!\p{L})|\p{L}\/\p{L}/iu;
/** Nobody has worked where they only looked on, or wish to be. */
const NOT_THERE = wholeWords("shadow(?:ed|ing)? seeking interested hoping hope aim wish would looking visit(?:ed)?");

const CARE = /(?<!\p{L})(?:patient|nurs|clinic|residents|care)/iu;

const HOBBIES = /(?<!\p{L})(?:interests?|hobb(?:y|ies))(?!\p{L})/iu;

type Facts = Pick<WritingFacts, "asks" | "profile" | "posting" | "language" | "resumeLanguage">;

/** Where a posting wants somebody to have worked and no line of the resume speaks of: "on an ICU"; null without any. */
export function unmetSetting(facts: Facts, { isMust }: { isMust: boolean }): string | null {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  const lines = ofOwnWork(facts.profile);
  const isOfCare = CARE.test(
    `${facts.posting.title} ${facts.posting.description} ${facts.posting.requirements.join(" ")}`,
  );
  const open = WORK_SETTINGS.filter(
    ({ own, isOfPatients }) => (isOfCare || !isOfPatients) && !lines.some((line) => own.test(line)),
  );
  const isAsked = (setting: WorkSetting, { text, isWish }: Ask) =>
    isMust !== isWish &&
    !isInstruction(text) &&
    setting.asked.test(text) &&
    OF_WORK.test(text) &&
    !isOneOfOthers(text, setting);
  const isOfTitle = ({ asked }: WorkSetting) => !isMust && asked.test(facts.posting.title);
  const asks = facts.asks.toSorted((one, other) => Number(isInsistedOn(other.text)) - Number(isInsistedOn(one.text)));
  const found =
    asks.flatMap((ask) => open.filter((setting) => isAsked(setting, ask)))[0] ?? open.find(isOfTitle) ?? null;
  return found?.said ?? null;
}

/** Whether an ask is for a place to have worked in that some line of a resume speaks of. */
export function isSettingShown(ask: string, profile: WritingFacts["profile"]): boolean {
  const settings = WORK_SETTINGS.filter(({ asked }) => asked.test(ask));
  const lines = settings.length === 0 ? [] : ofOwnWork(profile);
  return settings.some(({ own }) => lines.some((line) => own.test(line)));
}

function ofOwnWork({ lines, sections }: WritingFacts["profile"]): string[] {
  const hobbies = sections.filter(({ heading }) => HOBBIES.test(heading ?? ""));
  const isHobby = (at: number) => hobbies.some(({ lines: { from, to } }) => from <= at && at <= to);
  return lines.filter((line, at) => !NOT_THERE.test(line) && !isHobby(at));
}

/** "Heavy industry, mining or processing": who has another one lacks nothing, and nobody knows which words say so. */
function isOneOfOthers(text: string, { asked }: WorkSetting): boolean {
  const rest = text.split(asked).join(" ").split(OF_WORK).join(" ");
  return OR.test(text) && tellingWords(rest).length > 0;
}
