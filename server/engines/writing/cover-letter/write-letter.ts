import { anyOfLines } from "../../any-of.ts";
import { LETTER_LENGTHS } from "../../../domain/letter-choices.ts";
import { degreeRank } from "../../matching/years-and-degrees.ts";
import { reachedDegrees } from "../degree-name.ts";
import type { LetterDraft } from "../draft.ts";
import { hasFigure, isWeak } from "../facts/deed-worth.ts";
import type { Slots } from "../languages/fill-wording.ts";
import type { LetterPack } from "../languages/letter-pack.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { upperFirst } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { type Heard, WritingVoice } from "../writing-voice.ts";
import { byTasks, chooseProofs, cleanOnes, ofFewJobs, type Proof } from "./choose-proofs.ts";
import { countLetterWords } from "./count-letter-words.ts";
import { frameLetter } from "./frame-letter.ts";
import { letterSituation } from "./letter-situation.ts";
import { sayHeldCredentials } from "./letter-credentials.ts";
import { sayOpening } from "./letter-opening.ts";
import { type LetterPlan, planLetter } from "./letter-plan.ts";
import { saysItself } from "./letter-points.ts";
import { postingTopics } from "./posting-needs.ts";
import { joinedPairs, ProofTeller } from "./proof-teller.ts";
import { sayAskedSkills } from "./say-asked-skills.ts";
import { sayAvailability } from "./say-availability.ts";
import { sayAskedPrograms, sayDegree, sayLanguages, sayShared, sayYears } from "./say-background.ts";
import { sayFreeTime } from "./say-free-time.ts";
import { sayGap } from "./say-gap.ts";
import { sayReturn, sayTrainingEnd } from "./say-return.ts";
import { sayPapers } from "./say-papers.ts";
import { sayService } from "./say-service.ts";
import { sayStudies } from "./say-studies.ts";
import { sayOffices } from "./say-offices.ts";
import { isStressed } from "../facts/insistence.ts";
import { wholeLines } from "./whole-lines.ts";

export const LETTER_WORDS = LETTER_LENGTHS[0].words;
export const MAX_HIGHLIGHTS = 5;
const FEWEST_PROOFS = 3;
const MOST_PROOFS = 12;
const MOST_OF_PARAGRAPH = 4; // in sentences
const SHORT_PARAGRAPH = 2;
const STRONG = 5; // a deed of this score is worth a longer letter
const LEAST_SCORE = 0; // a line that scores less tells the reader of this posting nothing
const FEWEST_MATERIAL = 3; // with fewer lines to tell than this, what only helped is told as well
const TOO_SHORT = 115; // in words: what is shorter says too little of anybody
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
  const proofs = cleanOnes(byTasks(wholeLines(chooseProofs(facts), facts), facts));
  const telling = proofs.filter(({ score }) => score > LEAST_SCORE);
  // Lines that only say "helped" are no material for filling, unless they say how much or answer a must-have.
  const isMaterial = ({ deed, answers = [] }: Proof) =>
    !isWeak(deed.text) || hasFigure(deed.text) || answers.some(({ ask }) => !ask.isWish);
  const material = proofs.filter(isMaterial);
  const isScarce = telling.length < FEWEST_TOLD || material.length < FEWEST_MATERIAL;
  const spare = ofFewJobs(isScarce ? proofs : material, facts);
  const wordsOf = ({ paragraphs }: LetterDraft) => countLetterWords(frameLetter(paragraphs, facts));
  const limits = letterWords(facts);
  const heard: Heard = new Map();
  let told = FEWEST_PROOFS;
  let draft = write(facts, spare.slice(0, told), { heard });
  for (; told > 1 && wordsOf(draft) > limits.most; told--) draft = write(facts, spare.slice(0, told - 1), { heard });
  for (let count = told + 1; count <= Math.min(MOST_PROOFS, spare.length); count++) {
    const next = spare[count - 1];
    const isWanted = next !== undefined && (next.score >= STRONG || answersMore(next, spare.slice(0, count - 1)));
    if (wordsOf(draft) >= limits.least && !isWanted) break;
    const longer = write(facts, spare.slice(0, count), { heard });
    if (wordsOf(longer) <= limits.most) draft = longer;
    told = count;
  }
  // Education fills a short letter, or answers a posting that asks for a degree.
  const withSchool = write(facts, spare.slice(0, told), { heard, namesSchool: true });
  const isSchoolAsked = facts.listing.degree !== null || facts.asks.some(({ text }) => SCHOOLING.test(text));
  const isHigh = reachedDegrees(facts).some(({ level }) => degreeRank(level) >= degreeRank("master"));
  const isAsked = (isSchoolAsked || isHigh) && wordsOf(withSchool) <= limits.most;
  if (wordsOf(draft) >= limits.least) return isAsked ? withSchool : draft;
  if (wordsOf(withSchool) >= limits.least) return withSchool;
  const lean = write(facts, spare.slice(0, told), { heard, namesSchool: true, namesShared: true });
  if (wordsOf(lean) >= limits.least) return lean;
  // Routine is told where a whole letter comes of it, or where there would be hardly any.
  const isShort = wordsOf(lean) < TOO_SHORT;
  const least = isShort ? wordsOf(lean) + 1 : limits.least;
  const fits = (full: LetterDraft) => inLimits(wordsOf(full), { ...limits, least });
  const all = fullOnes(facts, spare, heard).filter(fits);
  return (isShort ? [...all].at(-1) : all.next().value) ?? lean;
}

