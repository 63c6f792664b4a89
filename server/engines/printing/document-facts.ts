export type PageLook = "resume" | "letter";

export type DocumentFacts = {
  title: string;
  author: string | null;
  /** BCP 47, such as "en-US". */
  language: string;
  look: PageLook;
  runningHead: string | null;
};
