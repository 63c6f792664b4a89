import { anyOf } from "../any-of.ts";
import { shortTogether, toldTogether } from "./told-together.ts";
import { EvidenceGate } from "./evidence/evidence-gate.ts";
import { chooseWording, fillWording, type Slots, withoutCompany } from "./languages/fill-wording.ts";
import { appliedTitle } from "./languages/applied-title.ts";
import { placeName } from "./languages/en/place-name.ts";
import type { Wordings } from "./languages/letter-pack.ts";
import { textSeed } from "./pick-phrase.ts";
import { GRAMMARS } from "./languages/grammars.ts";
import { isSound } from "./sound-sentence.ts";
import { upperFirst } from "./skill-names.ts";
import { spokenCompany, spokenTitle } from "./spoken-names.ts";
import { unshouted } from "./real-employer.ts";
import { shownTitle } from "./shown-title.ts";
import type { WritingFacts } from "./writing-facts.ts";

/** What the gate said of sentences before: the drafts of one letter share most of theirs. */
export type Heard = Map<string, boolean>;

/** Writes a text sentence by sentence: each wording is new to this person, and borne out by the resume. */
export class WritingVoice {
  readonly facts: WritingFacts;
  readonly #seed: number;
  readonly #heard: Heard;
  readonly #titles: readonly string[];
  #paragraph: string[] = [];
  readonly #said: string[] = [];

  constructor(facts: WritingFacts, heard: Heard) {
    this.facts = facts;
    this.#seed = textSeed(`${facts.posting.id} ${facts.posting.title} ${facts.profile.name ?? ""}`);
    this.#heard = heard;
    const { title } = facts.posting;
    const applied = [appliedTitle(facts), appliedTitle(facts, { isAsWritten: true })];
    this.#titles = [...new Set([...applied, spokenTitle(title), shownTitle(title), title.trim()])];
  }

