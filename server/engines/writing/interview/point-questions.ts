import { findSkills } from "../../analysis/find-skills.ts";
import { namesOneOf } from "../facts/umbrella-terms.ts";
import { heldQualifications } from "../facts/held-qualifications.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import type { QuestionDraft } from "../draft.ts";
import type { Answer } from "./answer-points.ts";
import type { AnswerTeller } from "./answer-teller.ts";
import { ownName } from "../writing-facts.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { nameInLists } from "../tailored-resume/list-lines.ts";
import { type PostingPoint, postingPoints } from "./posting-points.ts";
import { OF_PAPER } from "./asked-papers.ts";
import { tellInstead } from "./tell-instead.ts";

const AS_MUCH = 0.75;
const LEAST_NEAR = 3; // a line that is barely near answers nothing
const MOST_AGAIN = 1;
const ALIKE = 0.75;
const HALF = 0.5;
const AS_ASKED = { isSame: true, strength: LEAST_NEAR };
const SHORT = 5; // "C++" is more than its letters

/** Must-haves and duties come before wishes. */
const RANK: Record<PostingPoint["use"], number> = { required: -0.5, duty: 0, wanted: 1.5 };

function tellingName(name: string | null): string | null {
  if (name === null || tellingWords(name).length === 0) return null;
  return name.includes(" ") || findSkills(name, { list: true }).length > 0 ? name : null;
}

function isOfPapers(text: string): boolean {
  const named = findSkills(text, { list: true }).filter(({ kind }) => kind !== "soft");
  return named.length > 0 && named.every(({ kind }) => OF_PAPER.has(kind));
}

/** Asks about the points of a posting, each once: those that lines answer, those that lines are near to, the others. */
export class PointQuestions {
  readonly #teller: AnswerTeller;
  readonly #left: Set<PostingPoint>;
  /** What was asked about though no line tells of it. */
  readonly silent: string[] = [];

  /** `asked` are things that are asked for by themselves. */
  constructor(teller: AnswerTeller, asked: readonly string[]) {
    this.#teller = teller;
    const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    const points = postingPoints(teller.facts).filter(
      ({ text, use }) =>
        (use === "duty" || !isOfPapers(text)) &&
        !asked.some((one) => text.includes(one) || (one.length > SHORT && letters(text).includes(letters(one)))),
    );
    this.#left = new Set(points.sort((a, b) => RANK[a.use] - RANK[b.use]));
  }

  /** The best line for any of the points that are left; null without one. */
  bestLine(): Proof | null {
    return this.#best(() => true)?.answers[0]?.proof ?? null;
  }

  /** The points that lines tell of, the best answered first. */
  answered(most: number): QuestionDraft[] {
    return this.#ask(most, ({ isSame }) => isSame);
  }

  /** The point that a line answers; null where no point that is left asks for it. */
  about({ deed }: Proof): QuestionDraft | null {
    for (const point of this.#left) {
      const told = this.#teller.answersTo(point.text).filter(({ isSame }) => isSame);
      if (told[0]?.proof.deed !== deed) continue;
      this.#left.delete(point);
      return this.#question(point, told);
    }
    return null;
  }

  near(most: number): QuestionDraft[] {
    const { facts } = this.#teller;
    const isOfTrade = (job: number | null) => job !== null && !isStrangeJob(job, facts);
    const hasTrade = facts.profile.jobs.some((_, job) => isOfTrade(job));
    // What is near by a word is seldom near in another trade.
    const isNear = ({ strength, proof }: Answer) =>
      strength >= LEAST_NEAR && (!hasTrade || proof.deed.job === null || isOfTrade(proof.deed.job));
    return this.#ask(most, (answer) => answer.isSame || isNear(answer));
  }

