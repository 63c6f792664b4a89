import { readOpening } from "../english-verbs.ts";
import { hasFigure } from "../facts/deed-worth.ts";
import type { MaterialLanguage } from "../language.ts";
import type { Told } from "../languages/grammar.ts";
import { sharedWords, tellingWords } from "../relatedness/telling-words.ts";
import type { Proof } from "./choose-proofs.ts";

const WORDS_ALIKE = 7;
const MOST_ALIKE = 0.5; // of the telling words of the shorter one
const FEWEST_ALIKE = 3;

/** "Adhered to branding guidelines when preparing sketches", "to corporate brand guidelines when preparing graphics". */
export function isAlike(one: Proof, other: Proof, language: MaterialLanguage): boolean {
  if (beginsAlike(one.told, other.told)) return true;
  const [first, second] = [one, other].map(({ told }) => readOpening(told.sentence.replace(/^I /u, "")));
  if (language !== "en" || !first || first.base !== second?.base || hasFigure(other.deed.text)) return false;
  const [own, others] = [first, second].map(({ rest }) => tellingWords(rest));
  const shared = sharedWords(own ?? [], others ?? [], language).length;
  return shared >= FEWEST_ALIKE && shared >= Math.min(own?.length ?? 0, others?.length ?? 0) * MOST_ALIKE;
}

/** The same duty of two jobs, whose figures differ: read one after the other they sound like a mistake. */
function beginsAlike(one: Told, other: Told): boolean {
  const [first, second] = [one, other].map(({ sentence }) => sentence.split(" ").slice(0, WORDS_ALIKE));
  return first?.length === WORDS_ALIKE && first.join(" ") === second?.join(" ");
}
