import { lowerFirst } from "../english-verbs.ts";
import type { Told } from "./grammar.ts";

/** A sentence that says of a thing what became of it, and of nobody who did it. */
export function ofThing(sentence: string): Told {
  return { clause: lowerFirst(sentence), sentence, also: sentence, isOfThing: true };
}
