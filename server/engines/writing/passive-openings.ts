import { anyOf, anyOfLines } from "../any-of.ts";

/** Participles of what was done with the person: "Involved in all aspects of ..." */
export const PASSIVE = new RegExp(
  String.raw`^${anyOf(
    "involved engaged employed based promoted hired tasked entrusted appointed selected chosen",
    "nominated recogni[sz]ed elected assigned awarded honou?red named voted ranked mentored trained",
    "inducted invited commended certified",
  )} (?:in|as|to|by|at|for|with|from)\b`,
  "i",
);
/** Something received, not given: "Awarded employee of the quarter", "Ranked first". */
const GIVEN = new RegExp(
  [
    String.raw`^(?:awarded|named|voted|elected|nominated|ranked|crowned|rated)(?: (?:the|an?|as))? (?:[\p{L}'’]+ ){0,3}?`,
    anyOf(
      String.raw`\p{L}+\sof\sthe\s(?:year|month|quarter|season)`,
      "employee associate member player teacher nurse star mvp award medal prize honou?rs? scholarship certificate",
      "rep representative salesperson seller performer producer leader agent manager captain president chair",
      String.raw`number no first second third top best #?\d\p{L}*`,
    ),
    String.raw`\b`,
  ].join(""),
  "iu",
);
/** "Awarded a $40K grant from NSF": contracts are also given, and what goes to somebody is. */
const AWARDED = new RegExp(
  `^awarded (?!and )(?!(?:[\\p{L}\\d-]+ ){0,3}(?:${anyOf("(?:sub)?contracts bids tenders work orders jobs points prizes medals")})\\b)`,
  "iu",
);
const TO_SOMEBODY = /^(?:(?! for ).)+ to (?!\p{Ll}+ (?:the|an?|in|at|for|with|on)(?!\p{L}))[\p{L}\d]/u;
const RECEIVED = new RegExp(
  anyOfLines`
    ^(?:mentored|picked|trusted|asked|headhunted) by\b|^(?:trusted|charged) with\b
    ^(?:rewarded|honou?red|commended|praised|thanked|noted) (?:by|for|with)\b|^requested by\b|^(?:assigned|appointed) (?:as|by)\b
    ^recruited (?:by|as)\b
    ^(?:(?:often|regularly|frequently|usually|sometimes|always) )?(?:trusted|asked|relied (?:up)?on|called (?:up)?on) (?:to|as|by)\b
    ^(?:brought in|hired in|hired|taken on|kept on|seconded|headhunted|handpicked|approached|retained|rehired) (?:to|as|by|from)\b
    ^(?:recogni[sz]ed|selected|nominated) (?:by|for|as)\b|^(?:invited|licen[cs]ed|selected) to\b
    ^promoted (?:to|from|twice)\b|^(?:elected|picked) (?:to|as|by)\b|^chosen (?:to|as|by|for)\b
  `,
  "i",
);

const HOW = /^(?:\p{L}+ly|often|twice|always|once) (?=\p{L})/iu;
/** These do not do so themselves, however the line says it: "Formally recognized for". */
const SURELY_RECEIVED = new RegExp(
  `^${anyOf("recogni[sz]ed nominated appointed elected honou?red commended entrusted tasked selected chosen involved")} ` +
    `${anyOf("for as to by with in")}(?!\\p{L})`,
  "iu",
);

/** Whether a line tells what somebody received and did not do, "Formally recognized for ..." too. */
export function isReceived(text: string): boolean {
  const bare = text.replace(HOW, "");
  const isAward = AWARDED.test(bare) && !TO_SOMEBODY.test(bare);
  return isAward || GIVEN.test(bare) || RECEIVED.test(bare) || (bare !== text && SURELY_RECEIVED.test(bare));
}
