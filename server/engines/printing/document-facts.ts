/** How a page is filled: closely, or with the margins and the larger text of a letter. */
export type PageLook = "resume" | "letter";

/** What a file says of itself beside its text. */
export type DocumentFacts = {
  title: string;
  author: string | null;
  /** BCP 47, such as "en-US". */
  language: string;
  look: PageLook;
  /** Stands at the head of each page from the second on; null = nothing. */
  runningHead: string | null;
};
