import type { MaterialLanguage } from "../language.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { askedTerms } from "./asked-parts.ts";

type Kind = "now" | "from" | "notice" | "pay" | "present pay";
type Reading = { kind: Kind; line: RegExp };

const GERMAN_DAY = String.raw`(?:dem )?(?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{Lu}\p{Ll}{2,8})\s?|\p{Lu}\p{Ll}{2,8} )20\d\d`;
const FRENCH_DAY = String.raw`(?:\d{1,2}(?:er)? )?\p{Ll}{3,9} 20\d\d|\d{1,2}/\d{1,2}/20\d\d`;
const SPANISH_DAY = String.raw`(?:\d{1,2} de )?\p{Ll}{4,10} (?:de )?20\d\d|\d{1,2}/\d{1,2}/20\d\d`;
const PAY = String.raw`(?<said>(?:\$ ?)?\d[\d.,\s’']{2,14}(?: ?(?:€|k€|EUR|Euro|euros|CHF|brutto|brut|brutos|bruto|anuales|annuels|im Jahr|jährlich|par an|al año|mensuales|millones))*)`;

const ENGLISH_TIME = `(?:\\d{1,2}|one|two|three|four|six|a)[ -](?:calendar )?(?:days?|weeks?|months?)`;
const ENGLISH_END = `(?: (?:to|until|from) (?:the )?end of (?:the |each |a )?(?:calendar )?(?:month|quarter|year))?`;
const ENGLISH_START = `(?:availab(?:le|ility)(?: to start| to join| date)?|(?:can|could|able to|free to|ready to) (?:start|join|begin)|(?:earliest )?(?:start|joining)(?: date)?(?=:))`;
const ENGLISH_DAY = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?\\p{Lu}\\p{Ll}{2,8} (?:\\d{1,2},? )?20\\d\\d`;
const ENGLISH_PAY = `(?: \\([^()]{1,20}\\))?(?: is|:| -)? (?<said>(?:\\p{Lu}{0,3}\\p{Sc} ?|(?:Rs\\.?|\\p{Lu}{3}) )?\\d[\\d.,]*\\d?(?: ?k(?!\\p{L}))?(?: ?(?:LPA|lakhs?|per (?:annum|month|hour|year)|p\\.?a\\.?|(?:a|an) (?:year|month|hour)|monthly|\\p{Lu}{3}(?!\\p{L})))*)`;

const READINGS: Readonly<Record<MaterialLanguage, readonly Reading[]>> = {
  en: [
    {
      kind: "notice",
      line: new RegExp(`notice(?: period)?(?: of| is|:| -)? (?<said>${ENGLISH_TIME}${ENGLISH_END})`, "iu"),
    },
    {
      kind: "from",
      line: new RegExp(`${ENGLISH_START}(?: from|:| on){0,2} (?<said>${ENGLISH_DAY})`, "iu"),
    },
    {
      kind: "now",
      line: new RegExp(
        `${ENGLISH_START}:? (?:immediate(?:ly)?|at once|now$|straight away|right away)(?!\\p{L})(?! for)|immediate(?:ly)? (?:available|joiner|start)`,
        "iu",
      ),
    },
    {
      kind: "present pay",
      line: new RegExp(
        `(?<label>(?:current|present|last drawn|last) (?:CTC|salary|pay|package)|last drawn)${ENGLISH_PAY}`,
        "iu",
      ),
    },
    {
      kind: "pay",
      line: new RegExp(
        `(?<label>(?:expected|desired) (?:CTC|salary|pay|package|rate)|(?:salary|pay) expectations?)${ENGLISH_PAY}`,
        "iu",
      ),
    },
  ],
  de: [
    {
      kind: "notice",
      line: /Kündigungsfrist:? (?<said>(?:\d+|ein|eine|zwei|drei|vier|sechs) (?:Monate?|Wochen?)(?: zum \p{L}+)?)/iu,
    },
    {
      kind: "from",
      line: new RegExp(
        `(?:Eintritt\\p{L}{0,12}|Verfügbar\\p{L}{0,12}|Start\\p{L}{0,12})(?: möglich)?(?::? (?:ab|zum))?:? (?<said>${GERMAN_DAY})`,
        "u",
      ),
    },
    {
      kind: "now",
      line: /(?:Eintritt\p{L}{0,9}|Verfügbar(?:keit)?)(?: ab)?:? (?:ab )?sofort|(?<!\p{L})sofort (?:verfügbar|frei)/iu,
    },
    {
      kind: "pay",
      line: new RegExp(`Gehalts(?:vorstellung|wunsch|erwartung)\\p{L}{0,4}:? (?:ca\\. |ab )?${PAY}`, "u"),
    },
  ],
  fr: [
    {
      kind: "notice",
      line: /Préavis(?: de)? ?:? ?(?:de |d['’])?(?<said>(?:\d+|une?|deux|trois) (?:mois|semaines?))/iu,
    },
    {
      kind: "from",
      line: new RegExp(
        `(?:Disponib(?:le|ilité)|Libre) ?:? ?(?:(?:à (?:partir|compter) d[ue']|dès(?: le)?|au|le) ?)?(?<said>${FRENCH_DAY})`,
        "iu",
      ),
    },
    {
      kind: "now",
      line: /Disponib(?:le|ilité) ?:? ?(?:immédiate(?:ment)?|de suite|tout de suite)|Libre (?:de suite|immédiatement)/iu,
    },
    { kind: "pay", line: new RegExp(`Prétentions?(?: salariales?)? ?: ?(?:env\\. )?${PAY}`, "iu") },
  ],
  es: [
    { kind: "notice", line: /Preaviso(?: de)?:? (?<said>(?:\d+|un|dos|quince) (?:días|semanas|mes|meses))/iu },
    {
      kind: "from",
      line: new RegExp(
        `(?:Disponib\\p{L}{2,8}|Incorporación)(?::? (?:a partir del?|desde(?: el)?)|:) (?<said>${SPANISH_DAY})`,
        "iu",
      ),
    },
    {
      kind: "now",
      line: /(?:Disponib\p{L}{2,8}(?: de incorporación)?|Incorporación):? inmediat[ao](?:mente)?(?! para (?:traslad|viaj))/iu,
    },
    {
      kind: "pay",
      line: new RegExp(
        `(?:Aspiración|Pretensi(?:ón|ones)|Expectativas?) (?:salarial|económica)(?:es|s)?:? ${PAY}`,
        "iu",
      ),
    },
  ],
};
/** "15 días de preaviso", "3 Monate Kündigungsfrist": the time stands before its name. */
const NOTICE_BEHIND: Readonly<Record<MaterialLanguage, readonly Reading[]>> = {
  en: [{ kind: "notice", line: new RegExp(`(?<said>${ENGLISH_TIME})['’]? (?:of )?notice(?!\\p{L})`, "iu") }],
  de: [{ kind: "notice", line: /(?<said>(?<!\d)\d{1,2} (?:Monate?|Wochen?)) Kündigungsfrist/iu }],
  fr: [{ kind: "notice", line: /(?<said>(?:(?<!\d)\d{1,2}|une?|deux|trois) (?:mois|semaines?)) de préavis/iu }],
  es: [{ kind: "notice", line: /(?<said>(?:(?<!\d)\d{1,2}|un|dos|quince) (?:días|semanas|mes|meses)) de preaviso/iu }],
};

