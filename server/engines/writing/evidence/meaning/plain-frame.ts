import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { remember } from "./remember.ts";
import { plainVoice } from "./plain-voice.ts";
import { sharesInFigures } from "./spoken-shares.ts";

const OWN_PART = anyOf(
  String.raw`something\sI\sd(?:o|id) what\sI\sd(?:o|id) (?:a\s)?part\sof\s(?:my|every|each|the)\s\p{L}+ among\smy\s\p{L}+`,
  String.raw`one\sof\smy\s\p{L}+ my\s(?:job|task|duty|responsibility) in\smy\s(?:hands?|charge) up\sto\sme my\s(?:own\s)?(?:work|idea|doing)`,
  String.raw`another\spart\sof\smy\s\p{L}+ (?:handled|done)\sby\sme mine`,
);
const NOMINAL = new RegExp(
  String.raw`^(?<lead>(?:(?:at|as|in|there|before that|today|now)(?:\s[^,]{2,60})?,\s)?)(?<what>[^,;:]{3,90})\s(?<be>is|are|was|were)\s(?:also\s|still\s)?${OWN_PART}(?<rest>(?:\s(?!and\b)[^,;:.]*)?[.,;:]?)`,
  "iu",
);

/** Turns of speech that claim nothing: without them the words around stand as they are meant. */
const IDIOMS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`in\sall\s(?:my|the|those|these|that)\s(?:years|time) (?<=^)in\sall,?(?=\sI\s) (?<=(?:like|enjoy|love)\s)(?:best|most) all\sthese\syears now\sand\sthen all\sthe\sway from\stime\sto\stime for\sa\sliving`,
    String.raw`first\sof\sall above\sall most\sof\sall in\saddition entre\stod[oa]s en\stotal im\sganzen insgesamt in\stotal au\stotal all\stogether altogether`,
    String.raw`en\strain\sd(?:e\s|['’]) among\sother\sthings unter\sanderem entre\sautres entre\sotras\scosas day\sin,?\sday\sout`,
    String.raw`managed\sto(?=\s\p{L}{3}) (?:was|been|am)\sable\sto succeeded\sin consegu[íi]\sque logr[éo]\sque he\s(?:conseguido|logrado)\sque`,
    String.raw`(?<=(?:wäre|ist|serait|est|sería|es)\s)(?:für\smich|pour\smoi|para\smí) für\smich(?=\s(?:ist|wäre))`,
    String.raw`(?<=j['’]ai\s)réussi\sà as\swell\sas\sever once\smore in\smy\s(?:free|spare)\stime in\smeiner\sfreizeit en\smi\stiempo\slibre à\smes\sheures\sperdues`,
    String.raw`là-bas en\soutre au\scours\sde\s(?:ces|mes)\s(?:années|mois)`,
  )}(?!\p{L})`,
  "giu",
);

/** A text without turns of speech that claim nothing. */
export function withoutIdioms(text: string): string {
  return text
    .replace(IDIOMS, " ")
    .replace(/\s{2,}/g, " ")
    .trim();
}

/** "Before I became a hygienist I assisted": the title is checked by itself. */
const BEFORE_THAT = /^(?:before|after) I (?:became|was|joined|moved|started) [^,.;]{3,60}?,? (?=I )/iu;

const MAJOR = /^my (?:major|field of study|college major|subject at (?:college|university)) (?:was|is) /iu;

/** What somebody is to others, and what they so did. */
const ROLES: Record<string, string> = {
  mentor: "mentored",
  tutor: "tutored",
  coach: "coached",
  supervisor: "supervised",
  trainer: "trained",
  teacher: "taught",
  manager: "managed",
  lead: "led",
  boss: "led",
};
const HAD_ME = new RegExp(
  String.raw`^(?<who>[^,;:]{3,80}?)\s${anyOf("have has had")}\sme\sas\s(?:their|a|his|her)\s(?<role>\p{L}+)(?!\p{L})`,
  "u",
);
const REPORTS = new RegExp(
  String.raw`^(?!.*\b(?:is|are|was|were|I)\b)(?<who>[^,;:]{3,80}?)\s${anyOf(
    String.raw`(?:(?<now>reports?|answers?)|reported|answered)\s(?:directly\s)?to (?:(?<today>works?)|worked)\s(?:for|under)`,
  )}\sme(?!\p{L})`,
  "u",
);

const UNDER_ME = new RegExp(
  String.raw`^(?<who>[^,;:]{3,80}?)\s(?:(?<now>is|are|works?)|was|were|worked)\s(?:working\s)?${anyOf(
    String.raw`under\sme under\smy\s(?:supervision|leadership|management|direction|responsibility)`,
    String.raw`in\smy\s(?:charge|care|team) on\smy\s(?:team|crew)`,
  )}(?!\p{L})`,
  "iu",
);
/** The same in other languages, each with the verb of who leads. */
const UNDER_ME_ABROAD: Record<Exclude<MaterialLanguage, "en">, readonly [said: RegExp, lead: string]> = {
  de: [
    underMe(
      String.raw`unterstehen\smir berichten\s(?:direkt\s)?an\smich (?:arbeiten|stehen)\sunter\s(?:mir|meiner\sLeitung)`,
    ),
    "Ich leite",
  ],
  fr: [underMe(String.raw`(?:sont|travaillent)\ssous\sma\s(?:responsabilité|direction) me\srapportent`), "J'encadre"],
  es: [
    underMe(String.raw`están\sa\smi\scargo (?:están|trabajan)\sbajo\smi\s(?:responsabilidad|supervisión|dirección)`),
    "Dirijo a",
  ],
};

function underMe(words: string): RegExp {
  return new RegExp(String.raw`^(?<who>[^,;:]{3,80}?)\s${anyOf(words)}(?!\p{L})`, "iu");
}

function ledAbroad(text: string, language: Exclude<MaterialLanguage, "en">): string {
  const [said, lead] = UNDER_ME_ABROAD[language];
  const found = said.exec(text);
  const who = found?.groups?.who ?? "";
  return found ? `${lead} ${language === "de" ? who : lowered(who)}${text.slice(found[0].length)}` : text;
}

/** "Two analysts report to me", "two aides had me as their mentor": what I did to them; null for any other text. */
function ledByMe(text: string): string | null {
  const had = HAD_ME.exec(text);
  const did = ROLES[had?.groups?.role ?? ""];
  if (had && did) return `I ${did} ${lowered(had.groups?.who ?? "")}${text.slice(had[0].length)}`;
  const reports = REPORTS.exec(text) ?? UNDER_ME.exec(text);
  if (!reports) return null;
  const isNow = (reports.groups?.now ?? reports.groups?.today) !== undefined;
  const lead = /supervis/iu.test(reports[0]) ? ["supervise", "supervised"] : ["lead", "led"];
  return `I ${lead[isNow ? 0 : 1]} ${lowered(reports.groups?.who ?? "")}${text.slice(reports[0].length)}`;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Route planning was part of my work": the same as a plain sentence; any other text as it is. */
export const plainFrame = remember(framed);

function framed(given: string, language: MaterialLanguage): string {
  const text = withoutIdioms(sharesInFigures(given)).replace(/ (?=[.,;](?!\d))/g, "");
  if (language !== "en") return ledAbroad(text, language);
  const plain = plainVoice(text);
  if (plain !== text) return plain;
  const studied = MAJOR.exec(text);
  if (studied) return `I studied ${text.slice(studied[0].length)}`;
  const led = ledByMe(text);
  if (led !== null) return led;
  const main = BEFORE_THAT.exec(text)?.[0];
  if (main) return text.slice(main.length);
  const { lead = "", what = "", be = "", rest = "" } = NOMINAL.exec(text)?.groups ?? {};
  if (what === "" || /\bI\b/.test(what)) return text;
  const verb = /^w/iu.test(be) ? "handled" : "handle";
  const end = text.slice((NOMINAL.exec(text)?.[0] ?? "").length);
  return `${lead}I ${verb} ${what.charAt(0).toLowerCase()}${what.slice(1)}${rest}${end}`;
}
