import { anyOfLines } from "../../any-of.ts";
import { LETTER_LENGTHS } from "../../../domain/letter-choices.ts";
import { once } from "../../once.ts";
import { degreeRank } from "../../matching/years-and-degrees.ts";
import { reachedDegrees } from "../degree-name.ts";
import type { LetterDraft } from "../draft.ts";
import { asItem } from "../evidence/listed-lines.ts";
import { isAllProse } from "../facts/all-prose.ts";
import { tellsCondition } from "../facts/conditions-of-work.ts";
import { hasFigure, isWeak, onlyHelped } from "../facts/deed-worth.ts";
import { schoolNow } from "../languages/de/school-now.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import { type Heard, WritingVoice } from "../writing-voice.ts";
import {
  byTasks,
  chooseProofs,
  cleanOnes,
  withoutIdle,
  ofFewJobs,
  type Proof,
  weighDeeds,
  type WeighedDeed,
} from "./choose-proofs.ts";
import { countLetterWords } from "./count-letter-words.ts";
import { frameLetter } from "./frame-letter.ts";
import { headJob } from "./head-job.ts";
import { withJoinedTasks } from "./joined-tasks.ts";
import { letterSituation } from "./letter-situation.ts";
import { sayHeldCredentials } from "./letter-credentials.ts";
import { sayOpening } from "./letter-opening.ts";
import { type LetterPlan, planLetter } from "./letter-plan.ts";
import { saysItself } from "./letter-points.ts";
import { inLineOrder, pointsBackAlone } from "./line-order.ts";
import { figuresEarly, listItems, losesFigure, type OwnLine, ownLines } from "./own-lines.ts";
import { isSelfTold } from "./self-told.ts";
import { answeredNeed } from "./shown-needs.ts";
import { paperItems, unsaidPapers } from "./paper-items.ts";
import { isPlainlyTold } from "./plainly-told.ts";
import { joinedPairs, ProofTeller } from "./proof-teller.ts";
import { sayAskedSkills } from "./say-asked-skills.ts";
import { sayAskedPrograms, sayShared, sayYears } from "./say-background.ts";
import { sayLanguages } from "./say-languages.ts";
import { sayClose } from "./say-close.ts";
import { sayDegree } from "./say-degree.ts";
import { sayFreeTime } from "./say-free-time.ts";
import { sayGap } from "./say-gap.ts";
import { sayReturn, sayTrainingEnd } from "./say-return.ts";
import { sayOwnKnowledge } from "./say-own-knowledge.ts";
import { sayOwnSkills } from "./say-own-skills.ts";
import { sayPapers } from "./say-papers.ts";
import { sayStanding } from "./say-standing.ts";
import { sayStated, statesPapersAlone, toState } from "./say-stated.ts";
import { sayService } from "./say-service.ts";
import { sayStudies } from "./say-studies.ts";
import { sayOffices } from "./say-offices.ts";
import { isStressed } from "../facts/insistence.ts";
import { tellsDeed, tellsEnough } from "./tells-enough.ts";
import { wholeLines } from "./whole-lines.ts";

export const LETTER_WORDS = LETTER_LENGTHS[0].words;
export const MAX_HIGHLIGHTS = 5;
const FEWEST_PROOFS = 3;
const OPENS = 2; // a letter begins with one of so many lines, or with none
const FEWEST_LINES = 3;
const USUAL_LINES = 4;
const FEWEST_ABROAD = 2; // where a line that is no sentence is told as it stands or not at all
const MOST_LINES = 5;
const MOST_SENTENCES = 4;
const MOST_TO_FILL = 6; // of a short letter
const MOST_PROOFS = 12;
const MOST_OF_PARAGRAPH = 4; // in sentences
const SHORT_PARAGRAPH = 2;
const WORTH_TELLING = 2.5; // of sentences a letter takes more than it needs, as long as they tell something
const STRONG = 5; // a deed of this score is worth a longer letter
const LEAST_SCORE = 0; // a line that scores less tells the reader of this posting nothing
const LEAST_TO_LIST = -1;
const LEAST_LISTED = -4; // of a list the last items may tell less
const FEWEST_MATERIAL = 3; // with fewer lines to tell than this, what only helped is told as well
const TOO_SHORT = 115; // in words: what is shorter says too little of anybody
const FEWEST_WORDS_ABROAD = 90;
const FEWEST_WORDS_FIRST = 75; // whoever begins has less to tell
const FEWEST_TOLD = 2; // with fewer deeds than this, the letter also names the shared skills
const SCHOOLING = new RegExp(
  anyOfLines`
    \b(?:degree|bachelor|master['’]?s|[BM]SN)\b|\b(?:berufs)?(?:ausbildung|abschluss|studium)
    formation en|diplôme|titulación|formación en
  `,
  "iu",
);

