const KIND = String.raw`(?:reference|ref|requisition|req|vacancy|(?:posting|job) (?:number|no|code|id|ref\p{L}*))`;
const LABELLED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Jj]ob|[Vv]acancy|[Pp]osition|[Pp]osting|[Rr]ole) )?(?:[Rr]ef(?:erence)?|REF|[Rr]eq(?:uisition)?|[Vv]acancy|[Pp]osting|[Jj]ob)\.?` +
    String.raw`(?: (?:[Nn]umber|[Nn]o\.?|[Cc]ode|ID|#))?\s?[:#]? ?(?<ref>(?=[\p{L}/-]{0,12}\d)[\p{Lu}\d][\p{Lu}\d/-]{2,19})(?![\p{L}\d])`,
  "u",
);
const WANTED = new RegExp(
  String.raw`(?:quot|includ|mention|stat|cit|giv|put)(?:e|es|ing|ting)? (?:\p{L}+ ){0,3}?(?:job |vacancy |posting )?${KIND}(?!\p{L})|${KIND}(?: (?:number|no\.?|code))? (?:must|should|to) be (?:quoted|included|stated|given)`,
  "iu",
);

/** The number by which a posting wants to be quoted; null where it does not ask for one. */
export function postingReference(description: string): string | null {
  const ref = LABELLED.exec(description)?.groups?.ref ?? null;
  if (ref === null) return null;
  const isQuoted = new RegExp(
    `(?:quote|quoting|mention|include|state) (?:the )?${RegExp.escape(ref)}(?!\\p{L})`,
    "iu",
  ).test(description);
  return isQuoted || WANTED.test(description) ? ref : null;
}
