/** Phrases are separated by semicolons and normalised like titles when they are loaded. */
export type OccupationFamily = {
  id: string;
  /** Written for people ("Nursing"). */
  name: string;
  /** Titles that name the occupation on their own. */
  titles: string;
  /** Together with a general head they name the occupation ("sales" in "Sales Director"). */
  fields: string;
  /** Words of its daily work, for texts whose titles say nothing. */
  vocabulary: string;
};
