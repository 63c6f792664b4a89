import { anyOf, anyOfLines } from "../../any-of.ts";
import { isTitleHead, factWords, type FactWord } from "./fact-words.ts";
import { admits } from "./hedged-words.ts";
import { isLesserTitle } from "./lesser-title.ts";
import { isPlainWord } from "./plain-words.ts";
import { rememberText } from "../../../domain/remember-text.ts";
import { deedsOf, thingsOf } from "./meaning/lexis.ts";
import { foldText, type Sources, type SourceJob } from "./sources.ts";
import { isWorkedAs } from "./worked-as.ts";

export const AS_TITLE = new RegExp(
  String.raw`\b${anyOfLines`
    as|als|como|comme|en tant que|am|was|bin|war|soy|suis|been|being|became|become|promoted to|appointed
  `}\b\s+(?:${anyOfLines`
    currently|now|still|also|presently|derzeit|aktuell|actualmente|actuellement
  `}\s+)?(?:an? |the |our |eine?r? |der |die |une? |el |la |le )?$`,
  "iu",
);
/** In an application these name the job applied for; in a claim, one that was held. */
const IN_POSITION = /\b(?:(?:position|role|post|job|title) of|(?:puesto|cargo) de|poste de)\s+(?:an? |the )?$/iu;
const SAID_OF_SELF =
  /(?:^|[.•(]|\b(?:as|am|was|became|become|promoted (?:to|from)|(?:position|role) of|als|como|comme)(?: an?| the)?)\s*$/iu;

const WORKED_AT = / (?:at|for|with|by|from|to|of|joined|left|bei|beim|im|am|von|en|de|del|chez|aux?|la)$/;
const JOINS = /^(?:and|of|und|y|et|de)$/;

const RANKS =
  /^(?:leitend|stellvertret|oberst|geprüft|zertifiz|staatlich|certified|licen|registered|accredited|retired)/iu;
const ADJECTIVE = /^(?:\p{Ll}+(?:e[rns]?)(?=\s\p{Lu})|\p{Ll}+ed)\s/u;

/** "Ausgelernter Tischler" and "trained nurse" are of the trade; a rank before it is another title. */
function withoutAdjective(title: string): string {
  return foldText(RANKS.test(title) ? title : title.replace(ADJECTIVE, ""));
}

const NOUN_OF_TITLE = new RegExp(
  `^${anyOf(
    "practice business general office project program product people team area group work",
    "support service services quality data content account night day shift site plant unit",
  )}$`,
);

const BECAME = /^(?:devenue?|deviens|nommee?|promue?|geworden|wurde|convertid[oa]|nombrad[oa]|ascendid[oa])$/;

function titlePhrase(text: string, head: FactWord): { from: number } {
  const before = factWords(text.slice(0, head.from));
  let from = head.from;
  for (let index = before.length - 1; index >= 0 && index >= before.length - 4; index--) {
    const word = before[index]!;
    const gap = text.slice(word.to, from);
    const joins = JOINS.test(word.word) && before[index - 1]?.isCapital;
    // "Practice manager" is another title than "manager", though "practice" alone claims nothing.
    const isPart = !isPlainWord(word.word) || (index > 0 && NOUN_OF_TITLE.test(word.word));
    if (!/^[\s&-]+$/.test(gap) || BECAME.test(word.word) || (!isPart && !joins)) break;
    from = word.from;
  }
  return { from };
}

/** The jobs that a sentence names: by the employer, or by the title it says the person had. */
export function namedJobs(text: string, { jobs }: Sources): SourceJob[] {
  const folded = ` ${foldText(text)} `;
  const inFull = jobs.filter(({ employer }) => employer !== null && namesEmployer(folded, employer));
  const forShort = inFull.length > 0 ? inFull : jobs.filter((job) => namesForShort(folded, job, jobs));
  const byEmployer = forShort.length > 0 ? forShort : jobs.filter((job) => namesKind(folded, job, jobs));
  const titles = jobs.flatMap(({ title }) => (title !== null && isClaimedTitle(folded, title) ? [title] : []));
  const byTitle = jobs.filter(({ title }) => titles.some((claimed) => ` ${title} `.includes(` ${claimed} `)));
  const both = byEmployer.filter((job) => byTitle.includes(job));
  if (both.length > 0) return both;
  return byEmployer.length > 0 ? byEmployer : byTitle;
}

/** "Dell" in "Dell servers" is no employer; "at Dell" is. */
function namesEmployer(folded: string, employer: string): boolean {
  const at = folded.indexOf(` ${employer} `);
  return at >= 0 && (employer.includes(" ") || WORKED_AT.test(folded.slice(0, at)));
}

const SHORTEST_NAME = 4;

/** "At Nordlab" of "Nordlab Analytik GmbH": by its first word, when no other employer has it and it is a name. */
function namesForShort(folded: string, { employer }: SourceJob, jobs: readonly SourceJob[]): boolean {
  const [first = "", second = ""] = employer?.split(" ") ?? [];
  const others = jobs.filter((job) => job.employer !== employer);
  const isTaken = (name: string) => others.some((job) => ` ${job.employer ?? ""} `.includes(` ${name} `));
  const isName = first.length >= SHORTEST_NAME && !isPlainWord(first) && isStrange(first);
  const name = isName ? first : `${first} ${second}`;
  if (second === "" || isTaken(name)) return false;
  const at = folded.indexOf(` ${name} `);
  return at >= 0 && WORKED_AT.test(folded.slice(0, at)) && !OF_SCHOOL.test(folded.slice(0, at));
}

/** "The University of Leeds" is not "Leeds City Council". */
const OF_SCHOOL = new RegExp(
  `(?<!\\p{L})${anyOf("university college school institute universitat hochschule universite universidad instituto")}(?: (?:of|de|zu|del))?$`,
  "u",
);

const isStrange = rememberText((word): boolean =>
  (["en", "de", "fr", "es"] as const).every(
    (language) => thingsOf(word, language).length === 0 && deedsOf(word, language).length === 0,
  ),
);

function isClaimedTitle(folded: string, title: string): boolean {
  const at = folded.indexOf(` ${title} `);
  return at >= 0 && AS_TITLE.test(folded.slice(0, at + 1));
}

const OF_AN_AWARD = /^ of the (?:year|month|week|quarter)/iu;
const CERTIFIED = /^(?:certified|licen[sc]ed|registered|zertifiziert\p{L}*|geprüft\p{L}*) /iu;

/** "Certified forklift operator" is said by the certificate. */
function isCertified(title: string, { resume }: Sources): boolean {
  if (!CERTIFIED.test(title)) return false;
  const words = factWords(title.replace(CERTIFIED, ""));
  const lines = resume.statements.filter(({ section, text }) => section === "certificates" || /certified/iu.test(text));
  return lines.some((line) => words.every(({ word }) => line.words.hasForm(word) || line.words.hasExactly(word)));
}

const LEAST_LETTERS = 3;

/** Whether a line has the first letters of a title: "CPT" of "certified phlebotomy technician". */
export function isShortened(title: string, { resume }: Sources): boolean {
  const initials = title.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
  const short = new RegExp(String.raw`(?<!\p{L})${initials.join(String.raw`\.?`)}(?!\p{L})`, "u");
  return (
    initials.length >= LEAST_LETTERS && resume.statements.some(({ text }) => short.test(text) && !admits(text, "open"))
  );
}

function isBeingStudied(title: string, { resume }: Sources): boolean {
  const name = ` ${foldText(title)} `;
  return resume.statements.some(({ text }, at) => admits(text, "open") && resume.folded[at]?.includes(name));
}

const OF_SELF = /(?<!\p{L})(?:I (?:was|am)|ich (?:war|bin)|j['’]étais|je suis|soy)(?=\s)/giu;

/** "I was the branch's bereavement lead" stands in the resume with these very words. */
function isSaidOfSelf(upToTitle: string, { resume }: Sources): boolean {
  const at = [...upToTitle.matchAll(OF_SELF)].at(-1)?.index;
  if (at === undefined) return false;
  const said = upToTitle.slice(at);
  return resume.folded.some((line) => line.includes(` ${foldText(said)} `));
}

const OF_OTHERS =
  /(?<!\p{L})(?:of (?:them|whom)|they|who|both)\s(?:have\s|has\s|had\s)?(?:are|is|were|was|been|became|become)\s(?:an?\s)?$/iu;

const DEPUTY = /^stellvertretende?[rns]? /u; // "stellvertretende Filialleiterin" is short in the resume
const DEPUTIES = ["stellv ", "stv "];
const BOTH = / (?:und|et|y) /u; // "Zimmerer und Vorarbeiter" of "Zimmerer / Vorarbeiter"
/** "Before I became a baker I was with Harvest Oven": the title is of what came after. */
const BEFORE_IT = /(?<!\p{L})(?:before|until) I (?:became|was)\s(?:an? )?$/iu;
const OF_SEVERAL = /^\p{Ll}+ing\s/u;

/** A title that the sentence claims and that the resume does not give the person; null when there is none. */
export function strangeTitle(
  text: string,
  { words, isClaim, sources }: { words: FactWord[]; isClaim: boolean; sources: Sources },
): string | null {
  for (const word of words) {
    if (!isTitleHead(word.word)) continue;
    if (/^members?$/.test(word.word) || isWorkedAs(word.word, sources) || OF_AN_AWARD.test(text.slice(word.to)))
      continue;
    const phrase = titlePhrase(text, word);
    const title = text.slice(phrase.from, word.to);
    const before = text.slice(0, phrase.from);
    // "I am mentoring two brokers": nobody is several.
    if (OF_SEVERAL.test(title) && /s$/.test(word.word)) continue;
    const isClaimed =
      AS_TITLE.test(before) ||
      (isClaim && IN_POSITION.test(before)) ||
      (/^\s*$/.test(before) && namesEmployerNext(text.slice(word.to), sources));
    if (isSaidOfSelf(text.slice(0, word.to), sources)) continue;
    // "Two of them became leads" is said of others.
    if (isCertified(title, sources) || isShortened(title, sources) || OF_OTHERS.test(before)) continue;
    // Who studies to become one may say so.
    if (admits(text, "open") && isBeingStudied(title, sources)) continue;
    if (
      /^responsables?$/.test(word.word) &&
      /^\s(?:de|d['’])\s?(?:un|une|una|los|las|les|la|le|l['’])(?!\p{L})/iu.test(text.slice(word.to))
    )
      continue;
    const both = title.split(BOTH);
    const isOwn =
      isOwnTitle(foldText(title), sources) ||
      isOwnTitle(withoutAdjective(title), sources) ||
      isTitleWithoutField(foldText(title), sources) ||
      DEPUTIES.some((deputy) => isOwnTitle(foldText(title).replace(DEPUTY, deputy), sources)) ||
      (both.length > 1 && both.every((one) => isOwnTitle(foldText(one), sources)));
    if (isClaimed && (!isOwn || (!BEFORE_IT.test(before) && isOfOtherEmployer(title, text, sources)))) return title;
    // "As preceptor to new graduates" names the graduates as others.
    const since = text.slice(0, word.from).slice(-40).split(AS).slice(1).at(-1);
    const isNear = since !== undefined && !GIVEN_TO.test(since);
    if (isNear && !isOwn && !sources.resume.folded.some((line) => line.includes(` ${foldText(title)} `))) return title;
  }
  return null;
}

const LED = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "manage[sd]? ran run runs lead led leads head(?:ed|s)? (?:co-?)?own(?:ed|s)? (?:co-?)?founded direct(?:ed|s)? leite(?:te)? führ(?:t)?e besitze",
    "gründete dirige dirigeais dirigé gère gérais possède fondé dirijo dirigí gestiono fundé poseo",
  )}\s(?:ich\s)?(?:the|die|das|den|le|la|el)?\s*$`,
  "iu",
);
const LEADS = new RegExp(
  anyOf(
    "manag direct head owner found principal leit chef gérant",
    "gerent encargad propietari inhaber geschäftsf geschaftsf chief president supervisor superintendent",
  ),
  "iu",
);

/** An employer that the sentence says the person led or owned, by a title that leads nothing; null when it says no such thing. */
export function ledEmployer(text: string, { jobs }: Sources): string | null {
  for (const { employer, title } of jobs) {
    if (employer === null || title === null) continue;
    if (jobs.some((one) => one.employer === employer && LEADS.test(one.title ?? ""))) continue;
    const words = factWords(text);
    const names = employer.split(" ");
    const at = words.findIndex((_, index) => names.every((name, next) => words[index + next]?.word === name));
    if (at >= 0 && LED.test(text.slice(0, words[at]?.from))) return title;
  }
  return null;
}

const OWN_BUSINESS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`my\sown\s(?:\p{L}+\s)?(?:business|company|firm|practice|shop|studio|restaurant|agency|office|clinic|workshop|salon)`,
    String.raw`(?:eigene[nmrs]?\s(?:\p{L}+\s)?(?:praxis|firma|betrieb|unternehmen|kanzlei|werkstatt|laden|geschäft|büro|agentur|salon|restaurant))`,
    String.raw`(?:ma|mon)\spropre\s(?:entreprise|société|cabinet|atelier|boutique|commerce|restaurant|salon|agence)`,
    String.raw`mi\spropi[oa]\s(?:empresa|negocio|despacho|taller|tienda|restaurante|clínica|consulta|agencia|salón)`,
  )}(?!\p{L})`,
  "iu",
);
const OWNS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`own(?:ed|er)?s? self[\s-]employed freelanc\p{L}* found\p{L}* proprietor sole\strader family eigen\p{L}* inhaber\p{L}*`,
    String.raw`selbst?ständig\p{L}* freiberuf\p{L}* gründe\p{L}* gegründet gérante? propre indépendante? fond\p{L}* propriétaire`,
    String.raw`autónom[oa] propi[oa] fund\p{L}* propietari[oa] due[nñ][oa]`,
  )}(?!\p{L})`,
  "iu",
);

/** A business that a sentence calls the person's own, where no line says that they have one; null for any other. */
export function strangeBusiness(text: string, { resume }: Sources): string | null {
  const own = OWN_BUSINESS.exec(text)?.[0];
  return own && !resume.statements.some((line) => OWNS.test(line.text)) ? own : null;
}

const HEADED =
  /(?<!\p{L})(?:am|was|been|became)\s(?:the\s)?(?<title>head|chair|president|director|chief)\sof(?!\p{L})/iu;

/** "I am head of research": a rank that stands nowhere in the resume; null for any other. */
export function strangeHead(text: string, { resume }: Sources): string | null {
  const title = HEADED.exec(text)?.groups?.title?.toLowerCase();
  return title && !resume.words.hasForm(title) ? title : null;
}

/** Where it was by its kind: "at the clinic" of the only employer with that word in its name. */
function namesKind(folded: string, { employer }: SourceJob, jobs: readonly SourceJob[]): boolean {
  return (employer?.split(" ") ?? []).some((word) => {
    if (word.length < SHORTEST_NAME || isPlainWord(word)) return false;
    if (jobs.some((job) => job.employer !== employer && ` ${job.employer ?? ""} `.includes(` ${word} `))) return false;
    const at = folded.indexOf(` ${word} `);
    // "With the tree officer" was nowhere.
    const next = folded.slice(at + word.length + 2).split(" ", 1)[0] ?? "";
    return at >= 0 && AT_KIND.test(folded.slice(0, at + 1)) && (next === "" || isPlainWord(next));
  });
}

const AT_KIND = new RegExp(
  String.raw` ${anyOfLines`
    (?:at|for|in|with|from) (?:the|this|that)
    (?:in|bei|von|aus) (?:der|dem)|beim|im|vom|(?:a|dans|chez|pour|de) la
    au|du|(?:en|de|para) (?:la|el)|del|al
  `} (?:\p{L}+ )?$`,
  "u",
);

const AS = /(?<!\p{L})(?:as|als|como|comme)(?!\p{L})/iu;
/** After these words another thing than the title is spoken of: "as a team lead I trained a dozen agents". */
const GIVEN_TO = /\s(?:to|for|with|I|we|ich|wir|je|nous|yo)\s|(?<!\p{L})j['’]/iu;

function namesEmployerNext(rest: string, { jobs }: Sources): boolean {
  const after = / (?:at|for|of|with|bei|en|chez|de) (?<name>.+)/u.exec(foldAfter(rest))?.groups?.name;
  return after !== undefined && jobs.some(({ employer }) => employer !== null && after.startsWith(employer));
}

function foldAfter(rest: string): string {
  return ` ${foldText(rest)}`;
}

function isOfOtherEmployer(title: string, text: string, { jobs, resume }: Sources): boolean {
  const folded = ` ${foldText(text)} `;
  const there = jobs.filter(({ employer }) => employer !== null && namesEmployer(folded, employer));
  const name = ` ${foldText(title)} `;
  const has = (words: string | null) => words !== null && ` ${words} `.includes(name);
  const isKnown = there.length > 0 && there.every((job) => job.title !== null && job.start !== null);
  if (!isKnown || there.some((job) => has(job.title)) || !jobs.some((job) => has(job.title))) return false;
  const entries = new Set(there.map(({ entry }) => entry));
  return !resume.statements.some(
    (one, at) => entries.has(one.entry) && one.isHead && resume.folded[at]?.includes(name),
  );
}

const OF_SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`(?:for|with|by|to|under|from|of)\s(?:the|our|an?|my|his|her) (?:für|mit|von|unter|bei)\s(?:de[mnr]|eine[mnr])`,
    String.raw`(?:para|con|por|de|a)\s(?:el|la|una?) del al du aux? (?:pour|avec|par|de)\s(?:le|la|l['’]|une?) de[sr]`,
  )}\s*$`,
  "iu",
);

/** "A hygienist" of "Dental Hygienist": without its field, and of no rank. */
function isTitleWithoutField(title: string, { jobs }: Sources): boolean {
  if (title.includes(" ") || LEADS.test(title)) return false;
  return jobs.some(({ title: own }) => own?.endsWith(` ${title}`) && !isLesserTitle(own, title));
}

/** Whether the resume gives the person a title, in small letters without accents. */
export function isOwnTitle(title: string, { resume, headline, jobs }: Sources): boolean {
  const words = ` ${title} `;
  if (jobs.some((job) => job.title !== null && ` ${job.title} `.includes(words))) return true;
  if (headline !== null && ` ${headline} `.includes(words)) return true;
  return resume.statements.some(({ isHead, section, text }, index) => {
    const folded = resume.folded[index] ?? "";
    if (!folded.includes(words)) return false;
    const at = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().indexOf(title);
    // "I covered for the practice manager" is somebody else.
    if (!isHead && at >= 0 && OF_SOMEBODY.test(text.slice(0, at))) return false;
    if (isHead || section === "summary" || section === "education" || section === "contact") return true;
    // "under the senior accountant" is somebody else.
    return at < 0 ? section !== "experience" : SAID_OF_SELF.test(text.slice(0, at)) || section === "certificates";
  });
}