const FEW = 4; // letters before it
const MANY = 99;

type Told = { kind: Kind; when: string; label: string | null };

/** What the letter says of when the person can begin and what they earn, as the resume has it. */
export function toldOfAvailability(
  facts: Pick<WritingFacts, "posting" | "profile" | "language" | "resumeLanguage">,
): Told[] {
  const { language, resumeLanguage, profile, posting } = facts;
  if (language !== resumeLanguage) return [];
  const asked = askedTerms(posting.description);
  const asksTime = asked.has("start") || asked.has("notice");
  const told: Told[] = [];
  for (const { kind, line } of [...NOTICE_BEHIND[language], ...READINGS[language]]) {
    const isPay = kind === "pay" || kind === "present pay";
    const isWanted = isPay ? asked.has(kind) : asksTime || language !== "en";
    const isTold = told.some(
      (one) => one.kind === kind || (!isPay && one.kind !== "pay" && one.kind !== "present pay"),
    );
    const found = isTold || !isWanted ? null : profile.lines.map((text) => line.exec(text)).find((one) => one !== null);
    const { said = "", label = null } = found?.groups ?? {};
    if (found) told.push({ kind, when: whenOf(said.trim(), kind, language), label: label && labelOf(label) });
  }
  return told;
}

/** Whether a line tells when one can begin or what one earns, and no work. */
export function tellsAvailability(line: string, language: MaterialLanguage): boolean {
  return [...NOTICE_BEHIND[language], ...READINGS[language]].some(
    (reading) => (reading.line.exec(line)?.index ?? MANY) < FEW,
  );
}

function labelOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/ctc/u, "CTC")
    .replace(/s$/u, "")
    .replace(/^last drawn$/u, "$& salary");
}

/** Says when the person can begin, and what pay they want where the posting asks for it, as the resume has them; how many. */
export function sayAvailability(voice: WritingVoice): number {
  const { availability } = LETTER_PACKS[voice.facts.language];
  const isToldOfHours = voice.hasSaid("available");
  const said = toldOfAvailability(voice.facts).filter(({ kind, when, label }) => {
    const slots = {
      when,
      label,
      drawn: label?.startsWith("last drawn") ? when : null,
      day: when.replace(/^de(?:l)? /u, ""),
    };
    const others = isToldOfHours ? availability[kind].filter((one) => !/available/u.test(one)) : [];
    return voice.sayApart(others, slots) || voice.sayApart(availability[kind], slots);
  });
  return said.length;
}

function whenOf(said: string, kind: Kind, language: MaterialLanguage): string {
  const isDay = kind === "from" && /^\d/u.test(said);
  if (language === "es") return kind === "from" ? `${isDay ? "del" : "de"} ${said}` : said;
  if (language === "fr" && kind !== "pay")
    return /^[aeiouéh]/u.test(said) ? `d'${said}` : `${isDay ? "du" : "de"} ${said}`;
  return language === "de" && isDay ? `dem ${said}` : said;
}
