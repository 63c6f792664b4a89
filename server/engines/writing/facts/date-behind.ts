import { DATE_WORDS } from "../../analysis/lexicon/date-words.ts";

/** "(IHK)  08/2001", "Décembre 2024", "in 2019": when it was is told apart. */
export const DATE_BEHIND = new RegExp(
  String.raw`(?<=\S),?\s*(?:\(|(?<!\p{L})(?:im|in|en|to|until|since|depuis|desde|seit|bis)\s)?(?:(?:\d{1,2}\.)?\d{1,2}[./]|(?<!\p{L})(?:${DATE_WORDS.months})\.?\s(?:de\s)?)?` +
    String.raw`(?:19|20)\d\d\)?$`,
  "iu",
);
