import type { ProfileJob } from "../../analysis/profile.ts";
import type { Task } from "./told-tasks.ts";

export const MOST_CLUMSY = 1.05;

export type Told = {
  /** After an opening such as "At Lindenmere Hospital,". */
  clause: string;
  sentence: string;
  /** Going on from another sentence. */
  also: string;
  /** The same begun otherwise than with "I", where the line lends itself to it: "By re-slotting, I raised accuracy". */
  turned?: string;
  /** So short and plain that two of them make one sentence. */
  isBrief?: boolean;
  /** What a reader stumbles at, to be weighed against what the deed is worth. */
  clumsy?: number;
  /** It says of a thing what became of it: "as {position}" stands before no such clause. */
  isOfThing?: boolean;
  /** It tells what the person was given, which is no work of theirs. */
  isHonour?: boolean;
  /** Two deeds of one line, each told by itself. */
  inTwo?: readonly { text: string; told: Told }[];
  /** Work that one is in charge of, named by nouns: two such lines make one sentence. */
  tasks?: { all: readonly Task[]; isCurrent: boolean };
  /** The same in English: what stands behind "My work includes". */
  work?: readonly string[];
};

export type TellOptions = {
  isCurrent: boolean;
  /** The other lines of its job begin with verbs in the present: a first word that may be one is one here. */
  isVerbLed?: boolean;
  /** It is an item of a list, which may name one thing after the other. */
  isListed?: boolean;
  /** It is a point that the person parted from the others, by a bullet or as notes are. */
  isPoint?: boolean;
  /** Its first word is a verb, though it may be a noun elsewhere. */
  isDeed?: boolean;
  /** What came of it follows in the same sentence. */
  goesOn?: boolean;
};

/** What a language makes of the words of resumes and postings. Null wherever it would not read well. */
export type Grammar = {
  /** The deeds that a line tells one after the other; a language without it tells every line as one. */
  parts?(line: string): string[];
  /** A line of a resume in the first person. */
  tell(line: string, options: TellOptions): Told | null;
  /** The same as an item of a list, or the name of what was done; a language without these takes every line as it is. */
  item?(line: string, options: TellOptions): string | null;
  namedItem?(line: string): string | null;
  /** When a job was; null where the resume does not say it. A language without it never tells. */
  yearsOfJob?(job: ProfileJob): string | null;
  /** The duties of a sentence, each as what `{needs}` takes: "run the IV room". */
  needs(sentence: string, place: { title: string; isOrder: boolean }): string[];
  /** A sentence about duties as the name of a thing: "die Leitung eines Teams". */
  duty?(sentence: string): string | null;
  /** Where somebody works, as an employer's name takes it: "beim Klinikum Nord". */
  at(name: string): string;
  /** Two deeds that are names of things as one sentence. */
  join?(one: Told, other: Told): Told | null;
  /** A person's own job as what `{work}` takes: "a Sous Chef at Ember Hall". */
  work(title: string, employer: string | null): string | null;
  /** A person's own title after "As". */
  position(title: string): string;
  /** A title as what `{person}` takes: "a Sous Chef". */
  person(title: string): string | null;
  /** A licence or certificate after "I hold": "a full UK driving licence". */
  credential(name: string): string;
  /** A certificate that names who holds it, after "I am certified as"; null where it names none. */
  trade(name: string): string | null;
  /** The name of something asked for, within a sentence. */
  topic(id: string, wording: string): string | null;
};
