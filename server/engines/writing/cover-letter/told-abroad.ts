import { anyOf, anyOfLines } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";
import { amountInBrackets } from "../languages/amount-behind.ts";
import type { Told } from "../languages/grammar.ts";
import { OF_THEM } from "../languages/part-of-them.ts";
import type { Task } from "../languages/told-tasks.ts";

type Abroad = Exclude<MaterialLanguage, "en">;

const LETTERS_OF_STEM = 3;
const LETTERS_OF_ROOT = 4; // within a German word, as "führ" in "Einführung"
const SHORT_WORD = 4; // articles and the like, which join words and say nothing
const HAS_LOOSE_END = /[:;()[\]/→>+&=~“”„«»]|\s[-–—]\s|(?<!\p{L}\d{0,3})\d\s?[-–]\s?\d/u;
/** "Nota: 8,4 → 8,9" says what became of what, "(2019)" when it was. */
const OF_CHANGE = / ?: (?=(?:de |d['’]|del |von )?\d)|(?<=\d[^→]{0,20}?) ?(?:->|→|=>) ?(?=\d)| \((?:19|20)\d{2}\)/gu;
/** "... (budget 180.000 € par an)" at the end of a line is at the end of its sentence, too. */
const WHOLE_END = / \((?!(?:19|20)\d{2}\)$)[^()]*\)$/u;
const ASIDE = / \([^()]+\)/gu;
const WITHIN = / \((?!(?:19|20)\d{2}\))[^()]*\)(?= \p{Ll})|(?<=\p{Lu})\/(?=\p{Lu})/gu;
const BESIDE = new RegExp(String.raw`, (?=(?:con|mit|avec) \d)|${OF_THEM.source}`, "u");
/** What one language adds to a line's own words where it tells them. */
const JOINING: Readonly<Record<Abroad, RegExp>> = {
  de: new RegExp(
    `^${anyOf(
      "habe hatte wurde wurden etwa sowie einen einem einer eines diese dabei dort millionen tausend inklusive mindestens höchstens minuten stunden stück täglich",
      "kümmere kümmerte mich meinen aufgaben gehört gehören gehörte gehörten stieg stiegen sank sanken jahr",
    )}$`,
    "u",
  ),
  fr: new RegExp(
    `^${anyOf("environ avec dans pour chez suis étais assure assurais charge avais passé passés passée passées sont jours minutes")}$`,
    "u",
  ),
  es: new RegExp(
    `^${anyOf("unos unas para como con alrededor soy era encargo encargaba ocupo ocupaba estoy estaba subió subieron bajó bajaron")}$`,
    "u",
  ),
};
/** Work whose verb begins otherwise than its name. */
const VERB_OF_NAME: Readonly<Record<Abroad, readonly (readonly [verb: RegExp, name: RegExp])[]>> = {
  de: [],
  fr: [
    [/^g[eèé]r/u, /^gestion/u],
    [/^mets$/u, /^mise$/u],
    [/^prends|^prenais/u, /^prise/u],
  ],
  es: [
    [/^at[ie]+nd/u, /^atenci/u],
    [/^hag|^hic/u, /^hac/u],
  ],
};
/** "Tiens" is of "tenir", "cierro" of "cerrar", "resuelvo" of "resolver", "mido" of "medir". */
const STEM_CHANGES: readonly [RegExp, string][] = [
  [/(?<=^\p{L}{1,4})ie/u, "e"],
  [/(?<=^\p{L}{1,4})ue/u, "o"],
  [/(?<=^\p{L})i/u, "e"],
];
const AND: Readonly<Record<Abroad, RegExp>> = {
  de: / (?:und|sowie) /u,
  fr: / et /u,
  es: / [ye] /u,
};
/** "Ich habe Grosses Fest organisiert" lacks an article, "j'accueille et tient" has two persons. */
const ILL_FORMED: Partial<Record<Abroad, RegExp>> = {
  fr: new RegExp(
    ` et (?:${anyOf("tient prend fait rend met vend suit sert établit répond reçoit conduit produit fournit garantit")}) `,
    "u",
  ),
  de: /(?:habe|und) (?!(?:d|all|dies|jed|vi?el|mehr)\p{Ll}*r |eines )\p{L}{2,}(?:es|er) \p{Lu}/u,
};
const OF_SEPARABLE =
  /^(?<prefix>ab|an|auf|aus|bei|durch|ein|her|hin|mit|nach|um|vor|weiter|zu|zusammen)(?:ge|zu)(?=\p{L}{3})/u;

const GOES_ON = new RegExp(
  anyOfLines`
    ^(?:También|Además,?) (?=\p{Ll})
    ^(?:Außerdem|Zudem|Daneben|Dabei|Ferner|Weiterhin|Darüber hinaus)(?= (?:habe|bin|\p{Ll}+e) ich )
  `,
  "u",
);

/** Whether a sentence is a line's own deed: its verb, all its words and no more, with nothing loose behind it. */
export function isOwnDeed(told: Told, text: string, language: Abroad): boolean {
  const own = text.replace(/(?<![\s.])[\s.]+$/u, "").replace(GOES_ON, "");
  const line = (told.sentence.includes(" (") && !own.includes("(") ? amountInBrackets(own) : null) ?? own;
  if (isWritten(told.sentence, line)) return true;
  if (told.inTwo) return told.inTwo.every((part) => isOwnDeed(part.told, part.text, language));
  if (told.tasks) return areOwnTasks(told.tasks.all, line, language);
  const bare = told.isOfThing ? line.replace(OF_CHANGE, " ") : line;
  const isClean =
    !HAS_LOOSE_END.test(bare.replace(WHOLE_END, "").replace(WITHIN, "")) &&
    ILL_FORMED[language]?.test(told.sentence) !== true;
  return (
    isClean &&
    isOneOrList(line.replace(WHOLE_END, "").replace(BESIDE, " "), told.sentence, language) &&
    saysTheSame(told.sentence, line, language)
  );
}

/** Whether the work that one is in charge of is named in all the words of the line and no others. */
function areOwnTasks(tasks: readonly Task[], line: string, language: Abroad): boolean {
  const isClean = !HAS_LOOSE_END.test(line.replace(ASIDE, "").replace(WITHIN, ""));
  return isClean && saysTheSame(tasks.map(({ name }) => name).join(", "), line, language);
}

/** Whether the person wrote the sentence as it is, but for the "I". */
function isWritten(sentence: string, line: string): boolean {
  const bare = (text: string) => text.replace(/^(?:Ich|Je|J['’]|Yo) ?/u, "").toLowerCase();
  return bare(sentence) === bare(line) && (bare(line) !== line.toLowerCase() || sentence === line);
}

/** "Planung, Bau und Abnahme" is a list; in "90 Betten, Nachtdienst" the second hangs loose. */
function isOneOrList(line: string, sentence: string, language: Abroad): boolean {
  const [, ...behind] = line.split(", ");
  // "2 técnicos, 1 auxiliar, 3 operarios" counts what is one list.
  if (behind.length > 0 && behind.every((piece) => /^\d+ \p{Ll}/u.test(piece)) && AND[language].test(sentence))
    return true;
  return behind.length === 0 || (AND[language].test(` ${behind.at(-1)}`) && !behind.some((piece) => /\d/u.test(piece)));
}

function saysTheSame(sentence: string, line: string, language: Abroad): boolean {
  const [said, own] = [wordsOf(sentence), wordsOf(line)];
  const isSaid = (word: string) => said.some((other) => isOfOneStem(word, other, language));
  const isOwn = (word: string) => own.some((other) => isOfOneStem(other, word, language));
  return (
    own.every((word) => word.length < SHORT_WORD || isSaid(word)) &&
    said.every((word) => word.length < SHORT_WORD || JOINING[language].test(word) || isOwn(word)) &&
    numbersOf(line) === numbersOf(sentence)
  );
}

function isOfOneStem(own: string, said: string, language: Abroad): boolean {
  const bare = (word: string) => (language === "de" ? plain(word) : withStem(plain(word)));
  const [name, verb] = [own, said].map(bare) as [string, string];
  const isNamed = VERB_OF_NAME[language].some(([ofVerb, ofName]) => ofVerb.test(said) && ofName.test(own));
  const root = verb.slice(0, LETTERS_OF_ROOT).replace(/[et]$/u, "");
  const isWithin = language === "de" && root.length >= LETTERS_OF_STEM && name.includes(root);
  return isNamed || isWithin || name.startsWith(verb.slice(0, LETTERS_OF_STEM));
}

function withStem(word: string): string {
  return STEM_CHANGES.reduce((text, [changed, stem]) => text.replace(changed, stem), word);
}

/** "umgestellt" and "geführt" begin as "Umstellung" and "Führung" do. */
function plain(word: string): string {
  return word
    .replace(OF_SEPARABLE, "$<prefix>")
    .replace(/^ge(?=\p{L}{3,}(?:t|en)$)/u, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** "In 18 Monaten von 9 auf 5" may stand in another order than its line. */
function numbersOf(text: string): string {
  return (text.match(/\d[\d.,]*/gu) ?? []).sort().join(" ");
}
