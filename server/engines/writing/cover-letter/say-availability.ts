import { anyOf } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { WritingVoice } from "../writing-voice.ts";

type Kind = "now" | "from" | "notice" | "pay";
type Reading = { kind: Kind; line: RegExp };

const GERMAN_DAY = String.raw`(?:dem )?(?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{Lu}\p{Ll}{2,8})\s?|\p{Lu}\p{Ll}{2,8} )20\d\d`;
const FRENCH_DAY = String.raw`(?:\d{1,2}(?:er)? )?\p{Ll}{3,9} 20\d\d|\d{1,2}/\d{1,2}/20\d\d`;
const SPANISH_DAY = String.raw`(?:\d{1,2} de )?\p{Ll}{4,10} (?:de )?20\d\d|\d{1,2}/\d{1,2}/20\d\d`;
const PAY = String.raw`(?<said>(?:\$ ?)?\d[\d.,\s’']{2,14}(?: ?(?:€|k€|EUR|Euro|euros|CHF|brutto|brut|brutos|bruto|anuales|annuels|im Jahr|jährlich|par an|al año|mensuales|millones))*)`;

const READINGS: Readonly<Record<MaterialLanguage, readonly Reading[]>> = {
  en: [],
  de: [
    {
      kind: "notice",
      line: /Kündigungsfrist:? (?<said>(?:\d+|ein|eine|zwei|drei|vier|sechs) (?:Monate?|Wochen?)(?: zum \p{L}+)?)/iu,
    },
    {
      kind: "from",
      line: new RegExp(
        `(?:Eintritt\\p{L}{0,12}|Verfügbar\\p{L}{0,12}|Start\\p{L}{0,12})(?: möglich)?:? (?:ab |zum )?(?<said>${GERMAN_DAY})`,
        "u",
      ),
    },
    {
      kind: "now",
      line: /(?:Eintritt\p{L}{0,9}|Verfügbar(?:keit)?):? (?:ab )?sofort|(?<!\p{L})sofort (?:verfügbar|frei)/iu,
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
        `Disponib(?:le|ilité) ?:? ?(?:à (?:partir|compter) d[ue']|dès(?: le)?|au|le) ?(?<said>${FRENCH_DAY})`,
        "iu",
      ),
    },
    { kind: "now", line: /Disponib(?:le|ilité) ?:? ?(?:immédiate(?:ment)?|de suite|tout de suite)|Libre de suite/iu },
    { kind: "pay", line: new RegExp(`Prétentions?(?: salariales?)? ?: ?(?:env\\. )?${PAY}`, "iu") },
  ],
  es: [
    { kind: "notice", line: /Preaviso(?: de)?:? (?<said>(?:\d+|un|dos|quince) (?:días|semanas|mes|meses))/iu },
    {
      kind: "from",
      line: new RegExp(
        `(?:Disponib\\p{L}{2,8}|Incorporación):? (?:a partir del?|desde(?: el)?) (?<said>${SPANISH_DAY})`,
        "iu",
      ),
    },
    { kind: "now", line: /(?:Disponib\p{L}{2,8}(?: de incorporación)?|Incorporación):? inmediat[ao](?:mente)?/iu },
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
const NOTICE_BEHIND: Readonly<Record<MaterialLanguage, RegExp | null>> = {
  en: null,
  de: /(?<said>(?<!\d)\d{1,2} (?:Monate?|Wochen?)) Kündigungsfrist/iu,
  fr: /(?<said>(?:(?<!\d)\d{1,2}|une?|deux|trois) (?:mois|semaines?)) de préavis/iu,
  es: /(?<said>(?:(?<!\d)\d{1,2}|un|dos|quince) (?:días|semanas|mes|meses)) de preaviso/iu,
};
const ASKS_PAY = new RegExp(
  anyOf(
    String.raw`gehalts(?:vorstellung|wunsch|erwartung|angabe) prétentions pretensi(?:ón|ones) aspiración\ssalarial expectativas?\s(?:salarial|económica)`,
  ),
  "iu",
);

/** Says when the person can begin, and what pay they want where the posting asks for it; both only as the resume has them. */
export function sayAvailability(voice: WritingVoice): void {
  const { language, resumeLanguage, profile, posting } = voice.facts;
  if (language !== resumeLanguage) return;
  const { availability } = LETTER_PACKS[language];
  const isAsked = ASKS_PAY.test(posting.description);
  const said = new Set<boolean>();
  const behind = NOTICE_BEHIND[language];
  const readings: readonly Reading[] = [
    ...(behind ? [{ kind: "notice" as const, line: behind }] : []),
    ...READINGS[language],
  ];
  for (const { kind, line } of readings) {
    const isPay = kind === "pay";
    const found =
      said.has(isPay) || (isPay && !isAsked)
        ? undefined
        : profile.lines.map((text) => line.exec(text)).find((one) => one !== null);
    const when = whenOf(found?.groups?.said?.trim() ?? "", kind, language);
    if (found && voice.sayApart(availability[kind], { when, day: when.replace(/^de(?:l)? /u, "") })) said.add(isPay);
  }
}

function whenOf(said: string, kind: Kind, language: MaterialLanguage): string {
  const isDay = kind === "from" && /^\d/u.test(said);
  if (language === "es") return kind === "from" ? `${isDay ? "del" : "de"} ${said}` : said;
  if (language === "fr" && kind !== "pay")
    return /^[aeiouéh]/u.test(said) ? `d'${said}` : `${isDay ? "du" : "de"} ${said}`;
  return language === "de" && isDay ? `dem ${said}` : said;
}
