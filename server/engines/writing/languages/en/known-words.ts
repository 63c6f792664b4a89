import { readFileSync } from "node:fs";
import { distance } from "fastest-levenshtein";
import wordListPath from "word-list";
import { rememberText } from "../../../../domain/remember-text.ts";
import { anyOf } from "../../../any-of.ts";
import { kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";

const PREFIX = 2;
const MOST_WORDS = 10_000; // of several resumes and postings
/** By their first letters, each between line ends: a set of them all would take ten times the room. */
let sections: Map<string, string> | null = null;

function readSections(): Map<string, string> {
  const words = Map.groupBy(readFileSync(wordListPath, "utf8").split("\n"), (word) => word.slice(0, PREFIX));
  return new Map([...words].map(([prefix, own]) => [prefix, `\n${own.join("\n")}\n`]));
}

const NEWER = new Set(
  `onboarding onboard onboarded omnichannel ecommerce webinar webinars blog blogs upsell upsold upsells email emails
  emailed app apps admin admins multi pre non lookup workflows dataset datasets analytics offboarding coworker coworkers
  geo retargeting chatbot chatbots fintech telehealth reps rep crm backend frontend agile devops inservice inservices
  pos signage cybersecurity debugged debugging username usernames voicemail voicemails hotspot geospatial chemo
  preop postop intraoperative payor payors escrowed charting deescalation caseload caseloads hackathon hackathons
  partie brigade neurodiverse upskill upskilled upskilling podcast podcasts vlog reskilling microservice microservices
  config configs signoff signoffs rollout rollouts uptime failover serverless codebase codebases changelog hotfix hotfixes bugfix
  middleware wireframing mockup mockups signup signups login logins livestream hashtag hashtags influencer influencers walkthrough
  walkthroughs roadmaps refactor refactored refactoring containerized dockerized autoscaling telemetry kanban kaizen gemba takt
  kitting palletizing palletising drayage backorder backorders changeover changeovers planogram planograms merchandised cleanroom
  perio endo ortho prophy headteacher headteachers journeyperson preceptor preceptors triaged triaging venipuncture cannulation
  gowning pipetting assays chargeback chargebacks intercompany reforecast workpapers subledger cashflow subrogation conveyancing
  redlined redlining mentee mentees commis banqueting safeguarding storytime makerspace rostering snagging rebar formwork
  submittal submittals takeoff takeoffs deliverable deliverables onsite offsite recordkeeping fecal comparables constructability corp colocation ductwork switchgear brazed deburring deburred fixturing toolpath toolpaths handover handovers
  sync syncs synced syncing roadmap covid performant virtualization virtualized financials sustainably cobot cobots templated templating memoized debounced
  serializer serializers deserialization hyperparameter hyperparameters upsert upserts denormalized dedupe deduped prepaids
  proning extubation extubated manipulatives scada whitepaper whitepapers walkaround walkarounds geofencing async tokenization
  tokenized dataframe dataframes writeoff writeoffs writedown writedowns rollforward rollforwards crossdock crossdocking linehaul
  upcharge upcharges endcap endcaps replen clickthrough autoscaler autoscale pseudonymised pseudonymized typechecking fourplex
  rota rotas invoicing resourcing neurodivergent lookbook lookbooks ledgering decarbonisation decarbonization biosecurity`.split(
    /\s+/,
  ),
);

/** Whether an English word written in small letters stands in a dictionary, in any of its forms. */
const isKnownWord = rememberText((word): boolean => {
  if (NEWER.has(word)) return true;
  sections ??= readSections();
  if (sections.get(word.slice(0, PREFIX))?.includes(`\n${word}\n`)) return true;
  const first = OF_TWO.exec(word)?.groups?.first;
  if (first !== undefined && sections.get(first.slice(0, PREFIX))?.includes(`\n${first}\n`)) return true;
  const verb = AS_VERB.exec(word)?.groups?.verb;
  if (verb !== undefined && isKnownWord(verb)) return !isMisformed(verb, word.slice(verb.length));
  const root = WITH_PREFIX.exec(word)?.groups?.root;
  return root !== undefined && isKnownWord(root);
}, MOST_WORDS);

/** "timesheets", "lookbook" and "storefront" are made of two words that go together. */
const OF_TWO = new RegExp(
  `^(?<first>\\p{Ll}{3,})(?<last>${anyOf(
    "sheet base ware line flow room book board list load site work time shop side stream desk point folio cast pack yard",
    "house store front stock card path log cycle team fund term script track stack form mail code kit lab space set cart scape away",
  )})s?$`,
  "u",
);

/** "mispicks" and "preassembled" are made as one needs them. */
const WITH_PREFIX = /^(?:mis|pre|re|un|non|over|under|sub|multi|micro|inter|after)(?<root>\p{Ll}{4,})$/u;

/** "precepted" and "barcoding": a trade makes verbs of its nouns. */
const AS_VERB = /^(?<verb>\p{Ll}{5,})(?:ed|ing)$/u;

function isMisformed(verb: string, ending: string): boolean {
  const forms = [`${verb}${verb.at(-1)}${ending}`, ...(verb.endsWith("e") ? [`${verb.slice(0, -1)}${ending}`] : [])];
  return forms.some((form) => sections?.get(form.slice(0, PREFIX))?.includes(`\n${form}\n`));
}

const SHORTEST = 4;
const HALF = 4; // in letters: of two words that were run together each has so many, or is one of these
const LONG = 10; // in letters: so long a word may have two wrong ones
const LONG_PAIR = 13; // in letters: "stormwater" is one word, "companypolicies" was two
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "all and any are for from has her his its new our the was with".split(" "),
);

