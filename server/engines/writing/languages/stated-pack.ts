import type { DrivingClasses } from "../facts/driving-classes.ts";
import type { OwnLink } from "../facts/own-links.ts";
import type { OwnNumber } from "../facts/own-numbers.ts";
import type { Wordings } from "./letter-pack.ts";

/** How a letter states what its posting asks it to state; null for what the resume does not say in a way that can be told. */
export type StatedPack = {
  /** In a `{place}`. */
  home: Wordings;
  link: (link: OwnLink) => string;
  number: (one: OwnNumber) => string | null;
  /** A part of a line that says who may work, or of what nation one is. */
  permit: (part: string, asked: { isOfNation: boolean }) => string | null;
  hours: (part: string) => string | null;
  /** The name of a driving licence after "I hold". */
  driving: (licence: DrivingClasses) => string;
  vehicle: RegExp;
  holds: (papers: string[], vehicle: string | null) => string;
  /** Two statements in one sentence; null where they stay apart. */
  together: (one: string, other: string) => string | null;
};