function letterWords({ choices }: Pick<WritingFacts, "choices">): { least: number; most: number } {
  return LETTER_LENGTHS.find(({ value }) => value === choices.length)?.words ?? LETTER_WORDS;
}

/** Writes a letter of the length that is asked for by rules, as far as the resume reaches; greeting and name are added later. */
export function writeLetter(facts: WritingFacts): LetterDraft {
  const all = cleanOnes(withoutIdle(byTasks(wholeLines(chooseProofs(facts), facts), facts)));
  const proofs = all.filter((one) => !pointsBackAlone(one, all, facts));
  const plain = proofs.filter((proof) => isPlainlyTold(proof, facts.language) && !losesFigure(proof, facts));
  const telling = withoutIdle(byTasks(weighDeeds(facts), facts)).filter(
    (one) => one.score > LEAST_LISTED && isMaterial(one),
  );
  const ranked = ofFewJobs(telling, facts);
  const heard: Heard = new Map();
  const isOwnProse = isAllProse(facts.profile) && plain.length > 0;
  const listable = once(() => new Set(ownLines(ranked, facts, { told: [] }).map(({ best }) => best.deed)));
  const isListable = (deed: Deed) => listable().has(deed);
  if (!isOwnProse && !tellsEnough(plain, ranked, { language: facts.language, isListable }))
    return writeListed(facts, { plain, ranked, heard }) ?? writeTold(facts, proofs, heard);
  const draft = writeTold(facts, plain, heard);
  if (wordsOf(draft, facts) >= leastOfTold(facts)) return draft;
  const listed = facts.language === "en" ? null : writeListed(facts, { plain, ranked, heard });
  return listed ?? writeTold(facts, proofs, heard);
}

/** Abroad a short letter in sentences is better than a list. */
function leastOfTold(facts: WritingFacts): number {
  const { least } = letterWords(facts);
  if (facts.language === "en") return least;
  return Math.min(least, letterSituation(facts) === "first" ? FEWEST_WORDS_FIRST : FEWEST_WORDS_ABROAD);
}

/** What may be told in sentences, and what there is at all, the best first. */
type Material = { plain: Proof[]; ranked: WeighedDeed[]; heard: Heard };

/** Where the best of a resume is no sentence, it stands as a list in the person's words; null where that is too little. */
function writeListed(facts: WritingFacts, { plain, ranked, heard }: Material): LetterDraft | null {
  // A letter does not begin with another job than the one that it says the person has.
  const best = ranked.slice(0, OPENS).filter(({ deed }) => deed.job === null || deed.job === headJob(facts));
  const candidates = plain.filter((proof) => best.some((one) => tellsDeed(proof, one)));
  const { opener } = planLetter(candidates, facts, { tellsAll: false });
  const said = opener === null ? [] : [opener, ...ownSentences(plain, facts).filter((one) => one !== opener)];
  const isToList = ({ score, answers = [] }: WeighedDeed) =>
    facts.language !== "en" || score > LEAST_TO_LIST || answers.length > 0;
  const lines = figuresEarly(ownLines(ranked.filter(isToList), facts, { told: said })).slice(0, MOST_TO_FILL);
  const least = said.length > 1 ? 1 : FEWEST_ABROAD;
  const usual = Math.min(facts.language === "en" ? USUAL_LINES : FEWEST_LINES, lines.length);
  const fewest = Math.max(facts.language === "en" ? FEWEST_LINES : least, usual);
  if (lines.length < fewest) return null;
  const { least: enough, most } = letterWords(facts);
  const papersOf = (namesSchool: boolean) => once(() => unsaidPapers(paperItems(facts, { namesSchool }), facts));
  const papers = { asked: papersOf(false), withSchool: papersOf(true) };
  const draftOf = (count: number, extent: Partial<Extent> = {}) =>
    write(facts, said, {
      heard,
      lines: lines.slice(0, count),
      papers: extent.namesSchool ? papers.withSchool() : papers.asked(),
      ...extent,
    });
  let count = fewest;
  let draft = draftOf(count);
  for (const { best: next } of lines.slice(fewest)) {
    const told = lines.slice(0, count).map((line) => line.best);
    const isWanted = count < MOST_LINES && (next.score >= STRONG || answersMore(next, told));
    const longer = draftOf(count + 1);
    if (wordsOf(longer, facts) > most || (wordsOf(draft, facts) >= enough && !isWanted)) break;
    draft = longer;
    count += 1;
  }
  const withSchool = draftOf(count, { namesSchool: true });
  const isSchoolToName = isSchoolWanted(facts) && wordsOf(withSchool, facts) <= most;
  if (wordsOf(draft, facts) >= enough) return isSchoolToName ? withSchool : draft;
  if (wordsOf(withSchool, facts) >= enough) return withSchool;
  return draftOf(count, { namesSchool: true, namesShared: true });
}

