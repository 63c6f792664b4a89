import { POINT_SIGN } from "../../../domain/letter-parts.ts";
import type { DroppedClaim, Evidence, TracedClaim, UnsureClaim } from "../../../domain/material-view.ts";
import { cutSentences } from "./cut-sentences.ts";
import { factWords } from "./fact-words.ts";
import { readNumbers } from "./read-numbers.ts";
import { namedPlace, ownLineOf } from "./listed-lines.ts";
import type { Sources } from "./sources.ts";
import type { Subject } from "./sentence-subject.ts";
import { openedBy, traceSentence } from "./trace-sentence.ts";

const MAX_CHARACTERS = 30_000;
const LEAST_KEPT = 0.4; // a rewording has at least this share of the original's length

const MOST_CAPITALS = 0.35;

type PassState = {
  passed: string;
  gap: string;
  before: string[];
  /** The sentence before where a line bears it out. */
  after: string | null;
  isLost: boolean;
};

/** "That is a third less", "Both are my work": who it is said of stands in the sentence before. */
const HANGS = /^(?:That|These|Those|Both|This(?! (?:role|job|position|posting|team|company)))(?!\p{L})/u;
const HANGING = "It speaks of a sentence that was left out.";

/** Collects what was traced and what was dropped while the parts of one document pass. */
export class EvidenceGate {
  readonly #sources: Sources;
  readonly #claims: TracedClaim[] = [];
  readonly #dropped: DroppedClaim[] = [];
  readonly #notSure: UnsureClaim[] = [];

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get evidence(): Evidence {
    return { claims: this.#claims, dropped: this.#dropped, notSure: this.#notSure, warnings: this.#sources.warnings };
  }

  /** Drops the sentences without evidence. With `isOurs`, [brackets] are our own prompts and are kept. */
  passText(text: string, options: { subject?: Subject; isOurs?: boolean } = {}): string {
    const state: PassState = { passed: "", gap: "", before: [], after: null, isLost: false };
    for (const piece of options.isOurs ? clean(text).split(/(\[[^\]]{0,500}\][.,;]?)/) : [clean(text)]) {
      if (options.isOurs && piece.startsWith("[")) {
        if (state.passed !== "") state.passed += ` ${piece}`;
        else state.passed = piece;
        state.gap = " ";
      } else this.#passSentences(piece, state, options);
    }
    return state.passed;
  }

  #passSentences(text: string, state: PassState, options: { subject?: Subject }): void {
    for (const sentence of cutSentences(text)) {
      const { before, after, isLost } = state;
      const traced = traceSentence(sentence.text, this.#sources, { ...options, before, after });
      const isHanging = isLost && traced.kept && HANGS.test(sentence.text.trim());
      state.isLost = isHanging || !traced.kept;
      state.after = traced.kept && traced.claim ? sentence.text : null;
      if (isHanging) {
        this.drop(sentence.text, HANGING);
        continue;
      }
      state.before = openedBy(traced);
      if (traced.kept) {
        if (traced.claim) this.#claims.push(traced.claim);
        state.passed += (state.passed === "" ? "" : state.gap || " ") + sentence.text.trim();
        state.gap = sentence.gap.includes("\n") ? sentence.gap : " ";
      } else {
        this.#leaveOut(sentence.text, traced);
        if (!state.gap.includes("\n")) state.passed = state.passed.replace(/[;:]$/u, ".");
        if (sentence.gap.includes("\n")) state.gap = sentence.gap;
      }
    }
  }

