import { anyOf, anyOfLines } from "../../any-of.ts";

const CODE = String.raw`(?<![\p{L}\d])(?<ref>(?=[\p{L}/._-]{0,12}\d|\p{Lu}{2,8}[/-]\p{Lu})[\p{Lu}\d][\p{Lu}\d/._-]{1,18}[\p{Lu}\d])(?![\p{L}\d%]| ?\/)`;
const COUNT = String.raw`[ -]?(?:(?:number|no|nr|code|id|nummer|n[º°]|de l['’]offre)\.?|#)`;
const NUMBER = `(?:${COUNT})?`;
const OWN = anyOfLines`
  reference|ref|kennziffer|kennwort|kenn-?nr|chiffre|referenz(?:nummer|code|-nr)?|stellen-?(?:id|nummer)
  référence|réf|referencia|vacancy (?:reference|ref)
`;
const COUNTED = anyOf("requisition req vacancy posting position job offre oferta anzeige stelle");
const LABEL = String.raw`(?:(?:job|vacancy|position|posting|role|post|our|ihre) )?`;
const SIGNS = String.raw`\.?\s?[:#]{0,2} ?["“„]?`;

const FILED = new RegExp(String.raw`(?<!\p{L})${LABEL}${OWN}${NUMBER}${SIGNS}${CODE}`, "giu");
const LISTED = new RegExp(String.raw`(?<!\p{L})${LABEL}${COUNTED}${NUMBER}${SIGNS}${CODE}`, "giu");

const ASKS = anyOfLines`
  (?:quot|includ|mention|stat|cit|giv|put|us)(?:e|es|ing|ting)?|refer(?:ring)? to|under
  (?:unter )?(?:angabe|nennung)|(?:an)?geben|nennen|sous|rappel\p{Ll}+|indiqu\p{Ll}+|mentionn\p{Ll}+|précis\p{Ll}+
  indican?\p{Ll}+|citando|señalando|mencion\p{Ll}+
`;
const KIND = `(?:${OWN}${NUMBER}|${COUNTED}${COUNT})`;
const ASKED = new RegExp(
  String.raw`(?<!\p{L})${ASKS} (?:[\p{L}'’]+ ){0,4}?${KIND}(?: [\p{L}'’]{1,20}(?!\p{L})){0,6}${SIGNS}${CODE}`,
  "giu",
);
const QUOTED = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    (?:quot(?:e|ing)|mention(?:ing)?|cit(?:e|ing)|refer(?:ring)? to|reference) (?:(?:job|ad|code|requisition|req|vacancy|posting|position)\.? )?#?${CODE}
    (?:stat|includ|us|writ|put)(?:e|ing)? ["'“‘]?${CODE.replace("ref", "named")}["'”’]?(?= in (?:the|your) )
  `}`,
  "giu",
);
const WANTED = new RegExp(
  String.raw`(?<!\p{L})${ASKS} (?:[\p{L}'’]+ ){0,4}?${KIND}(?!\p{L})|${KIND} (?:must|should|to) be (?:quoted|included|stated|given)|\(please (?:quote|mention)`,
  "iu",
);

function codeOf(text: string, label: RegExp): string | null {
  const codes = [...text.matchAll(label)].map(({ groups }) => groups?.ref ?? groups?.named ?? "");
  return codes.find((code) => /\d|[/-]/u.test(code) && code === code.toUpperCase()) ?? null;
}

/** The number by which a posting files what it gets, or asks to be quoted; null where it has none. */
export function postingReference(description: string): string | null {
  const own = codeOf(description, ASKED) ?? codeOf(description, QUOTED) ?? codeOf(description, FILED);
  return own ?? (WANTED.test(description) ? codeOf(description, LISTED) : null);
}
