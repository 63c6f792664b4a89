import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Grammar, Told } from "../grammar.ts";

const BROKEN = /[[\]{}|•·*_:;]|\.{2}|\.\s|\s[-–]\s|,\s*$|\b(?:und|oder|von|für|mit|in|der|die|das)$/i;
const OTHER_SUBJECT = /(?<!\p{L})(?:ich|mein\p{L}*|wir|unser\p{L}*|sie|ihr\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 24;

/** "180 Telefoninterviews geführt": a participle at the end, with what was done before it. */
const DONE =
  /^(?<what>.+) (?<participle>\p{Ll}*(?:ge\p{Ll}{2,}|(?:be|ver|er|ent|zer|über|unter)\p{Ll}{2,})(?:t|en)|\p{Ll}+iert)$/u;
const FEMININE =
  /(?:ung|heit|keit|schaft|tion|ssion|pflege|hilfe|arbeit|ik|ei|kontrolle|planung|annahme|aufnahme|ausgabe|suche|analyse)$/;
const MASCULINE =
  /(?:einkauf|verkauf|aufbau|umbau|abbau|betrieb|support|empfang|kontakt|versand|transport|abschluss|dienst|service)$/;
const NEUTER =
  /(?:management|controlling|recruiting|marketing|kochen|führen|erstellen|bereiten|prüfen|planen|schreiben|wesen)$/;
const NOUN = /^(?<adjectives>(?:\p{Lu}?\p{Ll}+e[rs]? ){0,2})(?<noun>\p{Lu}[\p{L}-]+)(?<rest>(?: .*)?)$/u;

function articleOf(noun: string): "die" | "der" | "das" | null {
  const word = noun.toLowerCase();
  if (FEMININE.test(word)) return "die";
  if (MASCULINE.test(word)) return "der";
  return NEUTER.test(word) ? "das" : null;
}

/** "Betreuung von 24 Patienten" as the subject of a sentence. */
function named(line: string): string | null {
  const { adjectives = "", noun = "", rest = "" } = NOUN.exec(line)?.groups ?? {};
  const article = articleOf(noun);
  if (article === null) return null;
  const weak = adjectives
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => lowerFirst(word).replace(/e[rs]?$/, "e"));
  return [article, ...weak, noun].join(" ") + rest;
}

function tell(line: string, { isCurrent }: { isCurrent: boolean }): Told | null {
  const text = line.replace(/(?<![\s.;,])[\s.;,]+$/, "");
  const count = text.split(" ").length;
  if (count < 3 || count > MOST_WORDS || BROKEN.test(text) || OTHER_SUBJECT.test(text)) return null;
  const responsible = /^(?:Mit)?[Vv]erantwortlich für (?<what>.+)$/.exec(text)?.groups?.what;
  if (responsible) {
    const verb = isCurrent ? "bin" : "war";
    const said = lowerFirst(text);
    return { clause: `${verb} ich ${said}`, sentence: `Ich ${verb} ${said}`, also: `Ich ${verb} auch ${said}` };
  }
  const { what, participle } = DONE.exec(text)?.groups ?? {};
  if (what && participle) {
    const said = `${startLow(what)} ${participle}`;
    return { clause: `habe ich ${said}`, sentence: `Ich habe ${said}`, also: `Ich habe auch ${said}` };
  }
  const noun = named(text);
  if (noun === null) return null;
  const verb = isCurrent ? "gehört" : "gehörte";
  return {
    clause: `${verb} ${noun} zu meinen Aufgaben`,
    sentence: `Zu meinen Aufgaben ${verb} ${noun}`,
    also: `Zu meinen Aufgaben ${verb} auch ${noun}`,
  };
}

/** A noun keeps its capital; what cannot be one loses it. */
function startLow(text: string): string {
  return /^(?:Die|Der|Das|Den|Ein\p{Ll}*|Neue\p{Ll}*|Täglich\p{Ll}*|Über|Rund|Etwa|Mehr|Alle)(?!\p{L})/u.test(text)
    ? lowerFirst(text)
    : text;
}

const PREFIX = anyOf(
  String.raw`ab an auf aus bei durch(?=führ) ein fest her hin mit nach teil vor weiter zu(?!\p{Ll}{0,2}$) zusammen`,
);
const SEPARABLE = new RegExp(String.raw`^(?<prefix>${PREFIX})(?<stem>\p{Ll}{3,}(?:en|rn|ln))$`, "u");
const INFINITIVE = /^(?:Sie )?(?:werden )?(?<what>\p{Lu}?[\p{L}\p{N} ,&-]{3,60}?) (?<verb>\p{Ll}{4,}(?:en|rn|ln))$/u;
const MOST_NEED_WORDS = 8;

function need(sentence: string): string | null {
  const text = sentence.replace(/(?<![\s.;])[\s.;]+$/, "");
  const { what, verb } = INFINITIVE.exec(text)?.groups ?? {};
  if (!what || !verb || text.split(" ").length > MOST_NEED_WORDS || OTHER_SUBJECT.test(what)) return null;
  if (
    /\d|@|[“”„"]|^(?:werden|haben|können|sind|müssen)$/.test(text) ||
    /^(?:haben|sind|werden|können|sollen|müssen|bieten|suchen|kennen)$/.test(verb)
  )
    return null;
  const { prefix, stem } = SEPARABLE.exec(verb)?.groups ?? {};
  return `${startLow(what)} ${prefix && stem ? `${prefix}zu${stem}` : `zu ${verb}`}`;
}

function work(title: string, employer: string | null): string {
  return `${title}${employer ? ` bei ${employer}` : ""}`;
}

export const GRAMMAR: Grammar = { tell, need, work, person: () => null, topic: (_id, wording) => wording };
