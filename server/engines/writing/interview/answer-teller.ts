import { anyOfLines } from "../../any-of.ts";
import { chooseProofs, type Proof } from "../cover-letter/choose-proofs.ts";
import { partsOfSpeech } from "../evidence/meaning/wordnet.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { deedWorth, hasFigure, isWeak, tellsResult } from "../facts/deed-worth.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { tellingWords } from "../relatedness/telling-words.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import type { GuidePack } from "../languages/guide-pack.ts";
import type { Wordings } from "../languages/letter-pack.ts";
import { GUIDE_PACKS } from "../languages/guide-packs.ts";
import { isGeneral, upperFirst } from "../skill-names.ts";
import { shownTitle } from "../shown-title.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import { hasSkillsLabel } from "../tailored-resume/list-lines.ts";
import { WritingVoice } from "../writing-voice.ts";
import { type Answer, answersTo } from "./answer-points.ts";

const CLUMSY = 1; // a sentence that reads so badly is shown as the line it came from
const OF_RELEVANCE = 0.5;
const AS_IT_STANDS = 1;
const LONGEST_LINE = 140;
const MOST_PARTS = 3;
const HEAD_LINES = 2;
const PART = "; "; // before what came of it: "wrote the newsletter; open rate rose from 24% to 31%"
/** A heading, a line that ends in the middle. */
const NO_LINE = new RegExp(
  anyOfLines`
    ^(?:duties|responsib|tasks|my |major |primary )
    \s(?:an?|the|of|for|with|and|or|to|in|at|by|on|as|from|und|mit|für|der|die|das|et|de|des|les|y|con|para|el|la)$
    [◦•▪●]|[:|]$
  `,
  "iu",
);
const RUN_TOGETHER = /\p{Ll} \p{Lu}\p{Ll}+ed (?:\p{Ll}|\d)|\.\s\p{Lu}/u;

/** `also` may be told beside the proof when it is of the same job; a near one is not called what was done. */
type FrameOptions = { asksResult?: boolean; also?: Proof[]; isNear?: boolean };

/** Tells answers from the lines of a resume, each line once as long as there are others. */
export class AnswerTeller {
  readonly facts: WritingFacts;
  readonly pack: GuidePack;
  readonly voice: WritingVoice;
  /** What can be told in sentences. */
  readonly proofs: Proof[];
  /** The same, with the lines that can only be shown as they stand. */
  readonly lines: Proof[];
  readonly #used = new Set<Deed>();
  readonly #answers = new Map<string, Answer[]>();

  constructor(facts: WritingFacts) {
    this.facts = facts;
    this.pack = GUIDE_PACKS[facts.language];
    this.voice = new WritingVoice(facts, new Map());
    const proofs = chooseProofs(facts).filter(({ deed }) => !hasSkillsLabel(deed.text));
    this.proofs = [
      ...proofs.filter(({ deed }) => !isWeak(deed.text)),
      ...proofs.filter(({ deed }) => isWeak(deed.text)),
    ];
    const told = proofs.filter(isWellTold);
    this.lines = [...told, ...asTheyStand(facts, told)];
  }

  /** Whether a line was told in an answer already. */
  isUsed({ deed }: Proof): boolean {
    return this.#used.has(deed);
  }

