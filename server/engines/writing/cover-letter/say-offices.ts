import { hasClosedBrackets } from "../closed-brackets.ts";
import { anyOf } from "../../any-of.ts";
import { withArticle } from "../english-nouns.ts";
import { lowerFirst } from "../english-verbs.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { MaterialLanguage } from "../language.ts";
import type { WritingVoice } from "../writing-voice.ts";
import type { WeighedDeed } from "./choose-proofs.ts";

const MOST_OFFICES = 3;
/** What one is beside school and work: "Student council treasurer", "Gruppenführer von acht Jugendlichen". */
const OFFICES: Readonly<Record<MaterialLanguage, string>> = {
  en: String.raw`(?:\p{L}[\p{L}'-]* ){0,3}${anyOf(
    "treasurer (?:co-)?captain president secretary mentor tutor volunteer prefect coach editor",
  )}`,
  de: String.raw`${anyOf(
    "Gruppenführer Gruppenleiter Klassensprecher Schülersprecher Schulsprecher Trainer Übungsleiter Jugendleiter Schatzmeister",
    "Kassenwart Vorsitzende[r]? Tutor Mentor",
  )}(?:in)?(?: (?:von|der|des|im|in|für) [\p{L} ]{3,40})?`,
  fr: String.raw`${anyOf(
    "présidente? trésorière? trésorier secrétaire bénévole déléguée? tutrice tuteur entraîneu(?:r|se) animat(?:eur|rice)",
  )}(?: (?:de|du|des|à|au|aux|dans) ?[\p{L}'’ ]{3,60}| d['’][\p{L}'’ ]{3,60})?`,
  es: String.raw`${anyOf(
    "presidenta? tesorer[oa] secretari[oa] voluntari[oa] delegad[oa] tutora? entrenadora? monitora?",
  )}(?: (?:de|del|en|para) [\p{L} ]{3,60})?`,
};
const NAMED = new Map(
  Object.entries(OFFICES).map(([language, office]) => [
    language,
    new RegExp(String.raw`(?:^|[,:] )(?<office>${office})(?= ?(?:$|[,:;.(\d–]| - | seit ))`, "iu"),
  ]),
);
/** "Wildlife Trust, Montrose Basin — weekend volunteer, 2021 to date": where somebody was one. */
const OF_PLACE = new Map(
  Object.entries(OFFICES).map(([language, office]) => [
    language,
    new RegExp(
      String.raw`^(?<place>\p{Lu}[^–—|:,]{3,60})(?:, [^–—|:]{3,40})? [–—-] (?<office>${office})(?=$|,| \()`,
      "iu",
    ),
  ]),
);
const OF_SEVERAL = new RegExp(`${anyOf("mentor tutor volunteer coach")}$`, "u");
const OF_NOTHING = /^(?:volunteer|bénévole|voluntari[oa])$/iu;
const SHORT_FORM = / (?:St|Mt|Dr|Ste)\.(?= |$)/u;
const OF_REFEREE = /^\P{L}*(?:references?|referees?)(?!\p{L})|(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}/iu;
const SINCE = / (?:seit|depuis|desde) (?:19|20)\d\d/u;
const BEHIND_HEAD = /(?::| [-–—]) (?=\p{Ll})/u;

const OF_BODY = new RegExp(
  String.raw`, (?<body>(?:\p{Lu}[\p{L}'’-]* ){1,4}${anyOf("Association Society Club Union Council Committee Team Federation Guild")})(?!\p{L})`,
  "u",
);

/** "Secretary, Chemistry Association" was its secretary; a secretary of nothing is not told. */
function englishOffice(name: string, text: string): string | null {
  if (OF_SEVERAL.test(name)) return withArticle(name);
  const body = OF_BODY.exec(text)?.groups?.body;
  if (body !== undefined) return `${name} of the ${body}`;
  return name.includes(" ") ? name : null;
}

/** Says what the person did and was outside of jobs: at school, in a club, as a volunteer. */
export function sayOffices(voice: WritingVoice, told: readonly WeighedDeed[]): void {
  const { facts } = voice;
  const { language } = facts;
  if (language !== facts.resumeLanguage) return;
  const { offices, proofs } = LETTER_PACKS[language];
  const outside = facts.statements.filter(
    ({ section, job, isHead }) => job === null && !isHead && ["other", "education", "experience"].includes(section),
  );
  const known = new Set(told.map(({ deed }) => deed.line));
  let count = 0;
  for (const { text, lines } of outside) {
    if (count === MOST_OFFICES) return;
    if (SHORT_FORM.test(text) || OF_REFEREE.test(text) || !hasClosedBrackets(text)) continue;
    const { place = "", office: there = "" } = OF_PLACE.get(language)?.exec(text)?.groups ?? {};
    const work = there === "" ? null : GRAMMARS[language].work(there, place);
    if (work !== null && voice.say(offices.held, { office: work })) {
      count += 1;
      continue;
    }
    const [head = "", done] = text.split(BEHIND_HEAD);
    const named =
      NAMED.get(language)
        ?.exec(done === undefined ? text : head)
        ?.groups?.office?.replace(/ (?:seit|depuis|desde) ?$/u, "") ?? null;
    const small = named === null || language === "de" ? named : lowerFirst(named);
    const office = language === "en" && small !== null ? englishOffice(small, text) : small;
    const isNew = done !== undefined && !known.has(lines.from);
    const isCurrent = SINCE.test(head);
    const clause = (!isNew ? null : GRAMMARS[language].tell(done, { isCurrent })?.clause) ?? null;
    const isTold =
      (office !== null &&
        !OF_NOTHING.test(small ?? "") &&
        (voice.say(offices.done, { office, clause }) || voice.say(offices.held, { office }))) ||
      voice.say(proofs.ofNoJob, { clause });
    if (isTold) count += 1;
  }
}