/** What somebody wrote in whole sentences about themselves stays in sentences, where that is not the custom of lists. */
function ownSentences(plain: readonly Proof[], facts: WritingFacts): Proof[] {
  const isOwn = ({ deed: { text }, score }: Proof) => score > LEAST_SCORE && isSelfTold(text, facts.language);
  return facts.language === "en" ? [] : plain.filter(isOwn).slice(0, MOST_SENTENCES);
}

/** Lines that only say "helped" are no material for filling, unless they say how much or are near to what is asked for. */
function isMaterial({ deed, score, answers = [] }: WeighedDeed): boolean {
  if (tellsCondition(deed.text)) return false;
  const isNear = score >= STRONG && !onlyHelped(deed.text);
  const isToTell = isNear || hasFigure(deed.text) || answers.some(({ ask }) => !ask.isWish);
  return isToTell || !isWeak(deed.text);
}

function wordsOf({ paragraphs }: LetterDraft, facts: WritingFacts): number {
  return countLetterWords(frameLetter(paragraphs, facts));
}

/** A degree answers a posting that asks for one, and a high one is always named. */
function isSchoolWanted(facts: WritingFacts): boolean {
  return (
    facts.listing.degree !== null ||
    facts.asks.some(({ text }) => SCHOOLING.test(text)) ||
    reachedDegrees(facts).some(({ level }) => degreeRank(level) >= degreeRank("master"))
  );
}

function writeTold(facts: WritingFacts, proofs: Proof[], heard: Heard): LetterDraft {
  const telling = proofs.filter(({ score }) => score > LEAST_SCORE);
  const material = proofs.filter(isMaterial);
  const isScarce = telling.length < FEWEST_TOLD || material.length < FEWEST_MATERIAL;
  const spare = ofFewJobs(isScarce ? proofs : material, facts);
  const limits = letterWords(facts);
  const worth = facts.language === "en" ? WORTH_TELLING : STRONG;
  const namesSchool = isSchoolWanted(facts);
  const draftOf = (count: number) => write(facts, spare.slice(0, count), { heard, namesSchool });
  let told = FEWEST_PROOFS;
  let draft = draftOf(told);
  for (; told > 1 && wordsOf(draft, facts) > limits.most; told--) draft = draftOf(told - 1);
  for (let count = told + 1; count <= Math.min(MOST_PROOFS, spare.length); count++) {
    const next = spare[count - 1];
    const isWanted = next !== undefined && (next.score >= worth || answersMore(next, spare.slice(0, count - 1)));
    if (wordsOf(draft, facts) >= limits.least && !isWanted) break;
    const longer = draftOf(count);
    if (wordsOf(longer, facts) <= limits.most) draft = longer;
    told = count;
  }
  if (wordsOf(draft, facts) >= limits.least) return draft;
  const withSchool = namesSchool ? draft : write(facts, spare.slice(0, told), { heard, namesSchool: true });
  if (wordsOf(withSchool, facts) >= limits.least) return withSchool;
  const lean = write(facts, spare.slice(0, told), { heard, namesSchool: true, namesShared: true });
  if (wordsOf(lean, facts) >= limits.least) return lean;
  // Routine is told where a whole letter comes of it, or where there would be hardly any.
  const isShort = wordsOf(lean, facts) < TOO_SHORT;
  const least = isShort ? wordsOf(lean, facts) + 1 : limits.least;
  const fits = (full: LetterDraft) => inLimits(wordsOf(full, facts), { ...limits, least });
  const all = fullOnes(facts, spare, heard).filter(fits);
  const whole = (isShort ? [...all].at(-1) : all.next().value) ?? lean;
  if (wordsOf(whole, facts) >= TOO_SHORT) return whole;
  return write(facts, spare, { heard, namesSchool: true, namesShared: true, tellsAll: true, namesOwn: true });
}

