/** Papers that may stand in one sentence: each in the ways it can be named, the fullest first, and the frames to take in turn. */
export type PaperTelling = {
  names: string[][];
  frames: ((names: string[]) => string)[];
  /** What is told of those that cannot be said so, each in the place of its name. */
  instead?: readonly (PaperTelling | null)[];
};

export function withDetails(name: string, details: readonly (string | null)[]): string {
  const told = details.filter((detail) => detail !== null).join(", ");
  if (told === "") return name;
  return name.endsWith(")") ? `${name.slice(0, -1)}, ${told})` : `${name} (${told})`;
}
