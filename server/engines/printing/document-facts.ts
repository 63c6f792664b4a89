export type PageLook = "resume" | "letter";

export type Paper = "letter" | "a4";

export type DocumentFacts = {
  title: string;
  author: string | null;
  /** BCP 47, such as "en-US". */
  language: string;
  look: PageLook;
  paper: Paper;
  /** On the second page and later ones. */
  runningHead: string | null;
};
