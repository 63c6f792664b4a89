import { anyOf, anyOfLines } from "../any-of.ts";
import {
  EMPLOYER_ENDINGS,
  EMPLOYER_WORDS,
  FIRST_HEADS,
  HEAD_ENDINGS,
  LAST_HEADS,
  LEGAL_FORMS,
  REGIONS,
  SCHOOL_ENDINGS,
  SCHOOL_WORDS,
  TITLE_HEADS,
  TITLE_LEVELS,
  TOWNS,
  US_STATES,
  WHOLE_ENDINGS,
} from "./lexicon/resume-words.ts";
import { isFieldOfWork } from "./fields-of-work.ts";
import { meantTitle } from "./misspelt-titles.ts";
import { foldWord, wordsOf } from "./resume-lines.ts";

export type PartEvidence = { title: number; employer: number };

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  "of and the for in to at a an & de del la las los le les du des d l y et en au aux por para con e und von der die das dem den des für im am zur zum bei mit als auf à pour sur chez".split(
    " ",
  ),
);
/** Parts of an employer, beside a role in it. */
export const UNITS: ReadonlySet<string> = new Set(
  "department dept dept. unit ward division team floor branch abteilung station bereich service departamento servicio".split(
    " ",
  ),
);
const STATE_NAMES: ReadonlySet<string> = new Set([...US_STATES.values()].map((name) => name.toLowerCase()));
const LONGEST_TITLE_WORDS = 12;
const SHORTEST_COMPOUND = 3;
const LONGEST_ENDING = 22;
const NUMERAL = /^(?:[ivx]+|\d+|[a-c])[.)]?$/i;
const GENDER_MARK = /^\(?(?:m|f|w|h|d|x)(?:\s?[/|]\s?(?:m|f|w|h|d|x)){1,3}\)?$/i;
const GENDER_TAIL = /(?:\/-?|\*|:|_|\(|·)(?:in|innen|e|a|as|se|euse|ere|rice|trice|ne|nne|o|os)\)?$/;
const AGENT_ENDING = /(?:ologist|ician|keeper|maker|grapher|smith|path|onomist|apist|worker|woman|person)$/;
const LIKE_AN_AGENT = /(?:er|or|ist|ian|ant|eer)$/;
/** Whoever does something, in languages where one word often is the whole title. */
const ONE_WORD_AGENT =
  /(?:\p{L}{3}(?:ier|iere|euse|iste|ador|adora|ero|era|ista|erin|nerin|istin|entin|antin|eurin)|\p{L}{4}eur)$/u;
const OWN_BUSINESS = new RegExp(
  `^${anyOf(
    "(?:my\\s)?own\\s(?:account|business|company|firm) sole\\s(?:trader|proprietor)",
    "self[-\\s]?employed self[-\\s]?employment freelance freelancer selbst(?:st)?ändig selbst(?:st)?ändige",
    "freiberuflich freiberufler freiberuflerin autónomo autónoma indépendant indépendante auto-?entrepreneur",
    "auto-?entrepreneuse micro-?entrepreneur independiente",
  )}$|^(?:à son compte|por cuenta propia|trabajador(?:a)? (?:autónom[oa]|independiente)|travailleur indépendant)$`,
  "i",
);
const WORK_FORMS = new RegExp(
  `^(?:${anyOf(
    "au[-\\s]pair (?:bundes)?freiwilligendienst freiwilliges\\s(?:soziales|ökologisches|kulturelles)\\sjahr fsj föj bfd",
    "zivildienst präsenzdienst (?:grund)?wehrdienst (?:pflicht|vor|schul|schüler|orientierungs|betriebs)?praktikum ferial(?:job|praxis) ferien(?:job|arbeit)",
    "aushilfsjob nebenjob werkstudententätigkeit service\\s(?:civique|militaire) job\\s(?:étudiant|d['’]été) emploi\\ssaisonnier",
    "prácticas(?:\\s(?:profesionales|(?:de|en)\\s\\p{Ll}{4,20}))? servicio\\smilitar military\\sservice national\\sservice",
    "(?:(?:audit|tax|accounts|assurance)\\s)?(?:semi[-\\s]?)?senior",
    "front\\sof\\shouse back\\sof\\shouse front\\sdesk (?:front|parts|deli|sales)\\scounter bar\\swork private (?:dinner|tea|lollipop)\\slady",
  )})$`,
  "iu",
);
const OF_SCIENCE = /^(?:department|dept\.?|school|faculty|institute) of (?=\p{L})/iu;
const SCIENCES = new RegExp(
  `^(?:\\p{L}+ )?${anyOf(
    "chemistry physics mathematics maths statistics biology biochemistry microbiology botany zoology geology geography",
    "history philosophy linguistics psychology sociology anthropology archaeology economics english astronomy \\p{L}+\\sengineering",
    "computer\\sscience",
  )}(?!\\p{L})`,
  "iu",
);
const OPENS_OFFICE =
  /^(?:city|county|state|town|village|borough|ministry|department|dept\.?|university|bank|church|house) of /i;
