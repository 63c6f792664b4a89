import { askedPhrase } from "../asked-phrase.ts";
import type { LetterDraft } from "../draft.ts";
import { firstPerson } from "../english-verbs.ts";
import { pickPhrase, textSeed } from "../pick-phrase.ts";
import { type Deed, isCredential, realEmployer, shownTitle, upperFirst, type WritingFacts } from "../writing-facts.ts";
import { countLetterWords } from "./count-letter-words.ts";
import { credentialsParagraph } from "./credentials-paragraph.ts";
import { LETTER_PHRASES } from "./letter-phrases.ts";
import {
  askSentence,
  deedSentence,
  isCurrent,
  type LetterState,
  pointsByJob,
  startLetter,
} from "./letter-sentences.ts";

const QUOTED_WORDS = 110;
export const MAX_HIGHLIGHTS = 5;
/** What is told beside the deed that answers the posting must answer it too, at least this much of it. */
const LEAST_RELEVANCE_SHARE = 0.35;

/** Writes a cover letter from the resume's own lines. The same facts give the same letter for ever. */
export function writeLetter(facts: WritingFacts): LetterDraft {
  const phrases = LETTER_PHRASES[facts.language];
  const seed = textSeed(`${facts.posting.id} ${facts.posting.title} ${facts.profile.name ?? ""}`);
  const state = startLetter(facts, phrases, seed);
  const paragraphs = [openingParagraph(state)];
  const isProse = facts.language === "en" && facts.resumeLanguage === "en";
  if (facts.language === facts.resumeLanguage)
    paragraphs.push(...(isProse ? proseParagraphs(state) : quotedParagraphs(state)));
  const credentials = credentialsParagraph(state);
  if (credentials !== "") paragraphs.push(credentials);
  return { paragraphs, highlights: letterHighlights(facts, state.used) };
}

function openingParagraph(state: LetterState): string {
  const { facts, phrases, seed } = state;
  const { title, company, location } = facts.posting;
  const place = /remote/i.test(location) || location.length > 60 ? "" : location;
  const opening = pickPhrase(phrases.openings, seed)({ title, company, place });
  const job = facts.profile.jobs[0];
  if (!job?.title) return opening;
  state.jobsNamed.set(0, 1);
  return `${opening} ${phrases.latest({ title: shownTitle(job.title), employer: realEmployer(job), isCurrent: job.current })}`;
}

/** The asks that deeds answer, each with its best deed, the posting's must-haves first. */
function answeredAsks(facts: WritingFacts, isSayable: (deed: Deed) => boolean): { asked: string; deed: Deed }[] {
  const used = new Set<Deed>();
  const pairs: { asked: string; deed: Deed; score: number }[] = [];
  for (const [index, ask] of facts.asks.entries()) {
    // What was learned answers those, not what was done.
    if (isCredential(ask)) continue;
    const asked = askedPhrase(ask.text, facts.language);
    const deed = ask.deeds.find((one) => !used.has(one) && isSayable(one));
    if (!asked || !deed) continue;
    used.add(deed);
    pairs.push({ asked, deed, score: deed.relevance + (ask.isWish ? 0 : 1) + ask.skills.length * 0.5 - index * 0.01 });
  }
  return pairs.sort((a, b) => b.score - a.score);
}

function proseParagraphs(state: LetterState): string[] {
  const { facts, phrases, seed } = state;
  const sayable = new Map<Deed, boolean>();
  const isSayable = (deed: Deed) => {
    const known = sayable.get(deed) ?? firstPerson(deed.text, { isCurrent: isCurrent(facts, deed.job) }) !== null;
    sayable.set(deed, known);
    return known;
  };
  const pairs = answeredAsks(facts, isSayable).slice(0, 2);
  const paragraphs: string[] = [];
  for (const [index, { asked, deed }] of pairs.entries()) {
    state.used.add(deed);
    const ask = index === 0 ? askSentence(asked, phrases, seed) : phrases.also(asked);
    const more = facts.deeds.find(
      (other) =>
        !state.used.has(other) &&
        other.job === deed.job &&
        other.relevance >= deed.relevance * LEAST_RELEVANCE_SHARE &&
        isSayable(other) &&
        !pairs.some((pair) => pair.deed === other),
    );
    // The ask opens the paragraph.
    state.opensParagraph = false;
    const sentences = [deedSentence(state, deed)];
    if (more) {
      state.used.add(more);
      sentences.push(deedSentence(state, more));
    }
    paragraphs.push([ask, ...sentences].filter((sentence) => sentence !== null).join(" "));
    state.opensParagraph = true;
  }
  const wanted = pairs.length === 0 ? 4 : pairs.length === 1 ? 2 : 1;
  const others = facts.deeds.filter((deed) => !state.used.has(deed) && isSayable(deed)).slice(0, wanted);
  // Newest job first, so that the letter does not jump.
  others.sort((a, b) => (a.job ?? 99) - (b.job ?? 99));
  for (const deed of others) state.used.add(deed);
  const said = others.map((deed) => deedSentence(state, deed)).filter((sentence) => sentence !== null);
  if (said.length > 0) paragraphs.push(said.join(" "));
  if (state.used.size >= 2) return paragraphs;
  const quoted = facts.deeds.filter((deed) => !state.used.has(deed)).slice(0, 3);
  for (const deed of quoted) state.used.add(deed);
  return quoted.length > 0 ? [...paragraphs, pointsByJob(state, quoted)] : paragraphs;
}

function quotedParagraphs(state: LetterState): string[] {
  const { facts, phrases, seed } = state;
  const pairs = answeredAsks(facts, () => true).slice(0, 2);
  const asks = pairs.map(({ asked }, index) => (index === 0 ? askSentence(asked, phrases, seed) : phrases.also(asked)));
  const deeds = [...pairs.map(({ deed }) => deed)];
  let words = 0;
  for (const deed of facts.deeds) {
    if ((deeds.length >= 3 && words >= QUOTED_WORDS) || deeds.length >= 8) break;
    if (!deeds.includes(deed)) deeds.push(deed);
    words += countLetterWords(deed.text);
  }
  deeds.sort((a, b) => (a.job ?? 99) - (b.job ?? 99));
  for (const deed of deeds) state.used.add(deed);
  return [asks.join(" "), deeds.length > 0 ? pointsByJob(state, deeds) : ""].filter((text) => text !== "");
}

/** Short lines for the card: what the letter builds on, as the resume says it. */
export function letterHighlights(facts: WritingFacts, used: ReadonlySet<Deed>): string[] {
  const deeds = [...used].sort((a, b) => b.relevance - a.relevance);
  const chosen = deeds.length > 0 ? deeds : facts.deeds;
  return chosen
    .slice(0, MAX_HIGHLIGHTS)
    .map(({ text }) => upperFirst(text.replace(/(?<![\s.;])[\s.;]+$/, "").replace(/^I (?=\p{Ll})/u, "")));
}
