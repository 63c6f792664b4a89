import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { lowerFirst } from "../english-verbs.ts";
import { foldText } from "../evidence/sources.ts";
import { withoutLevel } from "../asked-phrase.ts";
import { familyKinship } from "../../analysis/lexicon/occupation-families.ts";
import { familiesOfTitle } from "../../analysis/title-families.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { isInsistedOn } from "./insistence.ts";
import { isEverybodys } from "./everybodys.ts";
import { isKnownByLetters } from "./known-by-letters.ts";
import { programsOfKind } from "./programs-of-kind.ts";
import { isShown } from "./missing-skills.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import type { MaterialLanguage } from "../language.ts";
import { wordingOf } from "../skill-names.ts";
import type { Ask, WritingFacts } from "../writing-facts.ts";
import { isSettingShown } from "./unmet-setting.ts";

/** An ask that is for one experience and nothing else, as what a sentence says is not there yet. */
const EXPERIENCE: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: new RegExp(
    String.raw`^(?:(?:[\p{L}-]+ )?(?<asked>experience (?:${anyOf(String.raw`of with in on working\s(?:in|with)`)} |(?=\p{Ll}{2,12}ing ))[\p{L} /'’-]{4,80})|` +
      String.raw`${anyOf("confident comfortable familiar")} (?:with|in) (?<done>\p{Ll}{3,12}ing [\p{L} /'’-]{4,60})|` +
      String.raw`(?:previous |prior )?(?<kind>(?!(?:\p{L}+ )*(?:must|candidates?|minimum|years?) )[\p{L}\d'’-]{2,20} [\p{L} '’-]{2,40}) experience)$`,
    "iu",
  ),
  de: new RegExp(
    `^(?:${anyOf("erste mehrjährige fundierte")} )?` +
      String.raw`(?<asked>(?:Erfahrung(?:en)? ${anyOf("mit in im als")}|Kenntnisse im Umgang mit) [\p{L} -]{4,60})$`,
    "u",
  ),
  fr: /^(?:une )?(?:première )?(?<asked>expérience (?:en|dans|avec|auprès|comme|de la|du|des|de) [\p{L} '’-]{3,60})$/iu,
  es: /^(?<asked>experiencia (?:en|con|como) [\p{L} -]{3,60})$/iu,
};
/** "Connaissance de l'isolation thermique par l'extérieur (ITE)": known by its initials, it would be named. */
const knownByInitials = (lead: string) =>
  new RegExp(`^(?:\\p{L}+ )?${lead}[\\p{L} '’-]{8,60}?) \\((?<initials>\\p{Lu}{2,6})\\)`, "u");
const KNOWN_BY_INITIALS: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: knownByInitials("(?<asked>[Kk]nowledge of "),
  de: knownByInitials("(?<asked>Kenntnisse (?:in|im|der|des) "),
  fr: knownByInitials("[Cc]onnaissance (?:de l['’]|de la |du |des |d['’]|de )(?<asked>"),
  es: knownByInitials("(?<asked>[Cc]onocimientos? (?:de|en) "),
};
const TRAINING = /^(?:Eine )?(?:\p{L}+ )?(?<asked>kaufmännische (?:Berufs)?ausbildung)/iu;
const OF_KIND =
  /^(?<training>(?:(?:Zusatza|A)usbildung|(?:Fach)?[Ww]eiterbildung) (?:zu[mr]|als|in) (?<trade>[\p{L} -]{4,50}))$/u;