const OPENS_OFFICE_ABROAD = new RegExp(
  String.raw`^(?:${anyOf(
    "Secretaría Consejería Ministerio Gobierno Ayuntamiento Diputación Municipio Municipalidad Mairie Ville Préfecture",
    "Stadt (?:Land)?[Kk]reis Gemeinde Kanton Bezirksamt Landratsamt",
  )})(?: del?| du| de la| d['’])? ?\p{Lu}`,
  "u",
);
const FOR_STUDENTS = /.\((?:federal )?(?:work[- ]study|student (?:job|work|worker|employee))\)$/iu;
const PRACTICE =
  /^(?:clinique|cabinet|clínica|hospital|centro) (?:vétérinaire|veterinari[ao]|dentaire|dental)(?!\p{L})/iu;
const NO_OWNER = new RegExp(
  `${anyOf("in kraft frau fachmann hilfe leiter helfer fahrer assistent meister verkäufer")}$`,
);
/** "Begleitung in einer Werkstatt" tells of work: no name has an article that says "some". */
const TELLS_WORK = /\p{Ll} (?:in eine[rm]|bei eine[rm]|an eine[rm]|dans une?|en una?|in an?|at an?) \p{L}/u;
const TWO_NAMES = /^\p{Lu}[\p{L}'’.]* (?:&|\+|and|und|et|y) \p{Lu}/u;
const AND = / (?:&|\+|and|und|et|y) /u;
/** "Castlebar, Co. Mayo". */
const IRISH_COUNTY = /^Co\.? \p{Lu}\p{Ll}{2,}$/u;
/** "FedEx", but not "MacEachern". */
const BRAND = new RegExp(
  anyOfLines`
    (?<!\b(?:Mac|Mc|De|Di|Du|La|Le|Fitz|Van|Von))(?<=\p{Ll})\p{Lu}
    \p{L}\.(?:com|io|net|org|de|fr|es|co)$|^\p{Lu}{2,5}$|^\p{Lu}{1,3}&\p{Lu}{1,3}$|^\d+\p{Lu}
  `,
  "u",
);

const PARTNERS = new RegExp(
  ` (?:&|et|y|und|\\+|ET|Y|UND) ${anyOf(
    "Associés Fils Frères Cie Asociad[ao]s Hijos Hermanos C[íi]a Söhne Sohn Partner",
    "ASSOCIÉS FILS FRÈRES CIE ASOCIAD[AO]S HIJOS HERMANOS CÍA SÖHNE SOHN PARTNER",
  )}\\.?(?!\\p{L})`,
  "u",
);

export function isOwnBusiness(text: string): boolean {
  return OWN_BUSINESS.test(text);
}

/** "Superviso a 3 ayudantes" tells what somebody does, though its first word looks like a title. */
const SPANISH_DEED = /^\p{Lu}\p{Ll}{3,}[oéí] (?:al?|l[oa]s|un[oa]?s?) (?:\d|l[oa]s |un[oa]? |mis? |\p{Ll})/u;

/** A letter alone names nothing, "3M" does. */
export function mayBeName(text: string): boolean {
  return /\p{L}{2}|^\d{1,2}\p{Lu}$|\p{Lu}&\p{Lu}/u.test(text);
}

/** "Trader Joe's" and "The Guardian" are houses, whatever their words do. */
const NAME_OF_HOUSE = /^(?:\p{Lu}\p{L}+ ){1,2}\p{Lu}\p{Ll}+['’]s$|^The \p{Lu}/u;
const SURE_HOUSE = 3;
const DEGREE_OF = /(?:Bachelor|Master|Associate)['’]s$/u;

export function judgePart(text: string): PartEvidence {
  if (NAME_OF_HOUSE.test(text) && !DEGREE_OF.test(text)) return { title: 0, employer: SURE_HOUSE };
  if (/^company name$/i.test(text) || PARTNERS.test(text) || PRACTICE.test(text)) return { title: 0, employer: 3 };
  if (SPANISH_DEED.test(text)) return { title: 0, employer: 0 };
  // "Packer (agency work, Acme Staffing)" is judged by what stands before the bracket.
  if (FOR_STUDENTS.test(text)) return { title: 3, employer: 0 };
  const plain = text.replace(/(?<=\p{L})\((?:in|e|a)\)/gu, "").replace(/ \([^()]{1,80}\)$/, "");
  const words = wordsOf(plain).slice(0, 20);
  if (words.length > LONGEST_TITLE_WORDS || !mayBeName(text)) return { title: 0, employer: 0 };
  const organisation = words.filter(isOrganisationWord).length;
  let title = titleOf(text, words, organisation > 0);
  let employer = organisation > 0 ? 1 : 0;
  const last = words.at(-1) ?? "";
  if (organisation > 1 || isOrganisationWord(last) || isOrganisationWord(words[0] ?? "")) employer = 2;
  // "Midland Home Support" helps at home, a "Home Carer" works there.
  const isShop = plainWord(last) === "co-op";
  const isDoubtful = (organisation > 0 || isShop) && words.length > 2 && DOUBTFUL_HEADS.has(plainWord(last));
  if (isDoubtful && title === 3) [title, employer] = [2, 2];
  else if (title === 3 && words.length === 2 && isHouseOf(words)) [title, employer] = [0, 2];
  else if (title === 3 && organisation === 1 && !isOrganisationWord(last)) employer = 1;
  if (organisation === 1 && words.length === 2 && isOrganisationWord(last) && namesWorker(words[0] ?? ""))
    [title, employer] = [3, 1];
  if (title === 0 && employer === 0 && (TWO_NAMES.test(text) || BRAND.test(text) || isOfCountry(words))) employer = 1;
  if (WORK_FORMS.test(text) || isWorkInSmall(words)) return { title: 3, employer: 0 };
  if (words.length > 1 && plainWord(last) === "staff") return { title: 3, employer: 0 };
  if (OWN_BUSINESS.test(text)) return { title: Math.min(title, 1), employer: 2 };
  const isLegal = words.some((word, index) => (index > 0 || words.length > 1) && isLegalForm(word, index));
  if (isLegal || (OPENS_OFFICE.test(text) && !isOfScience(text)) || OPENS_OFFICE_ABROAD.test(text)) {
    employer = 3;
    title = Math.min(title, 1);
  }
  if (title < 3 && employer === 2 && title > 0 && !isDoubtful) title = 1;
  const mayBeField = title === 0 && !isLegal && (words.length > 1 ? employer > 0 : employer === 1);
  if (mayBeField && isFieldOfWork(plain.split(AND).at(-1)!)) employer = 0;
  return { title, employer: !isLegal && TELLS_WORK.test(text) ? 0 : employer };
}

/** "driver and yard". */
function isWorkInSmall([first = "", joint = "", ...others]: string[]): boolean {
  const areSmall = [first, ...others].every((word) => /^\p{Ll}/u.test(word));
  return areSmall && others.length > 0 && isHead(first) && /^(?:and|&|\+)$/u.test(joint);
}

/** "Steuerkanzlei Moosbauer", "Möbelhaus Sander": behind a kind of house stands whose it is. */
function isHouseOf([house = "", owner = ""]: string[]): boolean {
  const isKind = endsWithOne(plainWord(house), EMPLOYER_ENDINGS, SHORTEST_COMPOUND) && !isHead(house);
  return isKind && /^\p{Lu}\p{Ll}+$/u.test(owner) && !NO_OWNER.test(owner);
}

function isOfScience(text: string): boolean {
  const field = text.replace(OF_SCIENCE, "");
  return field !== text && SCIENCES.test(field);
}

/** "Concentrix Philippines", "Ikea Deutschland". */
function isOfCountry(words: string[]): boolean {
  return words.length > 1 && words.every((word) => /^[\p{Lu}\d]/u.test(word)) && isRegion(words.at(-1)!);
}

/** Long enough, or feminine, so that it is nobody's surname. */
function namesWorker(word: string): boolean {
  const plain = plainWord(word);
  return isHead(word) && (plain.length >= LEAST_WORKER || /(?:erin|kraft|frau)$/.test(plain));
}

const LEAST_MEANT_ALONE = 10; // "Gardner" alone is a name
const LEAST_WORKER = 12;
const DOUBTFUL_HEADS: ReadonlySet<string> = new Set(["support", "partner", "provider", "executive", "co-op"]);

function titleOf(text: string, words: string[], isOrganisation: boolean): number {
  if (/^(?:head|chief|vice president|vp) of? ?\p{L}/iu.test(text)) return 3;
  const clause = words.findIndex((word, index) => index > 0 && isJoint(word));
  const main = clause > 0 ? words.slice(0, clause) : words;
  const bare = main.filter((word) => !NUMERAL.test(word) && !GENDER_MARK.test(word) && !/^\(.*\)$/.test(word));
  while (bare.length > 1 && TITLE_LEVELS.has(plainWord(bare[0]!))) bare.shift();
  const first = bare[0] ?? "";
  const last = bare.at(-1) ?? "";
  // "Valley Physicians" is a practice, nobody's title.
  if (isPluralHead(last) && bare.length > 1) return 1;
  if (isHead(last) && !(isForeignName(last) && bare.length > 1)) return 3;
  const meant = TWO_NAMES.test(text) ? null : meantTitle(plainWord(last));
  if (meant !== null && (bare.length > 1 || meant.length >= LEAST_MEANT_ALONE)) return 3;
  const isInHouse = isOrganisation && /^\p{Ll}/u.test(bare[1] ?? "") && FIRST_HEADS.has(plainWord(first));
  if (isInHouse || (!isOrganisation && (opensTitle(first, bare[1]) || isCompoundHead(first)))) return 3;
  if (words.some(isHead)) return isOrganisation ? 1 : 2;
  if (/-(?:sur|sous|lès|les|en|aux?)-\p{Lu}/u.test(text)) return 0;
  const isCoined = bare.length > 1 && last.length > 5 && LIKE_AN_AGENT.test(plainWord(last));
  const isAgent = bare.length === 1 && ONE_WORD_AGENT.test(plainWord(last));
  return (isCoined || isAgent) && !isOrganisation ? 1 : 0;
}

/** "aide-soignante", "jefe de obra", "agent polyvalent": what follows the head is no name of its own. */
function opensTitle(first: string, second: string | undefined): boolean {
  const plain = plainWord(first);
  // "Monteur-câbleur".
  if (plain.includes("-") && FIRST_HEADS.has(plain.split("-")[0]!)) return true;
  return FIRST_HEADS.has(plain) && (second === undefined || /^[\p{Ll}(]/u.test(second) || isHead(second));
}

/** "Bauer" and "Koch" are trades and surnames. */
function isForeignName(word: string): boolean {
  const plain = plainWord(word);
  return WHOLE_ENDINGS.has(plain) && !LAST_HEADS.has(plain) && plain.length < 8;
}

function isCompoundHead(word: string): boolean {
  return endsWithOne(plainWord(word), HEAD_ENDINGS, 0) && /^\p{Lu}/u.test(word);
}

export function isHead(word: string): boolean {
  const plain = plainWord(word);
  if (TITLE_HEADS.has(plain)) return true;
  if (plain.length > 6 && AGENT_ENDING.test(plain)) return true;
  const last = plain.split(/[/-]/).at(-1) ?? "";
  if (last !== plain && plain !== "co-op" && TITLE_HEADS.has(last)) return true;
  if (endsWithOne(plain, HEAD_ENDINGS, SHORTEST_COMPOUND)) return true;
  return plain.length > 5 && plain.endsWith("s") && TITLE_HEADS.has(plain.slice(0, -1)) && !EMPLOYER_WORDS.has(plain);
}

function isPluralHead(word: string): boolean {
  const plain = plainWord(word);
  return plain.length > 5 && /[^s]s$/.test(plain) && !TITLE_HEADS.has(plain) && LAST_HEADS.has(plain.slice(0, -1));
}

function endsWithOne(word: string, endings: ReadonlySet<string>, before: number): boolean {
  for (let length = Math.min(LONGEST_ENDING, word.length - before); length > 2; length--)
    if (endings.has(word.slice(-length))) return true;
  return false;
}

export function isOrganisationWord(word: string): boolean {
  const plain = plainWord(word);
  return EMPLOYER_WORDS.has(plain) || endsWithOne(plain, EMPLOYER_ENDINGS, 0);
}

function isLegalForm(word: string, index: number): boolean {
  const plain = plainWord(word);
  if (!LEGAL_FORMS.has(plain)) return false;
  // "se", "co" and "sa" are also words; as legal forms they are capitalised or follow the name.
  return plain.length > 3 || (index > 0 ? /^\p{Lu}/u.test(word) : /^(?:SARL|SAS|EURL|SA|SL|SCI)$/.test(word));
}

const MEXICAN_FORM = /^S\.?\s?(?:A\.?|de R\.?\s?L\.?)(?:\s?P\.?\s?I\.?)?(?: de C\.?\s?V\.?)$/iu;

export function isLegalSuffix(text: string): boolean {
  return MEXICAN_FORM.test(text) || LEGAL_FORMS.has(plainWord(text));
}

const SHORT_STATES: ReadonlySet<string> = new Set(
  (
    "Ala. Ariz. Ark. Calif. Colo. Conn. Del. Fla. Ill. Ind. Kan. Mass. Md. Mich. Minn. Miss. Mont. Neb. Nev. N.C. N.D. N.H. N.J. " +
    "N.M. N.Y. Okla. Ore. Penn. R.I. S.C. S.D. Tenn. Tex. Va. Wash. W.Va. Wis. Wyo. D.C. " +
    "Ags. Chih. Coah. Dgo. Gto. Hgo. Jal. N.L. Oax. Pue. Qro. Tamps. Tlax. Yuc. Zac."
  ).split(" "),
);
const BRITISH_COUNTY = new RegExp(
  `^(?:\\p{Lu}\\p{Ll}{3,}shire|${anyOf(
    "Berks Bucks Beds Cambs Glos Hants Herts Lancs Leics Lincs Northants Notts Oxon Salop Staffs Wilts Worcs",
    "Surrey Essex Sussex Norfolk Suffolk Devon Cornwall Dorset Somerset Cumbria Merseyside",
  )})$`,
  "u",
);
/** "San Francisco Bay Area", "Greater Boston" */
const AROUND_TOWN =
  /^Greater \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: Area)?$|^(?:\p{Lu}\p{Ll}+ ){1,3}(?:Bay|Metro|Metropolitan) Area$/u;

export function isRegion(text: string): boolean {
  const trimmed = text.replace(/[.]$/, "");
  if (IRISH_COUNTY.test(text) || BRITISH_COUNTY.test(text) || SHORT_STATES.has(text)) return true;
  if (US_STATES.has(trimmed.toUpperCase()) && trimmed === trimmed.toUpperCase()) return true;
  const folded = foldWord(trimmed).replace(/ /g, "-");
  if (trimmed.length <= 3 && trimmed !== trimmed.toUpperCase()) return false;
  if (REGIONS.has(folded) || REGIONS.has(foldWord(text))) return true;
  return STATE_NAMES.has(trimmed.toLowerCase());
}

export function isPlaceName(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    ([text, text.replace(/ City$/, "")].some((town) => TOWNS.has(foldWord(town))) ||
      AROUND_TOWN.test(text) ||
      isRegion(text))
  );
}

export function isTitleCase(text: string): boolean {
  const words = wordsOf(text).filter((word) => /^\p{L}/u.test(word) && !FUNCTION_WORDS.has(word.toLowerCase()));
  if (words.length === 0 || words.length > 10) return false;
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}

function isJoint(word: string): boolean {
  const lower = word.toLowerCase();
  return (FUNCTION_WORDS.has(lower) && lower !== "&" && lower !== "and" && lower !== "und") || /^d['’]/.test(lower);
}

const plainWords = new Map<string, string>();
const MAX_REMEMBERED_WORDS = 20_000;
const LONGEST_REMEMBERED = 40;

/** Folded, without surrounding signs and the ending of the other gender ("Verkäufer/-in"). */
export function plainWord(word: string): string {
  const known = plainWords.get(word);
  if (known !== undefined) return known;
  const plain = foldWord(word)
    .replace(GENDER_TAIL, "")
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "");
  if (word.length > LONGEST_REMEMBERED) return plain;
  if (plainWords.size >= MAX_REMEMBERED_WORDS) plainWords.clear();
  plainWords.set(word, plain);
  return plain;
}

const GERMAN_WITH = "mit";

export function isSchoolWord(word: string): boolean {
  if (word === GERMAN_WITH) return false;
  const plain = plainWord(word);
  if (SCHOOL_WORDS.has(plain)) return true;
  for (let length = 6; length < plain.length; length++) if (SCHOOL_ENDINGS.has(plain.slice(-length))) return true;
  return plain.split("-").some((part) => part !== plain && (SCHOOL_WORDS.has(part) || SCHOOL_ENDINGS.has(part)));
}

export function bestTitle(parts: readonly PartEvidence[]): number {
  return parts.reduce((best, part) => Math.max(best, part.title), 0);
}

export function bestEmployer(parts: readonly PartEvidence[]): number {
  return parts.reduce((best, part) => Math.max(best, part.employer), 0);
}
