/** What a file says of itself beside its text. */
export type DocumentFacts = {
  title: string;
  author: string | null;
  /** BCP 47, such as "en-US". */
  language: string;
};