const READY = /,? oder (?:die )?Bereitschaft(?!\p{L})[^.;]{0,60}$/u;
const OF_TRADE = new RegExp(
  anyOf(
    "kauf(?:mann|frau|leute|männ) betriebswirt bwl fachwirt verwaltungsfach buchhalt steuerfach fachangestellte industriekauf verkäufer",
  ),
  "iu",
);
const MOST_WORDS = 11;
const MOST_SHARED = 0.5;
const OF_YEARS = new RegExp(
  String.raw`^(?:an? )?(?:${anyOf(String.raw`minimum(?:\sof)? at\sleast`)} )?` +
    String.raw`(?:\d{1,2}\+?|${anyOf("one two three four five")}) (?:(?:or more )?(?:years?|yrs)['’]?(?: of)? (?=[\p{L}\d])|(?=(?:in|on|with) \p{L}))`,
  "iu",
);
const years = (...ways: string[]) => new RegExp(`^(?:${ways.join("|")})`, "iu");
const COUNT = String.raw`(?:\d{1,2}|zwei|drei|fünf)\+?`;
/** Each as far as the thing itself, and what one has instead of the years. */
const OTHER_YEARS: Readonly<Record<MaterialLanguage, readonly [years: RegExp, instead: string]>> = {
  en: [years(String.raw`(?:experience )?(?=(?:in|with|on) \p{L})`), "experience "],
  de: [
    years(
      `(?:mindestens |mind\\. |min\\. )?${COUNT} Jahre(?:n)? (?:Berufs|Praxis)?(?:erfahrung|praxis) (?=(?:in|im|mit|als) )`,
      "(?:Mehrjährige|Langjährige|Einschlägige|Nachweisliche) (?:Berufs|Praxis)?erfahrung ",
    ),
    "Erfahrung ",
  ],
  fr: [
    years(
      String.raw`(?:minimum |au moins )?\d{1,2} ans (?:minimum |au moins )?d['’]expérience (?:minimum |professionnelle )?(?=(?:en|dans|comme) )`,
      String.raw`(?:une )?expérience (?:d['’]au moins|de|minimum de|minimale de) \d{1,2} ans? (?:minimum )?(?:exigée? )?(?=(?:en|dans|comme) )`,
      String.raw`(?:une )?expérience (?:d['’]un an|minimum) (?:minimum )?(?:exigée? )?(?=(?:en|dans|comme) )`,
    ),
    "expérience ",
  ],
  es: [
    years(
      String.raw`(?:mínimo |al menos )?(?:de )?\d{1,2} años? de experiencia (?=(?:en|con|como) )`,
      String.raw`experiencia (?:mínima |demostrable |mínimo )?(?:de |al menos de )?\d{1,2} años? (?=(?:en|con|como) )`,
      "experiencia (?:mínima|demostrable|previa|acreditada) (?=(?:en|con|como) )",
    ),
    "experiencia ",
  ],
};

/** What an ask for years of an experience asks for, whatever their count. */
function withoutYears(ask: string, language: MaterialLanguage): string {
  const bare = ask.replace(OF_YEARS, "");
  if (language === "en" && bare === ask) return ask;
  return bare.replace(...OTHER_YEARS[language]);
}

const FEW = String.raw`(?:\d{1,2}\+?|${anyOf("one two three four five")})`;
/** What an ask for years says of a part of them: "5 years, of which 2 in oncology", "including 2 years in hotels". */
const OF_WHICH = new RegExp(
  String.raw`,? (?:${anyOf(String.raw`of\s(?:which|that|these|them) davon dont de\sl[oa]s\scuales`)} |` +
    String.raw`${anyOf(String.raw`including incl\. with`)} (?=(?:${anyOf(String.raw`at\sleast (?:a\s)?minimum\sof`)} )?${FEW} (?:years?|yrs) )|` +
    String.raw`(?=at least ${FEW}(?: (?:years?|yrs))? ${anyOf("in with on of")} )(?<=, ))`,
  "iu",
);

/** The part of the years that an ask wants to be of something; null where it names none. */
export function partOfYears(ask: string): string | null {
  return ask.split(OF_WHICH)[1] ?? null;
}