function answersMore({ answers = [], opensPoint = false }: WeighedDeed, others: readonly WeighedDeed[]): boolean {
  if (opensPoint) return true;
  const answered = new Set(others.flatMap((proof) => (proof.answers ?? []).map(({ ask }) => ask)));
  return answers.some(({ ask }) => (!ask.isWish || isStressed(ask.text)) && !answered.has(ask));
}

function inLimits(words: number, { least, most }: { least: number; most: number }): boolean {
  return words >= least && words <= most;
}

function* fullOnes(facts: WritingFacts, spare: Proof[], heard: Heard): Generator<LetterDraft> {
  for (let count = FEWEST_PROOFS + 1; count <= Math.min(MOST_PROOFS, spare.length); count++)
    yield write(facts, spare.slice(0, count), { heard, namesSchool: true, namesShared: true, tellsAll: true });
}

type Extent = {
  heard: Heard;
  lines?: readonly OwnLine[];
  papers?: readonly string[];
  namesSchool?: boolean;
  namesShared?: boolean;
  tellsAll?: boolean;
  namesOwn?: boolean;
};

function write(
  facts: WritingFacts,
  proofs: Proof[],
  {
    heard,
    lines = [],
    papers = [],
    namesSchool = false,
    namesShared = false,
    tellsAll = false,
    namesOwn = false,
  }: Extent,
): LetterDraft {
  const voice = new WritingVoice(facts, heard);
  const inList = lines.map(({ best }) => best.deed);
  const plan = withJoinedTasks(inLineOrder(planLetter(proofs, facts, { tellsAll, listed: inList }), facts), facts);
  const teller = new ProofTeller(voice);
  const opening = sayOpening(voice, plan, teller);
  const paragraphs = [
    opening.paragraph,
    ...tellParts(voice, plan, teller, opening),
    listed(voice, lines, { teller, papers, namesNeed: !opening.isNeedSaid }),
  ];
  const told = [...teller.told, ...lines.map(({ best }) => best)];
  const tellsOffices = told.length < FEWEST_TOLD || letterSituation(facts) === "first";
  if (tellsOffices) {
    sayOffices(voice, told);
    paragraphs.push(voice.endParagraph());
  }
  if (told.length < FEWEST_TOLD || namesOwn) {
    sayOwnKnowledge(voice, paragraphs.join(" "));
    paragraphs.push(voice.endParagraph());
  }
  const said = paragraphs.join(" ");
  sayService(voice, said);
  sayReturn(voice, said);
  sayTrainingEnd(voice);
  sayYears(voice, said, () => gapOf(facts, heard));
  // A list abroad holds the lines of the papers, too.
  const stated = toState(voice);
  const saidOrStated = [said, ...stated.sentences].join(" ");
  if (lines.length === 0 || facts.language === "en") sayQualifications(voice, saidOrStated, { namesSchool });
  if (facts.language === "de" && facts.resumeLanguage === "de") voice.say(schoolNow(facts.profile), {}, 0);
  sayStudies(voice);
  if (lines.length === 0) saySkills(voice, said, { told, namesShared });
  else if (facts.language === "en") sayAskedPrograms(voice, said);
  if (namesOwn) sayOwnSkills(voice, said);
  if (!stated.kinds.has("languages")) sayLanguages(voice, said);
  if (statesPapersAlone(stated)) voice.say(stated.sentences);
  voice.joinStanding();
  if (!tellsOffices) sayFreeTime(voice, said);
  if (told.length > 0 || !voice.isParagraphEmpty || facts.language !== facts.resumeLanguage) sayGap(voice);
  paragraphs.push(...voice.endParagraphs());
  paragraphs.push(...sayStated(voice, stated));
  sayClose(voice, told, { opening: opening.paragraph ?? "", said });
  paragraphs.push(voice.endParagraph());
  return { paragraphs: paragraphs.filter((text) => text !== null), highlights: letterHighlights(facts, told) };
}