  /** A text as a whole or null: for badges, titles and questions, where half a text is none. */
  passWhole(text: string, options: { subject?: Subject } = {}): string | null {
    const cleaned = clean(text);
    const traces = cutSentences(cleaned).map((sentence) => traceSentence(sentence.text, this.#sources, options));
    const refused = traces.find((traced) => !traced.kept);
    if (refused && !refused.kept) {
      this.#leaveOut(cleaned, refused);
      return null;
    }
    for (const traced of traces) if (traced.kept && traced.claim) this.#claims.push(traced.claim);
    return cleaned === "" ? null : cleaned;
  }

  /** A paragraph with a list: each item passes whole, as of the job that its head names; the rest as any text. */
  passList(text: string): string {
    const kept: string[] = [];
    let place: string | null = null;
    for (const line of clean(text).split("\n")) {
      if (POINT_SIGN.test(line)) {
        if (this.passLine(line.replace(POINT_SIGN, ""), place) !== null) kept.push(line);
        continue;
      }
      const named = namedPlace(line, this.#sources.jobs);
      const head = named === null ? this.passText(line) : line;
      // Without its head an item is read, and judged, as what the head before it names.
      if (head === "") continue;
      place = named;
      if (isEmptyHead(kept.at(-1))) kept.pop();
      kept.push(head);
    }
    if (isEmptyHead(kept.at(-1))) kept.pop();
    return kept.join("\n");
  }

  /** A line of the resume as it stands, of the job at a place, or with that place behind it; any other text as a whole or null. */
  passLine(text: string, place: string | null = null): string | null {
    const cleaned = clean(text);
    const source = ownLineOf(cleaned, this.#sources, place);
    if (source !== null) this.claim(cleaned, source);
    const said = place === null ? cleaned : `${cleaned} (${place})`;
    return source !== null || this.passWhole(said, { subject: "person" }) !== null ? cleaned : null;
  }

  /** A line of the resume in other words, or the original where the new words say more than it. */
  passRewording(text: string, original: { text: string; line: number }, sources: Sources): string {
    const cleaned = clean(text).replace(/\s+/g, " ").trim();
    const trace = (sentence: string) => traceSentence(sentence, sources, { subject: "person" });
    const sentences = cutSentences(cleaned);
    const whole = trace(cleaned);
    // Most of a rewording may be the line's, and one sentence of it nobody's.
    const parts = whole.kept && sentences.length > 1 ? sentences.map(({ text: one }) => trace(one)) : [];
    const traced = parts.find(({ kept }) => !kept) ?? whole;
    const lost = isEmptied(cleaned, original.text)
      ? "Too much of the line was lost."
      : (lostNumber(cleaned, original.text) ?? lostName(cleaned, original.text));
    if (!traced.kept || lost) {
      const reason = traced.kept ? lost : traced.reason;
      this.drop(cleaned, `${reason} The original wording was kept.`);
      return original.text;
    }
    this.claim(cleaned, { from: "resume", line: original.line, text: original.text });
    return cleaned;
  }

  /** What no line settles is kept aside as a question; the rest is dropped with its reason. */
  #leaveOut(text: string, { reason, unsure }: { reason: string; unsure: readonly UnsureClaim[] }): void {
    if (unsure.length > 0) this.#notSure.push(...unsure);
    else this.drop(text, reason);
  }

  claim(text: string, source: TracedClaim["source"]): void {
    this.#claims.push({ text, source });
  }

  drop(text: string, reason: string): void {
    this.#dropped.push({ text: text.trim(), reason });
  }
}

function isEmptyHead(line = ""): boolean {
  return line.endsWith(":") && !POINT_SIGN.test(line);
}

function isEmptied(text: string, original: string): boolean {
  return text.length < original.length * LEAST_KEPT;
}

/** Other words for a line keep its figures, which are the best of it. */
function lostNumber(text: string, original: string): string | null {
  const kept = readNumbers(text);
  const lost = readNumbers(original).find(
    ({ value, unit }) => !kept.some((number) => number.value === value && number.unit === unit),
  );
  return lost ? `“${lost.text}” was lost.` : null;
}

/** A tool or a place that the line names is a fact of it, too. */
function lostName(text: string, original: string): string | null {
  const kept = new Set(factWords(text).map(({ word }) => word));
  const lost = factWords(original).find(({ word, from, isCapital }) => from > 0 && isCapital && !kept.has(word));
  return lost && !isShouted(original) ? `“${original.slice(lost.from, lost.to)}” was lost.` : null;
}

/** Where most words have a capital, as German nouns have, capitals name nothing. */
function isShouted(text: string): boolean {
  const words = factWords(text);
  return words.filter(({ isCapital }) => isCapital).length > words.length * MOST_CAPITALS;
}

/** Control, invisible, direction and tag characters; line ends and tabs stay. */
const CONTROL = /[^\P{Cc}\n\t]|\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]/gu;
const MARKDOWN: [pattern: RegExp, text: string][] = [
  [/`(?=\S)([^`\n]+?)(?<=\S)`/gu, "$1"],
  [/(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/gu, "$2"],
  [/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, "$1"],
  [/\[([^[\]\n]{1,500})\]\([^)\s]{0,500}\)/gu, "$1"],
  [/^#{1,6}[ \t]+/gmu, ""],
];

/** Plain text only: no control, tag or direction characters, no marks of markdown, and no more than a document holds. */
function clean(text: string): string {
  const plain = text.slice(0, MAX_CHARACTERS).replace(/\r\n?/g, "\n").replace(CONTROL, "");
  return MARKDOWN.reduce((rest, [pattern, kept]) => rest.replace(pattern, kept), plain).trim();
}