  /** The best line that fits and was not told yet; with `again`, one that was. */
  find(
    fits: (proof: Proof) => boolean,
    { again = false, among = this.proofs }: { again?: boolean; among?: Proof[] } = {},
  ): Proof | null {
    const fresh = among.find((proof) => !this.#used.has(proof.deed) && fits(proof));
    return fresh ?? (again ? (among.find(fits) ?? null) : null);
  }

  tellsAll({ deed, told }: Proof): boolean {
    return keepsAll(told.sentence, deed.text) && !isMistold(told.sentence, deed.text);
  }

  tell(proof: Proof | null): void {
    if (proof === null) return;
    this.voice.say(["{sentence}."], { sentence: this.#wholly(proof) });
  }

  /** The lines that answer a point and were not told yet, the best first. */
  answersTo(point: string, { again = false }: { again?: boolean } = {}): Answer[] {
    const known = this.#answers.get(point) ?? answersTo(point, this.lines, this.facts);
    this.#answers.set(point, known);
    if (again) return known;
    // Where a line tells of the same, one that is only near is no answer, though the first was told already.
    const isAnswered = known.some(({ isSame }) => isSame);
    return known.filter(({ proof, isSame }) => !this.#used.has(proof.deed) && (isSame || !isAnswered));
  }

  /** An answer in its frame: where it was, what was done, what came of it. Null when nothing can be told. */
  frame(proof: Proof, { asksResult = false, also = [], isNear = false }: FrameOptions = {}): string | null {
    const { frame } = this.pack;
    const { job } = proof.deed;
    this.#used.add(proof.deed);
    if (!this.#canTell(proof)) return null;
    const isBeside = (other: Proof) =>
      other.deed !== proof.deed && other.deed.job === job && job !== null && !isWeak(other.deed.text);
    const other =
      also.find((one) => isBeside(one) && this.proofs.includes(one) && !this.#used.has(one.deed)) ??
      this.#ofOneSkill(proof, isBeside);
    const parts = this.#partsOf(proof);
    const told = [...parts, ...(other ? [other] : [])];
    const isDone = told.some(({ deed }) => tellsResult(deed.text));
    const outcome = isDone || isNear ? null : this.#outcomeOf(proof, isBeside);
    if (outcome) told.push(outcome);
    for (const { deed } of told) this.#used.add(deed);
    const result = told.length > 1 ? told.findLast(({ deed }) => tellsResult(deed.text)) : undefined;
    this.#saySituation(job);
    const [first, ...others] = told.filter((one) => one !== result);
    const label = isNear ? frame.near : frame.action;
    const parted = first && told.length === 1 && !isNear ? this.#partResult(first) : null;
    if (parted) {
      this.#sayUnder(frame.action, parted.action);
      this.#sayUnder(frame.result, parted.result);
    } else if (first) this.#sayUnder(label, this.#wholly(first));
    for (const one of others) this.#sayAlso(one);
    if (result) this.#sayUnder(first ? frame.result : label, this.#wholly(result));
    else if (!isDone && asksResult) this.voice.leaveOpen(frame.noResult);
    return this.voice.endParagraph();
  }

  /** The deeds of one line, in its order: what a semicolon added is often what came of it. */
  #partsOf(proof: Proof): Proof[] {
    const { deed } = proof;
    const statement = this.facts.statements.find(({ lines }) => lines.from === deed.line)?.text ?? "";
    const others = this.lines.filter((one) => {
      const isOfLine = one.deed.line === deed.line && one.deed.job === deed.job && one.deed !== deed;
      return isOfLine && deed.job !== null && !this.#used.has(one.deed) && this.#canTell(one);
    });
    return [proof, ...others]
      .sort((a, b) => statement.indexOf(a.deed.text) - statement.indexOf(b.deed.text))
      .slice(0, MOST_PARTS);
  }

  /** What came of the same work, where another line of the job tells it. */
  #outcomeOf(proof: Proof, isBeside: (other: Proof) => boolean): Proof | null {
    const results = this.lines.filter((one) => {
      return isBeside(one) && !this.#used.has(one.deed) && tellsResult(one.deed.text) && this.#canTell(one);
    });
    const { language, resumeLanguage: own } = this.facts;
    const texts = results.map(({ deed }) => deed.text);
    const relations = relateLines(proof.deed.text, texts, { language, own });
    const at = relations.findIndex((relation) => relation?.isSame);
    return results[at] ?? null;
  }

  /** A sentence that lost a figure or much else of its line gives way to the line as it stands. */
  #wholly({ deed, told }: Proof): string {
    const line = upperFirst(deed.text.replace(/(?<![\s.;,])[\s.;,]+$/, ""));
    const isSure = keepsAll(told.sentence, deed.text) && !isMistold(told.sentence, deed.text);
    if (isSure || told.sentence === line) return told.sentence;
    return this.voice.canSay(["{sentence}."], { sentence: line }) ? line : told.sentence;
  }

  #sayAlso(proof: Proof): void {
    const whole = this.#wholly(proof);
    if (whole === proof.told.sentence && this.voice.say(["{also}."], { also: proof.told.also })) return;
    this.voice.say(["{sentence}."], { sentence: whole });
  }

  /** The gate judges the line, and not the label before it. */
  #sayUnder(labels: Wordings, sentence: string): void {
    this.voice.advise(labels);
    this.voice.say(["{sentence}."], { sentence });
  }

  /** What was done and what came of it, where a line tells both and each can stand by itself. */
  #partResult({ told }: Proof): { action: string; result: string } | null {
    if (!this.proofs.some((proof) => proof.told === told)) return null;
    const at = told.sentence.indexOf(PART);
    if (at < 0) return null;
    const [action, result] = [told.sentence.slice(0, at).trimEnd(), upperFirst(told.sentence.slice(at + PART.length))];
    const canStand = (sentence: string) => this.voice.canSay(["{sentence}."], { sentence });
    return hasFigure(result) && !result.includes(PART) && canStand(action) && canStand(result)
      ? { action, result }
      : null;
  }

