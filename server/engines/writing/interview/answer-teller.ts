import { chooseProofs, type Proof } from "../cover-letter/choose-proofs.ts";
import { hasFigure, isWeak, tellsResult } from "../facts/deed-worth.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import type { GuidePack } from "../languages/guide-pack.ts";
import { GUIDE_PACKS } from "../languages/guide-packs.ts";
import { shownTitle } from "../shown-title.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import { WritingVoice } from "../writing-voice.ts";

/** Tells answers from the lines of a resume, each line once as long as there are others. */
export class AnswerTeller {
  readonly facts: WritingFacts;
  readonly pack: GuidePack;
  readonly voice: WritingVoice;
  readonly proofs: Proof[];
  readonly #used = new Set<Deed>();

  constructor(facts: WritingFacts) {
    this.facts = facts;
    this.pack = GUIDE_PACKS[facts.language];
    this.voice = new WritingVoice(facts, new Map());
    const proofs = chooseProofs(facts);
    this.proofs = [
      ...proofs.filter(({ deed }) => !isWeak(deed.text)),
      ...proofs.filter(({ deed }) => isWeak(deed.text)),
    ];
  }

  /** The best line that fits and was not told yet; with `again`, one that was. */
  find(fits: (proof: Proof) => boolean, { again = false }: { again?: boolean } = {}): Proof | null {
    const fresh = this.proofs.find((proof) => !this.#used.has(proof.deed) && fits(proof));
    return fresh ?? (again ? (this.proofs.find(fits) ?? null) : null);
  }

  tell(proof: Proof | null): void {
    if (proof === null) return;
    this.#used.add(proof.deed);
    const { sentence } = proof.told;
    this.voice.say(["{sentence}."], { sentence });
  }

  /** An answer in its frame: where it was, what was done, what came of it. Null when nothing can be told. */
  frame(proof: Proof, { asksResult }: { asksResult: boolean }): string | null {
    const { frame } = this.pack;
    const { job } = proof.deed;
    this.#used.add(proof.deed);
    const isSameJob = (other: Proof) =>
      other !== proof && other.deed.job === job && job !== null && !isWeak(other.deed.text);
    const isResult = hasFigure(proof.deed.text);
    const other = isResult
      ? this.find((one) => isSameJob(one) && sharesSkill(one, proof))
      : (this.find((one) => isSameJob(one) && hasFigure(one.deed.text) && sharesSkill(one, proof)) ??
        this.find((one) => isSameJob(one) && sharesSkill(one, proof)));
    if (other) this.#used.add(other.deed);
    const told = other ? [proof, other] : [proof];
    // Another line would answer another question.
    if (!this.voice.canSay(["{sentence}."], { sentence: proof.told.sentence })) return null;
    const result = told.find(({ deed }) => tellsResult(deed.text));
    this.#saySituation(job);
    const [first, second] = told.filter((one) => one !== result || told.length === 1);
    const isSaid = first !== undefined && this.voice.say(frame.action, { sentence: first.told.sentence });
    if (second && isSaid) this.voice.say(["{also}."], { also: second.told.also });
    else if (second) this.voice.say(frame.action, { sentence: second.told.sentence });
    if (result && told.length > 1) this.voice.say(frame.result, { sentence: result.told.sentence });
    else if (!result && asksResult) this.voice.leaveOpen(frame.noResult);
    return this.voice.endParagraph();
  }

  #saySituation(index: number | null): void {
    const job = index === null ? undefined : this.facts.profile.jobs[index];
    if (!job?.title) return;
    const work = GRAMMARS[this.facts.language].work(shownTitle(job.title), realEmployer(job));
    this.voice.say(job.current ? this.pack.frame.now : this.pack.frame.past, { work });
  }
}

function sharesSkill(one: Proof, other: Proof): boolean {
  const shared = one.deed.skills.some((id) => other.deed.skills.includes(id));
  return shared || one.deed.words.intersection(other.deed.words).size > 0;
}
