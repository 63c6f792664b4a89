import { heldInEnglish, heldLanguages, languagesIn, OWN } from "../facts/held-languages.ts";
import { languageBelow } from "../facts/language-level.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { languageShortfall } from "./language-shortfall.ts";
import { lackingCredential } from "./letter-credentials.ts";

const NATIVE = /^native (?<name>\p{Lu}\p{L}+)$/u;
const GOES_ON = /^[\p{L} ]{0,80}\p{Lu}/u; // "in French Lick" names a town
const AT_WORK = /^(?<language>anglais (?:technique|professionnel)) \((?<level>[ABC][12])\)$/u;

/** Says the languages that the posting asks for and the resume names. */
export function sayLanguages(voice: WritingVoice, said: string): void {
  const pack = LETTER_PACKS[voice.facts.language];
  if (voice.facts.language !== voice.facts.resumeLanguage) sayOwnLanguage(voice);
  const short = languageShortfall(voice.facts)?.own ?? null;
  const isPaperMissing = lackingCredential(voice.facts)?.isWish === false;
  const below = isPaperMissing ? null : languageBelow(voice.facts);
  const isSpokenIn = (before: string) => /(?:in|and|or|to|from) $/u.test(before);
  const spokenAtWork = (name: string) =>
    said.split(name).some((rest, at, all) => at > 0 && isSpokenIn(all[at - 1] ?? "") && !GOES_ON.test(rest));
  const two = heldInEnglish(voice.facts).filter(({ isBilingual, name }) => isBilingual && name !== "English");
  const isTold = two.length > 0 && two.every(({ name }) => spokenAtWork(name));
  const isBoth =
    !isTold &&
    two.length > 0 &&
    voice.say(pack.bilingual, {
      others: joinNames(
        two.map(({ name }) => name),
        pack.and,
      ),
    });
  const names = heldLanguages(voice.facts).filter(
    (name) =>
      !said.includes(name) &&
      (short === null || !name.includes(short)) &&
      (below === null || !languagesIn(name).includes(below.at)) &&
      !((isBoth || isTold) && two.some(({ told }) => told === name)),
  );
  const spoken = names.filter((name) => {
    const { language = null, level = null } = AT_WORK.exec(name)?.groups ?? {};
    const native = pack.native === undefined ? null : (NATIVE.exec(name)?.groups?.name ?? null);
    if (native !== null) return !voice.say(pack.native ?? [], { languages: native });
    return language === null || !voice.say(pack.speaksAtWork, { language, level });
  });
  const sayable = (some: readonly string[]) =>
    some.reduce<string[]>((before, name) => {
      const more = [...before, name];
      return voice.canSay(pack.speaks, { languages: joinNames(more, pack.and) }) ? more : before;
    }, []);
  const isPlain = (name: string) => /^\p{Lu}\p{L}+$/u.test(name); // "native" ahead would be said of all
  const plainFirst = spoken.toSorted((one, other) => Number(isPlain(other)) - Number(isPlain(one)));
  const [together = []] = [sayable(spoken), sayable(plainFirst)].sort((one, other) => other.length - one.length);
  if (together.length > 0) voice.say(pack.speaks, { languages: joinNames(together, pack.and) });
}

function sayOwnLanguage(voice: WritingVoice): void {
  const { language, profile } = voice.facts;
  const { speaks, languageNames } = LETTER_PACKS[language];
  const parts = profile.lines.flatMap((line) => line.split(/[,;|•·:]/u));
  const own = parts.find((part) => LEVEL.test(part) && languagesIn(part).includes(OWN[language]));
  const level = LEVEL.exec(own ?? "")?.[0];
  if (level !== undefined) voice.say(speaks, { languages: `${languageNames[language]} (${level})` });
}

const LEVEL = /(?<![\p{L}\d])[A-C][12](?![\p{L}\d])/u;