const INCLUDING = new RegExp(
  `,? ${anyOf(
    String.raw`including incl\. ideally preferably particularly such\sas e\.g\. einschließlich idealerweise wenn\smöglich notamment si\spossible de\spréférence incluyendo preferiblemente preferentemente`,
  )} `,
  "iu",
);
const LETTERS_OF_STEM = 5;
const SEVERAL = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`similar related equivalent relevant applicable comparable professional ähnlich\p{L}* similaires? similares`,
    "multiple several various ability andor is are be will must preferred preferable desired desirable plus",
    "post recent paid practical hands-on direct",
  )}(?!\p{L})`,
  "iu",
);
const LEVEL = new RegExp(
  String.raw`,? ${anyOf(
    String.raw`(?:is\s|strongly\s|highly\s)?(?:essential|required|preferred|needed|mandatory) (?:is\s)?a\smust (?:ist\s)?(?:zwingend\s)?erforderlich (?:ist\s)?(?:voraussetzung|bedingung) zwingend (?:wird\s)?vorausgesetzt`,
    String.raw`(?:est\s)?(?:exigée?s?|obligatoire|indispensable|requise|nécessaire) minimum (?:es\s)?(?:imprescindible|necesaria|obligatoria|requerida) excluyente`,
  )}\.?$`,
  "iu",
);
const COMMON = new RegExp(
  `^${anyOf("area areas unit ward level field care resid setti envir indus secto depar large small busy simil organ gesti manag person people perso patie clien manag team teams syste equip équip leadi super servi work worki previ and the for with und mit con les des par pour sur aux dans der die das den von zum zur del por una")}$`,
  "u",
);
const OF_ANYBODY = new RegExp(
  String.raw`(?<![\p{L}-])${anyOf(
    "general customers? teams? people public users? children kids kindern? jugendlich\\p{L}* enfants? niñ[oa]s environments? kunden equipos? équipes? personas personal público clientes? clientèle \\p{L}*kundenkontakt\\p{L}* publikumsverkehr kundenumgang mitarbeiter\\p{L}* personal\\p{L}* office industry field role position heights? situations?",
    "conflicts? pressure stress challenges? challenging difficult deadlines? complaints? improvements? clients? stakeholders? communicat\\p{L}*",
  )}(?!\p{L})`,
  "iu",
);

/**
 * The experience that a must-have asks for in so many words and of which no line has a word; null without one.
 * Of what the posting insists on, half of the words may stand elsewhere in the resume.
 */
export function unmetExperience(
  facts: Pick<WritingFacts, "asks" | "language" | "profile"> & { posting?: WritingFacts["posting"] },
  { isInsisted = false }: { isInsisted?: boolean } = {},
): string | null {
  const { asks, language, profile } = facts;
  const stems = (text: string) =>
    (foldText(text).match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, LETTERS_OF_STEM));
  const known = new Set(profile.lines.flatMap(stems));
  const held = new Set(profile.skills.map(({ id }) => id));
  const lines = profile.lines.join("\n").toLowerCase();
  const folded = foldText(lines);
  const duties = readPostingSentences(facts.posting?.description ?? "").filter(({ use }) => use === "duty");
  const ofHeld = duties.filter(({ text }) =>
    findSkills(text, { list: false }).some(({ id, kind }) => kind === "tool" && held.has(id)),
  );
  const isOfHeldTool = (named: readonly string[]) =>
    ofHeld.some(({ text }) => named.length > 0 && named.every((stem) => stems(text).includes(stem)));
  for (const ask of isInsisted ? asks.filter(({ text }) => isInsistedOn(text)) : asks) {
    if (programsOfKind(ask.skills, facts).length > 0) continue;
    const isHeld = !OF_WHICH.test(ask.text) && ask.skills.some((id) => held.has(id));
    if (language === "en" && isSettingShown(ask.text, profile)) continue;
    if (ask.isWish || isHeld || isEverybodys(ask.text.split(" ").at(-1) ?? "")) continue;
    const other = language === "de" && unmetTraining(ask.text, profile.lines);
    if (other) return other;
    const part = partOfYears(ask.text);
    const inPart = part ? askedExperience(part, { language, lines: profile.lines }) : null;
    const asked = inPart ?? askedExperience(ask.text, { language, lines: profile.lines });
    if (!asked || asked.split(" ").length > MOST_WORDS || SEVERAL.test(asked) || OF_ANYBODY.test(asked)) continue;
    if (namesKnownByLetters(asked, profile.lines) || ENDS_OPEN.test(asked)) continue;
    if (language === "en" && unknownWords(asked).length > 0) continue;
    if (AS_TRADE.test(asked)) {
      if (isInsisted && !isTradeHeld(asked.replace(AS_TRADE, ""), { profile, stems })) return spoken(asked, language);
      continue;
    }
    const [, field = ""] = ONE_FIELD.exec(asked) ?? [];
    if (field !== "" && isOfTitles(field, profile, { isSame: true })) continue;
    const named = stems(asked.replace(/experien\p{L}+|expérience|Erfahrung(?:en)?/giu, "")).filter(
      (stem) => !COMMON.test(stem),
    );
    // "Teamassistentin" has the stem of "Assistenz" within.
    const isKnown = (stem: string) => known.has(stem) || (language === "de" && folded.includes(stem));
    const shared = named.filter(isKnown).length;
    const isNew = isNamedNowhere(ask, known, stems) || hasNewCode(asked, lines);
    if (isOfHeldTool(named) || (shared > 0 && / and /u.test(asked))) continue;
    // What no line has a word of is met by likeness alone.
    if (inPart === null && (shared > 0 || ask.skills.length > 0) && !isNew && isShown(ask, facts)) continue;
    const isFew = shared === 0 || ((isInsisted || isNew) && shared < named.length * MOST_SHARED);
    if (named.length > 0 && isFew) return spoken(asked, language);
  }
  return null;
}

const ENDS_OPEN = /(?<!\p{L})(?:and|or|with|in|of|for|the|an?|to|at|by|from|und|oder|mit|et|ou|y|e|o|con)$/iu;

function spoken(asked: string, language: MaterialLanguage): string {
  const isName = /^\p{Lu}[\p{Lu}\d-]|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(asked);
  return language === "de" || isName ? asked : lowerFirst(asked);
}

const JOINT = anyOf("in with of on en dans im mit con de la le les der des del el las los");
/** "Expérience en logistique": a whole field, which whoever works in it need not name. */
const ONE_FIELD = new RegExp(String.raw`^\S+ (?:${JOINT} ){1,2}(?:[dl]['’])?(\p{L}{5,})$`, "iu");
const AS_TRADE = /^(?:expérience comme|erfahrung(?:en)? als|experiencia como) (?:une? |una? |eine? )?/iu;

/** Whether a title of the resume names a trade, or one akin to it; whoever only worked beside it has another one. */
function isTradeHeld(
  trade: string,
  { profile, stems }: Pick<WritingFacts, "profile"> & { stems: (text: string) => string[] },
): boolean {
  const titles = profile.jobs.flatMap(({ title }) => title ?? []);
  const wanted = new Set(stems(trade).filter((stem) => !COMMON.test(stem)));
  const isNamed = (title: string) => stems(title).some((stem) => wanted.has(stem));
  return wanted.size === 0 || titles.some(isNamed) || isOfTitles(trade, profile, { isSame: false });
}

/** Whether a trade, or a field such as "logistics", is that of a title of the resume, or akin to it. */
function isOfTitles(
  trade: string,
  { jobs }: Pick<WritingFacts["profile"], "jobs">,
  { isSame }: { isSame: boolean },
): boolean {
  const families = familiesOfTitle(trade);
  return jobs.some(({ title }) =>
    familiesOfTitle(title ?? "").some(({ family }) =>
      families.some((one) => one.family === family || (!isSame && familyKinship(one.family, family) > 0)),
    ),
  );
}

/** Whether of several fields in which years are asked for one is that of a title of the resume. */
export function isOneFieldHeld(ask: string, profile: Pick<WritingFacts["profile"], "jobs">): boolean {
  const fields = withoutYears(ask, "en").split(FIELDS);
  return OF_YEARS.test(ask) && fields.length > 2 && fields.some((one) => isOfTitles(one, profile, { isSame: true }));
}

const FIELDS = /, (?:or )?| or |^(?:experience )?(?:in|as|with) /u;

function hasNewCode(asked: string, lines: string): boolean {
  const codes = asked.match(/(?<![\p{L}\d])\d+-\p{L}{2,}/gu) ?? [];
  return codes.some((code) => !lines.includes(code.toLowerCase()));
}

function namesKnownByLetters(asked: string, lines: readonly string[]): boolean {
  const thing = asked.replace(/^.*?\b(?:with|of|in|on) /u, "");
  return [thing, ...(asked.match(/\b\p{Lu}{3,6}\b/gu) ?? [])].some((name) => isKnownByLetters(name, lines));
}

function isNamedNowhere({ text, skills }: Ask, known: ReadonlySet<string>, stems: (text: string) => string[]): boolean {
  const wordings = skills.flatMap((id) => (skillById(id)?.kind === "soft" ? [] : (wordingOf(text, id) ?? [])));
  return wordings.length > 0 && wordings.every((wording) => !known.has(stems(wording).at(-1) ?? ""));
}

function askedExperience(
  ask: string,
  { language, lines }: { language: MaterialLanguage; lines: readonly string[] },
): string | null {
  const { asked: known = "", initials } = KNOWN_BY_INITIALS[language].exec(ask)?.groups ?? {};
  if (initials && lines.some((line) => line.includes(initials))) return null;
  if (initials) return language === "fr" ? `expérience en ${known}` : known;
  const [whole = ""] = ask
    .replace(/ \([^()]{1,60}\)/gu, "")
    .replace(/(?<=\p{L})\((?:e|ne|trice|euse|in)\)|(?<=\p{L})[·.]e(?= |$)/gu, "")
    .replace(/ \/ \p{L}+$/u, "")
    .replace(LEVEL, "")
    .split(INCLUDING);
  const bare = withoutLevel(whole).replace(/\.$/u, "");
  const found = EXPERIENCE[language].exec(withoutYears(bare, language))?.groups;
  if (found?.done) return `experience with ${found.done}`;
  // "iphone ipad experience" of a posting that lost its capitals names two things.
  const isPlain = found?.kind !== undefined && (language !== "en" || unknownWords(found.kind).length === 0);
  return found?.asked ?? (isPlain ? `${found.kind} experience` : null);
}

function unmetTraining(ask: string, lines: readonly string[]): string | null {
  const asked = TRAINING.exec(ask)?.groups?.asked;
  const isOther =
    lines.some((line) => /Ausbildung zu[mr] \p{Lu}/u.test(line)) && !lines.some((line) => OF_TRADE.test(line));
  if (asked !== undefined && isOther) return `Eine ${asked}`;
  const { training = "", trade = "" } = OF_KIND.exec(ask.replace(READY, ""))?.groups ?? {};
  const words = trade.match(/\p{Lu}\p{L}{4,}/gu) ?? [];
  const isKnown = words.some((word) => lines.some((line) => line.includes(word.slice(0, LETTERS_OF_STEM + 1))));
  return words.length === 0 || isKnown ? null : `Die ${training}`;
}
