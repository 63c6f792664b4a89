import { anyOf } from "../../../any-of.ts";
import { deedsOf, thingsOf } from "./lexis.ts";
import type { MeantWord } from "./read-words.ts";
import { SEPARABLE } from "./stem.ts";

const PARTICLE = new RegExp(
  `^${anyOf(...SEPARABLE, "instand fest bereit frei statt wahr los fort herunter hoch dar voran zurecht heraus hinein")}$`,
);
const CLAUSE_ENDS = /^\s*(?:[.,;:!?)–—]|$|(?:und|oder|sowie|aber)(?!\p{L}))/iu;
const SUBJECT = /^(?:ich|wir)$/;
const AUXILIARY = new RegExp(
  `^${anyOf("habe hatte haben bin war sind kann konnte darf durfte muss musste will wollte soll sollte werde wurde mag")}$`,
);

/** "Ich halte ... instand", "führte ... ein": a verb whose first part ends its clause is read as one word. */
export function joinParted(words: MeantWord[], text: string): void {
  let from = 0;
  for (const [at, word] of words.entries()) {
    if (!CLAUSE_ENDS.test(text.slice(word.to, word.to + 12))) continue;
    if (at > from + 1 && PARTICLE.test(word.word)) joinOne(words, from, at);
    from = at + 1;
  }
}

function joinOne(words: MeantWord[], from: number, at: number): void {
  const particle = words[at]!;
  const before = words.slice(from, at);
  const isVerb = ({ word, isCapital, from: start }: MeantWord) =>
    (!isCapital || start === 0) && /(?:e|t|n|st)$/.test(word) && !AUXILIARY.test(word) && !SUBJECT.test(word);
  const subject = before.findIndex(({ word }) => SUBJECT.test(word));
  const beside = subject < 0 ? [] : [before[subject - 1], before[subject + 1]];
  const verb =
    beside.find((one) => one !== undefined && isVerb(one)) ??
    before.find((one) => isVerb(one) && deedsOf(particle.word + one.word, "de").length > 0);
  if (!verb) return;
  const whole = particle.word + verb.word;
  words[words.indexOf(verb)] = {
    ...verb,
    word: whole,
    deeds: deedsOf(whole, "de"),
    things: thingsOf(whole, "de"),
    isPlain: false,
    isParted: true,
  };
  words[at] = { ...particle, isParticle: true, isPlain: true };
}
