/** Phrases are separated by semicolons and normalised like titles when they are loaded. */
export type OccupationFamily = {
  id: string;
  name: string;
  titles: string;
  /** Together with a general head they name the occupation ("sales" in "Sales Director"). */
  fields: string;
  vocabulary: string;
};