  #sayable(wordings: Wordings): Wordings {
    return spokenCompany(this.facts.posting.company) === "" ? withoutCompany(wordings) : wordings;
  }

  /** Adds one of the wordings, the `turn`-th first; false when none can be filled and borne out. */
  say(wordings: Wordings, slots: Slots = {}, turn: number = this.#seed): boolean {
    const { earlier } = this.facts;
    const names = { ...this.#places(), ...this.#employer(slots) };
    // Within a text, too, a wording comes twice only where there is no other.
    const choice = {
      seed: turn,
      earlier: [...earlier, ...this.#said],
      passes: (sentence: string) => this.#isBorneOut(sentence),
    };
    for (const title of this.#titles) {
      const text = chooseWording(this.#sayable(wordings), { title, ...names, ...slots }, choice);
      if (text === null) continue;
      this.#paragraph.push(this.facts.language === "fr" ? elided(text) : text.replace(/^the /u, "The "));
      this.#said.push(text);
      return true;
    }
    return false;
  }

  canSay(wordings: Wordings, slots: Slots): boolean {
    return wordings.some((wording) => {
      const text = fillWording(wording, slots);
      return text !== null && new EvidenceGate(this.facts.sources).passText(text) === text;
    });
  }

  ask(wordings: Wordings, slots: Slots = {}): string | null {
    const { sources } = this.facts;
    const names = this.#asked();
    const text = chooseWording(
      wordings,
      { ...names, ...slots },
      {
        seed: this.#seed,
        earlier: [],
        passes: (asked) => new EvidenceGate(sources).passWhole(asked, { subject: "either" }) !== null,
      },
    );
    return text !== null && this.facts.language === "fr" ? elided(text) : text;
  }

  /** The same for what does not take up the sentence before it: that something is missing. */
  sayApart(wordings: Wordings, slots: Slots = {}): boolean {
    const before = this.#paragraph;
    this.#paragraph = [];
    const isSaid = this.say(wordings, slots);
    this.#paragraph = [...before, ...this.#paragraph];
    return isSaid;
  }

  /** The posting's names in what is asked of the person; who is not named is not "your house" to them. */
  #asked(): Slots {
    const { posting, language } = this.facts;
    const title = language === "en" ? spokenTitle(posting.title) : appliedTitle(this.facts);
    return { title, ...this.#places() };
  }

  #places(): Slots {
    const { language, posting } = this.facts;
    // German says "bei der Feldmark GmbH", with the form that tells its article.
    const spoken = spokenCompany(posting.company);
    const named = language === "de" && spoken !== "" ? posting.company.trim() : spoken;
    const company = language === "en" ? placeName(named.replace(THE_PUBLIC, "the ")) : unshouted(named);
    const at = company === "" ? null : GRAMMARS[language].at(company);
    // The reader's own house is written as the posting writes it.
    const isSmall = company !== "" && at?.toLowerCase().endsWith(company.toLowerCase());
    const atCompany = at !== null && isSmall ? `${at.slice(0, at.length - company.length)}${company}` : at;
    return { company, atCompany, AtCompany: atCompany && upperFirst(atCompany) };
  }

  #employer({ employer = null }: Slots): Slots {
    const atEmployer = employer && GRAMMARS[this.facts.language].at(employer);
    return { atEmployer, AtEmployer: atEmployer && upperFirst(atEmployer) };
  }

  /** One of the wordings with the names of the posting, whatever the gate says of it. */
  fill(wordings: Wordings): string {
    const slots: Slots = { title: appliedTitle(this.facts), ...this.#places() };
    const filled = this.#sayable(wordings)
      .map((wording) => fillWording(wording, slots))
      .filter((text) => text !== null);
    return filled[this.#seed % Math.max(1, filled.length)] ?? "";
  }

  /** What was said to the person so far: our own words, which claim nothing. */
  readonly fixed: string[] = [];

  /** Words of ours that claim nothing of the person, the ones not yet said first; null when none can be filled. */
  plainly(wordings: Wordings, slots: Slots = {}): string | null {
    const earlier = [...this.#said, ...this.fixed];
    const names = { ...this.#asked(), ...slots };
    const text = chooseWording(wordings, names, { seed: this.#seed, earlier, passes: () => true });
    const said = text !== null && this.facts.language === "fr" ? elided(text) : text;
    if (said !== null) this.fixed.push(said);
    return said;
  }

  /** Adds words of ours to the paragraph; false when none can be filled. */
  advise(wordings: Wordings, slots: Slots = {}): boolean {
    const text = this.plainly(wordings, slots);
    if (text !== null) this.#paragraph.push(text);
    return text !== null;
  }

  /** Adds what claims nothing: a frame of our own with [brackets] for the person to fill. */
  leaveOpen(frame: string): void {
    this.#paragraph.push(frame);
  }

  get isParagraphEmpty(): boolean {
    return this.#paragraph.length === 0;
  }

  hasSaid(text: string): boolean {
    const said = this.#paragraph.join(" ").toLowerCase();
    const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [text.toLowerCase()];
    return words.every((word) => said.includes(word));
  }

  /** Whether a sentence said so far begins with the word that a wording begins with. */
  hasBegunLike(wording: string): boolean {
    return this.#said.some((sentence) => firstWord(sentence) === firstWord(wording));
  }

  /** Tells two sentences in one where both say of the person what they are, hold or know; the longest stays alone. */
  joinStanding(): void {
    this.joinSaid((one, other) => toldTogether(one, other, this.facts.language));
    this.joinSaid((one, other) => shortTogether(one, other, this.facts.language));
  }

  /** Tells two sentences in one of the ways that they go together. */
  joinSaid(waysOf: (one: string, other: string) => readonly string[]): void {
    const joined = (from: number): string[] => {
      const [first, second] = this.#paragraph.slice(from);
      if (first === undefined) return [];
      const alone = [first, ...joined(from + 1)];
      const ways = second === undefined ? [] : waysOf(first, second);
      const both = ways.find((way) => this.#passes(way));
      const paired = both === undefined ? alone : [both, ...joined(from + 2)];
      return [paired, alone].toSorted((one, other) => weight(one) - weight(other))[0] ?? alone;
    };
    this.#paragraph = joined(0);
  }

  /** The same as one paragraph, or as two where its last sentence is borne out only by itself. */
  endParagraphs(): (string | null)[] {
    const last = this.#paragraph.at(-1) ?? "";
    const isWhole = this.#paragraph.length < 2 || this.#passes(this.#paragraph.join(" "));
    if (!isWhole) this.#paragraph.pop();
    return [this.endParagraph(), ...(isWhole ? [] : [last])];
  }

  /** The paragraph so far; the next one begins. Null when nothing was said. */
  endParagraph(): string | null {
    const joined = this.#paragraph.join(" ");
    const text = this.facts.language === "fr" ? joined.replace(/(?<=\p{Ll} : )J(?=e |['’])/gu, "j") : joined;
    this.#paragraph = [];
    return text === "" ? null : text;
  }

  /** The second sentence of a paragraph may take up what the first one named; the others name what they speak of. */
  #isBorneOut(sentence: string): boolean {
    const [first] = this.#paragraph;
    const isOnFirst = first !== undefined && this.#paragraph.length === 1 && !this.fixed.includes(first);
    return this.#passes(isOnFirst ? `${first} ${sentence}` : sentence);
  }

  #passes(text: string): boolean {
    const known = this.#heard.get(text);
    if (known !== undefined) return known;
    const gate = new EvidenceGate(this.facts.sources);
    const isBorneOut = isSound(text, this.facts.language) && gate.passText(text) === text;
    this.#heard.set(text, isBorneOut);
    return isBorneOut;
  }
}

function firstWord(text: string): string {
  return text.split(/[ ,]/u, 1)[0] ?? "";
}

const OF_SENTENCE = 1000;

/** Fewer sentences are better, then ones that begin differently, then shorter ones. */
function weight(sentences: readonly string[]): number {
  const begins = sentences.map((sentence) => sentence.split(" ").slice(0, 2).join(" "));
  const repeats = begins.filter((begin, at) => begin === begins[at - 1]).length;
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.length));
  return (sentences.length * 2 + repeats) * OF_SENTENCE + longest;
}

const THE_PUBLIC = new RegExp(
  `^The (?=${anyOf("City Town Village County Borough State Port University Board Department Council Diocese Royal")} )`,
  "u",
);

/** "le poste de Électricien" as one says it: "le poste d'Électricien". */
function elided(text: string): string {
  return text.replace(/(?<=\bposte )de (?=[AEIOUÀÂÉÈÊÎÔÛ])/giu, "d'");
}
