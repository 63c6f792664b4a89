import { anyOf } from "../../any-of.ts";
import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isWish } from "../../matching/ask-words.ts";
import { languagesIn, OWN } from "./held-languages.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** How well a language is spoken, folded, the best first; the steps are those of the common European frame. */
const LEVELS: readonly [RegExp, number][] = [
  ["c2 native muttersprach\\p{L}* maternelle materna nativ[oae] bilingu\\p{L}* zweisprachig\\p{L}*", 6],
  [
    "c1 fluent(?:ly)? fluency verhandlungssicher\\p{L}* fliessend\\p{L}* couramment courante? fluid[oa] perfect\\p{L}* parfait\\p{L}*",
    5,
  ],
  ["b2 gute[ns]? good bonne? buen[oa]? alto strong solide professional professionnel", 4],
  ["b1 technique conversational conversacional mittlere intermedi\\p{L}* medio", 3],
  [
    "a2 a1 basics? basico notions? nociones grund\\p{L}* lectura lecture anfanger\\p{L}* scolaire escolar school schul\\p{L}* beginner elementary elemental debutante? bajo poco lee leo reading",
    2,
  ],
].map(([names, level]) => [new RegExp(`(?<!\\p{L})${anyOf(String(names))}(?!\\p{L})`, "u"), Number(level)]);

function levelOf(text: string): number | null {
  const words = foldWord(text).replaceAll("ß", "ss");
  const [step = words] = /(?<!\p{L})[abc][12](?!\d)/u.exec(words) ?? [];
  return LEVELS.find(([names]) => names.test(step))?.[1] ?? null;
}

const CODE = /(?<!\p{L})[ABC][12](?!\d)/u;
/** "Néerlandais : base scolaire, A2". */
const CODE_BEHIND = /, (?=[ABC][12](?!\d))/gu;
const PARTS = /[,;|•·/]|\.\s/u;
const MOST_WORDS = 6;
const FLUENT = 5;
const GOOD = 4;
const MIDDLE = 3;
const BASIC = 2;
const HARD = anyOf(
  String.raw`must required requires? essential mandatory zwingend\p{L}* bedingung voraussetzung vorausgesetzt erforderlich`,
  String.raw`exigée? indispensable obligatoire impérati\p{L}* imprescindible excluyente obligatori[oa]`,
);
const WELL = anyOf(
  String.raw`bilingual fluent(?:ly)? fluency native speaks? zweisprachig fliessend\p{L}* fließend\p{L}* verhandlungssicher\p{L}*`,
  String.raw`bilingue courant couramment parfait\p{L}* fluido bilingüe`,
);
const INSISTED = new RegExp(String.raw`(?<!\p{L})(?:${HARD}|${WELL})(?!\p{L})`, "iu");
const REQUIRED = new RegExp(String.raw`(?<!\p{L})${HARD}(?!\p{L})`, "iu");
const BILINGUAL_THING =
  /bilingual (?:\([^()]{1,40}\) )?(?:label|content|material|sign|document|famil|child|school|class|program|education)/iu;
const ENGLISH = 0;

/** A language that is asked for at a higher level than the resume gives it, or at none; `held` in the resume's words. */
type LanguageBelow = {
  at: number;
  ask: string;
  name: string;
  held: string | null;
  level: "none" | "basic" | "middle" | "other";
};

type Sides = Pick<WritingFacts, "profile" | "posting" | "language" | "resumeLanguage">;

/** The first of the languages that a posting asks for and the resume has too little of; null without one. */
export function languageBelow(facts: Sides): LanguageBelow | null {
  const { profile, posting, language, resumeLanguage } = facts;
  const parts = profile.lines
    .flatMap((line) => line.replace(CODE_BEHIND, " ").split(PARTS))
    .map((part) => {
      const [label = ""] = /^[^:]{3,24}:/u.exec(part) ?? [];
      return (languagesIn(label).length > 0 ? part : part.slice(label.length)).trim();
    })
    .filter((part) => part.split(" ").length <= MOST_WORDS);
  const namesLanguages = parts.some((part) => languagesIn(part).length > 0 && levelOf(part) !== null);
  for (const { text, use } of readPostingSentences(posting.description)) {
    const [one, ...others] = languagesIn(text).filter((at) => at !== OWN[language]);
    if (use === "skipped" || use === "wanted" || one === undefined || others.length > 0) continue;
    // "Bilingual labels" are something to make.
    if ((use === "duty" || BILINGUAL_THING.test(text)) && !REQUIRED.test(text)) continue;
    const ask = text.replace(/[.;]$/u, "");
    const name = nameIn(text, one);
    const asked = levelOf(text);
    const isNamed = profile.lines.some((line) => languagesIn(line).includes(one));
    const isSpoken = isNamed || one === OWN[resumeLanguage];
    const isAsked = INSISTED.test(text) || ((asked ?? 0) >= MIDDLE && namesLanguages);
    if (!isSpoken && one !== ENGLISH && isAsked && !isWish(text))
      return { at: one, ask, name, held: null, level: "none" };
    const [held = null] = parts.filter((part) => languagesIn(part).includes(one) && levelOf(part) !== null);
    const own = held === null ? null : levelOf(held);
    if (held === null || own === null || asked === null || own >= asked) continue;
    const isCoded = CODE.test(text) && CODE.test(held);
    const most = asked >= FLUENT ? MIDDLE : asked === GOOD ? BASIC : own;
    if (!isCoded && own > most) continue;
    return { at: one, ask, name, held, level: own <= BASIC ? "basic" : own === MIDDLE ? "middle" : "other" };
  }
  return null;
}

function nameIn(text: string, at: number): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const name = words.find((word) => LANGUAGE_NAMES[at]?.folded.test(foldWord(word))) ?? "";
  return name.replace(/kenntnisse$/u, "").replace(/(?<=isch)e[nrs]?$/u, "");
}