  /** Points that lines answer which were told already, and then some on which the resume is silent. */
  open(most: number): QuestionDraft[] {
    const { facts, voice } = this.#teller;
    const left = [...this.#left].filter(({ use, text }) => use !== "wanted" && !this.#isHeld(text));
    const known = left.flatMap((point) => this.#again(point) ?? []).slice(0, MOST_AGAIN);
    const silent: QuestionDraft[] = [];
    const words = [...new Set(tellingWords(facts.profile.lines.join("\n")))];
    // Of what is written in the resume's own words nobody says that no line tells of it.
    const isWritten = (word: string) => words.some((one) => likeness(word, one, facts.resumeLanguage) === 1);
    const isNew = (text: string) => {
      const asked = tellingWords(text);
      return asked.filter(isWritten).length <= asked.length * HALF;
    };
    for (const point of left) {
      if (silent.length >= most) break;
      if (!this.#left.has(point) || !isNew(point.text)) continue;
      const question = voice.plainly(this.#wordings(point), { point: point.text });
      const answer = question && this.#bridge();
      if (!question || !answer) continue;
      silent.push({ question, answer, fixed: voice.fixed });
      if (facts.language === facts.resumeLanguage) this.silent.push(point.text);
      this.#asked(point);
    }
    return [...known, ...silent];
  }

  #bridge(): string | null {
    const { facts, pack, voice } = this.#teller;
    if (facts.language !== facts.resumeLanguage) {
      voice.leaveOpen(pack.point.foreign);
      return voice.endParagraph();
    }
    voice.advise(pack.point.silent);
    tellInstead(this.#teller, null);
    voice.advise(pack.gap.end.work);
    return voice.endParagraph();
  }

  /** Must-haves that a list of the resume names and no line tells of. */
  listed(most: number): QuestionDraft[] {
    const { facts, pack, voice } = this.#teller;
    const held = new Set(facts.profile.skills.map(({ id }) => id));
    const questions: QuestionDraft[] = [];
    for (const point of this.#left) {
      if (questions.length >= most || point.use !== "required") continue;
      const named = findSkills(point.text, { list: true }).find(({ id, kind }) => kind === "tool" && held.has(id));
      const line = named && this.#teller.lines.find(({ deed }) => deed.job !== null && deed.skills.includes(named.id));
      if (line) {
        const question = this.#teller.isUsed(line) ? null : this.#question(point, [{ proof: line, ...AS_ASKED }]);
        this.#left.delete(point);
        if (question) questions.push(question);
        continue;
      }
      const isTold = this.#teller.answersTo(point.text, { again: true }).length > 0;
      const name = isTold
        ? null
        : ((named && ownName(facts, named.id)) ?? tellingName(nameInLists(point.text, facts.profile)));
      const list = facts.profile.lines.find((line) => name !== null && line.includes(name))?.trim() ?? null;
      if (!name || !(voice.say(pack.listed.says, { name }) || voice.advise([pack.says], { line: list }))) continue;
      voice.leaveOpen(pack.listed.open);
      const answer = voice.endParagraph();
      const question = voice.plainly(this.#wordings(point), { point: point.text });
      if (question && answer) questions.push({ question, answer, fixed: voice.fixed });
      this.#left.delete(point);
    }
    return questions;
  }

  #again(point: PostingPoint): QuestionDraft | null {
    const { pack, voice } = this.#teller;
    const isTold = this.#teller.answersTo(point.text, { again: true }).some(({ isSame }) => isSame);
    const question = isTold ? voice.plainly(this.#wordings(point), { point: point.text }) : null;
    if (question === null || !voice.advise(pack.point.again)) return null;
    const answer = voice.endParagraph();
    this.#left.delete(point);
    return answer === null ? null : { question, answer, fixed: voice.fixed };
  }

  /** A licence, a certificate or a program that the resume names in its lists is none on which it is silent. */
  #isHeld(point: string): boolean {
    const { facts } = this.#teller;
    const named = findSkills(point, { list: true }).filter(({ kind }) => kind !== "soft");
    const held = new Set(facts.profile.skills.map(({ id }) => id));
    const isOfKind = (name: string) => namesOneOf(name, facts.profile.lines);
    if (named.length > 0 && named.every(({ id, from, to }) => held.has(id) || isOfKind(point.slice(from, to))))
      return true;
    return heldQualifications({ ...facts, asks: facts.asks.filter(({ text }) => text.includes(point)) }).length > 0;
  }

  /** Neither the point nor another one in much the same words is asked about again. */
  #asked(point: PostingPoint): void {
    const words = tellingWords(point.text);
    for (const other of this.#left) {
      const own = tellingWords(other.text);
      const shared = own.filter((word) => words.includes(word)).length;
      if (other === point || (shared > 1 && shared >= Math.min(own.length, words.length) * ALIKE))
        this.#left.delete(other);
    }
  }

  #ask(most: number, isEnough: (answer: Answer) => boolean): QuestionDraft[] {
    const questions: QuestionDraft[] = [];
    while (questions.length < most) {
      const best = this.#best(isEnough);
      if (best === null) return questions;
      this.#asked(best.point);
      const question = this.#question(best.point, best.answers);
      if (question) questions.push(question);
    }
    return questions;
  }

  #best(isEnough: (answer: Answer) => boolean): { point: PostingPoint; answers: Answer[] } | null {
    const found = [...this.#left]
      .map((point) => ({ point, answers: this.#teller.answersTo(point.text).filter(isEnough) }))
      .filter(({ answers }) => answers.length > 0);
    const strength = ({ point, answers }: (typeof found)[number]) => (answers[0]?.strength ?? 0) - RANK[point.use];
    return found.sort((a, b) => strength(b) - strength(a))[0] ?? null;
  }

  #question({ use, text }: PostingPoint, answers: Answer[]): QuestionDraft | null {
    const { voice } = this.#teller;
    const [first, ...others] = answers;
    if (!first) return null;
    const isAsMuch = ({ isSame, strength }: Answer) => isSame && first.isSame && strength >= first.strength * AS_MUCH;
    const also: Proof[] = others.filter(isAsMuch).map(({ proof }) => proof);
    const isNear = !first.isSame && !this.#isOfTitle(text, first.proof);
    const answer = this.#teller.frame(first.proof, { also, isNear });
    const question = answer && voice.plainly(this.#wordings({ use, text }), { point: text });
    return question && answer ? { question, answer, fixed: voice.fixed } : null;
  }

  /** An "iOS Developer" did not only come near to developing for iOS. */
  #isOfTitle(point: string, { deed: { job } }: Proof): boolean {
    const title = job === null ? "" : (this.#teller.facts.profile.jobs[job]?.title ?? "");
    const named = findSkills(title, { list: true }).map(({ id }) => id);
    return findSkills(point, { list: true }).some(({ id, kind }) => kind !== "soft" && named.includes(id));
  }

  #wordings({ use }: PostingPoint): readonly string[] {
    const { point } = this.#teller.pack;
    return use === "duty" ? point.duty : point.asked;
  }
}