/** Whether a deed answers a must-have that none of the others does. */
function answersMore({ answers = [] }: Proof, others: readonly Proof[]): boolean {
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

type Extent = { heard: Heard; namesSchool?: boolean; namesShared?: boolean; tellsAll?: boolean };

function write(
  facts: WritingFacts,
  proofs: Proof[],
  { heard, namesSchool = false, namesShared = false, tellsAll = false }: Extent,
): LetterDraft {
  const voice = new WritingVoice(facts, heard);
  const plan = planLetter(proofs, facts, { tellsAll });
  const teller = new ProofTeller(voice);
  const opening = sayOpening(voice, plan, teller);
  const paragraphs = [opening.paragraph, ...tellParts(voice, plan, teller, opening)];
  const tellsOffices = teller.told.length < FEWEST_TOLD || letterSituation(facts) === "first";
  if (tellsOffices) {
    sayOffices(voice, teller.told);
    paragraphs.push(voice.endParagraph());
  }
  const said = paragraphs.join(" ");
  sayService(voice, said);
  sayReturn(voice);
  sayTrainingEnd(voice);
  sayYears(voice, said);
  const tellsPapers = sayPapers(voice, said);
  if (namesSchool) sayDegree(voice, { tellsPapers });
  sayHeldCredentials(voice, said);
  sayStudies(voice);
  if (namesShared || teller.told.length < FEWEST_TOLD) sayShared(voice, said);
  else sayAskedPrograms(voice, said);
  sayAskedSkills(voice, said, teller.told);
  sayLanguages(voice, said);
  voice.joinStanding();
  if (!tellsOffices) sayFreeTime(voice, said);
  sayGap(voice);
  paragraphs.push(...voice.endParagraphs());
  sayAvailability(voice);
  sayClose(voice, teller.told, opening.paragraph ?? "");
  paragraphs.push(voice.endParagraph());
  return { paragraphs: paragraphs.filter((text) => text !== null), highlights: letterHighlights(facts, teller.told) };
}

/** Each job has its paragraph, unless the one before is short; the first one may have begun with the opening. */
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
    const isOn = count > 0 && count < (job === part.job ? MOST_OF_PARAGRAPH : SHORT_PARAGRAPH);
    if (!isOn) {
      paragraphs.push(voice.endParagraph());
      teller.begin();
      count = 0;
    }
    const proofs = joinedPairs(part.proofs, voice.facts);
    for (const [index, proof] of proofs.entries()) {
      const isNamed = part.point === null || part.point === beside || saysItself(part.point, proof.deed, voice.facts);
      teller.tell(proof, { point: index === 0 && !isNamed ? part.point : null });
    }
    count += proofs.length;
    job = part.job;
  }
  return [...paragraphs, voice.endParagraph()].filter((text) => text !== null);
}

function sayClose(voice: WritingVoice, told: readonly Proof[], opening: string): void {
  const { facts } = voice;
  const { closings, tones } = LETTER_PACKS[facts.language];
  const spoken = new Set(told.flatMap(({ deed }) => deed.skills));
  const topic = postingTopics(facts).find(
    ({ id, name, isHeld, isMust, isWork }) => isHeld && isMust && isWork && spoken.has(id) && !opening.includes(name),
  );
  const { tone } = facts.choices;
  const ways: [LetterPack["closings"]["topic"], Slots][] = [
    [tone === "plain" ? [] : tones[tone].closings, {}],
    [closings.topic, { topic: topic?.name ?? null }],
    [closings.plain, {}],
  ];
  ways.some(([wordings, slots]) => voice.say(wordings, slots));
}

/** Short lines for the card: what the letter builds on, as the resume says it. */
export function letterHighlights(facts: WritingFacts, told: readonly Proof[]): string[] {
  const deeds = told.length > 0 ? told.map(({ deed }) => deed) : facts.deeds;
  return deeds
    .slice(0, MAX_HIGHLIGHTS)
    .map(({ text }) => upperFirst(text.replace(/(?<![\s.;])[\s.;]+$/, "").replace(/^I (?=\p{Ll})/u, "")));
}