/** "med-surg", "pre-op" */
const SHORT_FORM = /(?<!\p{L})\p{Ll}{2,4}-\p{Ll}{2,4}(?!\p{L})/gu;

/** The unknown words of a text that look like a known one written wrongly; the names a trade gives its things do not. */
export function slipsIn(text: string): string[] {
  return unknownWords(text.replace(SHORT_FORM, "")).filter((word) => isNearKnown(word) || isRunTogether(word));
}

function isNearKnown(word: string): boolean {
  const own = sections?.get(word.slice(0, PREFIX))?.split("\n") ?? [];
  return own.some((known) => Math.abs(known.length - word.length) <= 1 && isSlipOf(known, word) && isCommon(known));
}

const LONG_ENOUGH = 7; // in letters: of shorter ones too many are near to each other
const LONG_PLAIN = 8; // the same where a letter is lost, or one vowel stands for another

/** The one known word that an unknown one can be a slip of, its first and last letter apart; null without one. */
export const respelled = rememberText((word): string | null => {
  const isMany = word.endsWith("s") && isKnownWord(word.slice(0, -1));
  if (word.length < LONG_ENOUGH || unknownWords(word).length === 0 || isMany || isOfTwo(word)) return null;
  const all = sections?.get(word.slice(0, PREFIX))?.split("\n") ?? [];
  const near = all.filter(
    (known) => known.at(-1) === word.at(-1) && Math.abs(known.length - word.length) <= 1 && isOneSlipFrom(known, word),
  );
  // "instaled" lacks one of two l, and is no "instated".
  const alike = near.filter((known) => lettersOf(withoutDoubles(known)) === lettersOf(withoutDoubles(word)));
  const [only, ...others] = alike.length > 0 ? alike : near;
  const isSure = only !== undefined && others.length === 0 && isCommon(only);
  return isSure && (alike.length > 0 || (word.length >= LONG_PLAIN && hasSameConsonants(only, word))) ? only : null;
}, MOST_WORDS);

function isOfTwo(word: string): boolean {
  return Array.from(word).some((_, at) =>
    [word.slice(0, at), word.slice(at)].every((part) => part.length >= HALF && isKnownWord(part)),
  );
}

function isOneSlipFrom(known: string, word: string): boolean {
  return distance(known, word) === 1 || (known.length === word.length && haveTwoChanged(known, word));
}

function haveTwoChanged(known: string, word: string): boolean {
  const at = Array.from(known).findIndex((letter, index) => letter !== word[index]);
  const swapped = `${word.slice(0, at)}${word[at + 1] ?? ""}${word[at] ?? ""}${word.slice(at + 2)}`;
  return at >= 0 && swapped === known;
}

/** A consonant that stands for another one makes another word. */
function hasSameConsonants(known: string, word: string): boolean {
  const bare = (text: string) => text.replace(/[aeiou]/gu, "");
  return known.length !== word.length || bare(known) === bare(word);
}

function withoutDoubles(word: string): string {
  return word.replace(/(?<letter>\p{Ll})\k<letter>/gu, "$<letter>");
}

function isSlipOf(known: string, word: string): boolean {
  const apart = distance(known, word);
  return apart === 1 || (apart === 2 && (word.length >= LONG || lettersOf(known) === lettersOf(word)));
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join("");
}

function isCommon(word: string): boolean {
  const { noun, verb } = partsOfSpeech(word);
  return noun || verb || kindOfWord(word, "adj") !== "strange";
}

function isRunTogether(word: string): boolean {
  if (word.length < LONG_PAIR && ![...SMALL_WORDS].some((small) => word.startsWith(small) || word.endsWith(small)))
    return false;
  return Array.from(word).some((_, at) => {
    const parts = [word.slice(0, at), word.slice(at)];
    return parts.every((part) => SMALL_WORDS.has(part) || (part.length >= HALF && isKnownWord(part)));
  });
}

/** The words of a text in small letters that no dictionary has: slips of typing, and words that were run together. */
export function unknownWords(text: string): string[] {
  const words = text.match(/(?<![\p{L}\p{N}.@/’'-])\p{Ll}+(?:[’'-]\p{Ll}+)*(?![\p{L}\p{N}@/])/gu) ?? [];
  return words
    .flatMap((word) => word.split("-"))
    .map((word) => word.replace(/['’]s?$/, ""))
    .filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word) && !isKnownWord(word));
}