/** What a letter is going to say is missing, so that nothing says it before. */
function gapOf(facts: WritingFacts, heard: Heard): string {
  const voice = new WritingVoice(facts, heard);
  sayGap(voice);
  return voice.endParagraph() ?? "";
}

function sayQualifications(voice: WritingVoice, said: string, { namesSchool }: { namesSchool: boolean }): void {
  const tellsPapers = sayPapers(voice, said, { namesSchool });
  sayStanding(voice);
  const lines = said.split("\n");
  const isSchoolListed = voice.facts.profile.education.some(({ institution, degree }) =>
    lines.some((line) => [institution, degree].every((name) => name && line.includes(name))),
  );
  if (namesSchool && !isSchoolListed) sayDegree(voice, { tellsPapers });
  sayHeldCredentials(voice, said);
}

function saySkills(
  voice: WritingVoice,
  said: string,
  { told, namesShared }: { told: readonly WeighedDeed[]; namesShared: boolean },
): void {
  if (namesShared || told.length < FEWEST_TOLD) sayShared(voice, said);
  else sayAskedPrograms(voice, said);
  sayAskedSkills(voice, said, told);
}

/** Lines of the resume below a sentence that says what they are; those of one job together. */
function listed(
  voice: WritingVoice,
  lines: readonly OwnLine[],
  { teller, papers, namesNeed }: { teller: ProofTeller; papers: readonly string[]; namesNeed: boolean },
): string | null {
  if (lines.length === 0) return null;
  const { facts } = voice;
  const { needed, mixed, ...ofWork } = LETTER_PACKS[facts.language].inBrief;
  const isMixed = lines.some(({ best }) => best.deed.job === null);
  const { more, only } = (isMixed ? mixed : null) ?? ofWork;
  const { told, job } = teller;
  const answer = namesNeed ? answeredNeed(lines, facts) : null;
  const ordered = answer === null ? lines : [answer.line, ...lines.filter((line) => line !== answer.line)];
  const { loose, placed, papers: learned, leads } = listItems(ordered, facts, { named: job, papers });
  const isNeedSaid =
    loose.length > 0 && leads === "loose" && answer !== null && voice.say(needed, { needs: answer.needs });
  if (loose.length > 0) voice.say(!isNeedSaid && (told.length > 0 || leads === "placed") ? more : only);
  const head = voice.endParagraph();
  const headed = [...(head === null ? [] : [head]), ...loose];
  return [...(leads === "loose" ? [...headed, ...placed] : [...placed, ...headed]), ...learned].join("\n");
}

/** Each job has its paragraph, or more where it has much to tell, unless the one before is short. */
function tellParts(
  voice: WritingVoice,
  { opener, parts, beside }: LetterPlan,
  teller: ProofTeller,
  { goesOn }: { goesOn: boolean },
): (string | null)[] {
  const paragraphs: (string | null)[] = [];
  let job = goesOn ? opener?.deed.job : undefined;
  let count = goesOn ? teller.told.length : 0;
  for (const part of parts) {
    const isApart = part.job === null && typeof job === "number";
    const isOn = !isApart && count > 0 && count < (job === part.job ? MOST_OF_PARAGRAPH : SHORT_PARAGRAPH);
    if (!isOn) {
      paragraphs.push(voice.endParagraph());
      teller.begin();
      count = 0;
    }
    const proofs = joinedPairs(part.proofs, voice.facts);
    const room = Math.ceil(proofs.length / Math.ceil(proofs.length / MOST_OF_PARAGRAPH));
    for (const [index, proof] of proofs.entries()) {
      if (index > 0 && index % room === 0) {
        paragraphs.push(voice.endParagraph());
        teller.begin();
        count = 0;
      }
      count += 1;
      const isNamed = part.point === null || part.point === beside || saysItself(part.point, proof.deed, voice.facts);
      teller.tell(proof, { point: index === 0 && !isNamed ? part.point : null });
    }
    job = part.job;
  }
  return [...paragraphs, voice.endParagraph()].filter((text) => text !== null);
}

/** Short lines for the card: what the letter builds on, as the resume says it. */
export function letterHighlights(facts: WritingFacts, told: readonly WeighedDeed[]): string[] {
  const deeds = told.length > 0 ? told.map(({ deed }) => deed) : facts.deeds;
  return deeds.slice(0, MAX_HIGHLIGHTS).map(({ text }) => asItem(text));
}