  #canTell({ told }: Proof): boolean {
    return this.voice.canSay(["{sentence}."], { sentence: told.sentence });
  }

  /** A line that tells of the same work: it names the same thing, and no everyday one. */
  #ofOneSkill(proof: Proof, isBeside: (other: Proof) => boolean): Proof | null {
    const named = proof.deed.skills.filter(
      (id) => !isGeneral(skillById(id)?.name ?? "") && skillById(id)?.kind !== "soft",
    );
    const isOfOne = (one: Proof) => isBeside(one) && named.some((id) => one.deed.skills.includes(id));
    return this.find((one) => isOfOne(one) && this.#canTell(one));
  }

  #saySituation(index: number | null): void {
    const job = index === null ? undefined : this.facts.profile.jobs[index];
    if (!job?.title) return;
    const work = GRAMMARS[this.facts.language].work(shownTitle(job.title), realEmployer(job));
    const wordings = job.current ? this.pack.frame.now : this.pack.frame.past;
    if (this.voice.say(wordings, { work })) return;
    // A head that gives title and employer as they stand needs no proof beside it.
    const head = this.facts.profile.lines.slice(job.lines.from, job.lines.from + HEAD_LINES).join("\n");
    if (head.includes(job.title) && head.includes(realEmployer(job) ?? job.title))
      this.voice.advise(wordings, { work });
  }
}

const AS_A_THING = /^I (?:handle|had|have|take care of)\b|\bwent (?:up|down)\b/u;

/** "Show apprentices the ropes" begins with a deed, and was told as a thing. */
function isMistold(sentence: string, line: string): boolean {
  const [first = "", second = ""] = line.split(" ");
  const isDeed =
    /^\p{Lu}\p{Ll}{2,}$/u.test(first) && partsOfSpeech(first.toLowerCase()).verb && /^\p{Ll}+$/u.test(second);
  return isDeed && AS_A_THING.test(sentence) && !sentence.startsWith(`I ${first.toLowerCase()}`);
}

const FIGURES = /\d+(?:[.,]\d+)*/g;
const LEAST_KEPT = 0.8;

function keepsAll(sentence: string, line: string): boolean {
  const kept = new Set(sentence.match(FIGURES));
  if ((line.match(FIGURES) ?? []).some((figure) => !kept.has(figure))) return false;
  const said = new Set(tellingWords(sentence));
  const words = tellingWords(line);
  return words.filter((word) => said.has(word)).length >= words.length * LEAST_KEPT;
}

/** A sentence that lost the figure of its line says less than the line. */
function isWellTold({ deed, told }: Proof): boolean {
  return (
    (told.clumsy ?? 0) < CLUMSY && !/[◦•▪●]/u.test(told.sentence) && (hasFigure(told.sentence) || !hasFigure(deed.text))
  );
}

function hasItsBrackets(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}

/** Lines that no sentence can be made of, to be shown in notes as they stand. */
function asTheyStand(facts: WritingFacts, proofs: Proof[]): Proof[] {
  if (facts.language !== facts.resumeLanguage) return [];
  const names = facts.profile.jobs.flatMap(({ employer }) => employer ?? []);
  const told = new Set(proofs.map(({ deed }) => deed));
  return facts.deeds
    .filter((deed) => {
      const isLine = deed.section !== "summary" && deed.job !== null && deed.text.length <= LONGEST_LINE;
      return (
        isLine &&
        !told.has(deed) &&
        !NO_LINE.test(deed.text) &&
        !RUN_TOGETHER.test(deed.text) &&
        !hasSkillsLabel(deed.text) &&
        !names.some((name) => deed.text.includes(name)) &&
        hasItsBrackets(deed.text)
      );
    })
    .map((deed) => {
      const sentence = upperFirst(deed.text.replace(/^\P{L}+/u, "").replace(/(?<![\s.;,])[\s.;,]+$/, ""));
      const score = deedWorth(deed.text) + deed.relevance * OF_RELEVANCE - AS_IT_STANDS;
      return { deed, told: { clause: sentence, sentence, also: sentence }, score };
    });
}
