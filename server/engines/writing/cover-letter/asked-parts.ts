import { rememberText } from "../../../domain/remember-text.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { askedOfLetter, sentencesOf } from "./asked-of-letter.ts";
import { kindsOfPart, type StatedKind } from "./asked-kinds.ts";

/** One thing that a posting asks its letters to state; without kinds it is a thing that only the person knows. */
export type AskedPart = { text: string; kinds: ReadonlySet<StatedKind> };

/** A sentence that says what letters are to state, and the parts of what it asks for. */
export type Demand = { sentence: string; parts: AskedPart[] };

const LETTER = String.raw`(?:${anyOf("cover(?:ing)? application motivation(?:al)? short brief your the a")} )letters?|letter of (?:application|motivation)`;
const IN_TEXT = String.raw`(?:${anyOfLines`
  in (?:the|your|their|an?) (?:short |cover(?:ing)? |application )?(?:letter(?: of application)?|application|e-?mail|message|note)
  im (?:anschreiben|bewerbungsschreiben)|in (?:ihrem|deinem) (?:anschreiben|bewerbungsschreiben)|in (?:der|ihrer|deiner) bewerbung
  dans (?:votre|la|ta) (?:lettre|candidature)(?: de motivation)?|en (?:la|su|tu|vuestra) carta(?: de presentación)?
`})`;
const ONLY_WHERE = new RegExp(`^${IN_TEXT}$`, "iu");
const IN_LETTER = `(?: ${IN_TEXT})?`;
const IS_LETTER = new RegExp(`(?<!\\p{L})${LETTER}(?!\\p{L})`, "iu");
/** Who or what is spoken to where a posting says how one applies. */
const OF_APPLYING = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfLines`
    ${LETTER}|please|kindly|(?:be|make) sure|(?:don['’]t|do not) forget|remember to|(?:a )?few lines|to apply|when applying|interested\?
    in your (?:application|e-?mail|message|note|reply)|(?:applicants?|candidates?) (?:must|should|are|need|have)|applications? (?:must|should|without|with|to)
    (?:send|write(?: to)?|e-?mail) (?:us|me)|let (?:us|me) know|tell(?:ing)? (?:us|me)
  `})(?!\p{L})`,
  "iu",
);
const STATE = String.raw`(?:${anyOfLines`
  stat(?:es?|ing)|mention(?:s|ing)?|includ(?:es?|ing)|indicat(?:es?|ing)|confirm(?:s|ing)?|specif(?:y|ies|ying)|outlin(?:es?|ing)
  giv(?:es?|ing)(?: us)?|provid(?:es?|ing)|list(?:s|ing)?|nam(?:es?|ing)(?! of)|detailing|quot(?:es?|ing)|advis(?:es?|ing)(?: us)?|says?|saying
  tell(?:s|ing)? (?:us|me)|let(?:ting)? (?:us|me) know|not(?:es?|ing)(?! that|:|,)|answer(?:s|ing)?|shar(?:es?|ing)(?: with us)?
`})`;
const SAID = new RegExp(
  String.raw`(?<![\p{L}-])(?<!(?<!\p{L})(?:will|we|they|it|may|can) )(?:${STATE}(?!\p{L})${IN_LETTER}(?: us)?:?|(?:${LETTER})(?: \([^()]{1,30}\))? with(?! (?:your |an? |the )?(?:cv|resume|application))|applications? (?:without|with)|(?:${LETTER}):)\s`,
  "iu",
);
const ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfLines`
    bitte (?<between>[^.?!]{3,90}?) (?:angeben|nennen|mitteilen|vermerken|schreiben)(?=$|[,;])|(?:bitte )?(?:geben|nennen|teilen|schreiben|sagen|vermerken|bestätigen) (?:sie|uns)
    (?:gib|nenne?|teile?|sag)(?: uns| bitte| in| im| deine?n?)|(?:unter|mit|um|inklusive|inkl\.|nebst) (?:der )?(?:angaben?|nennung)|angaben? (?:zu|zum|zur|über)
    (?:anschreiben|bewerbung)[^.?!]{0,40} (?:sollten?|enthält|enthalten)
    (?:merci de|veuillez|prière de|pensez à) (?:bien vouloir )?(?:nous )?(?:préciser|indiquer|mentionner|communiquer)|(?:précis|indiqu|mentionn|communiqu)(?:ez|erez|ant)
    (?:indiqu|especifi|detall|señal|mencion)(?:e|en|a|ar|ando|ue|uen)(?!\p{L})|indica(?:r|ndo)?(?!\p{L})|indicad(?!\p{L})|ha(?:ga|ciendo) constar|especifica(?:r|ndo)?(?!\p{L})|dinos|díganos
  `})`,
  "iu",
);
const ELSEWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfLines`
    (?:online|application|web) forms?|questionnaire|(?:your|the|an?|detailed|full|updated|current) (?:cv|resume|résumé)(?: \p{L}+)? (?:must|should|stating|listing|including|mentioning|with|that|which|to)
    (?:in|on) your (?:cv|resume|résumé)|im lebenslauf|(?:dans|sur) (?:votre|le) cv|en (?:el|su|tu) (?:cv|currículum)
  `})`,
  "iu",
);
const NO_DEMAND = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfLines`
    we|our|ours|proof|evidence|cop(?:y|ies)|documents?|documentation|sponsor\p{L}*|interview|offer(?:ed)?|not|cannot|unable|only|applicants?|candidates?|references?|referees?|(?:if|where|as) applicable|en su caso|le cas échéant|ggf|gegebenenfalls
    (?:job|reference|vacancy|requisition) (?:number|code|id|title)|kennziffer|referenz\p{L}*|nachweise?|kopien?|justificatifs?|copies?|référence|referencia|copias?
  `})(?!\p{L})`,
  "iu",
);
/** A verb that goes before a further part, "..., and tell us why", and where it is to be said. */
const AHEAD = new RegExp(
  String.raw`^(?:\([a-h\d]\) |and |also |please |remember to |be sure to |geben |nennen |teilen |sie |du |uns |mir |bitte |${IN_TEXT} )*` +
    String.raw`(?:(?:(?:an?|the|your) )?(?:short |brief )?(?:(?:cover(?:ing)?|motivation) )?(?:letter )?${STATE}${IN_LETTER} )?` +
    String.raw`(?:that |details of |information (?:on|about) |of |about |on |mit, (?=\p{L}))?`,
  "iu",
);
const BEHIND = new RegExp(
  String.raw` (?:${anyOfLines`
    an|mit|in (?:the|your) (?:cover(?:ing)? )?(?:letter|application|subject line)
    (?:senden|richten|schicken) sie .{0,60}
  `})$`,
  "iu",
);
const JOINT = new RegExp(
  String.raw`(?<!\s)\s{0,3}(?:[,;:]|[,;]?\s(?=\([a-h\d]\))|(?<!\p{L})${anyOf(
    String.raw`and as\swell\sas plus sowie und et ainsi\sque y e &`,
  )}(?!\p{L}))\s{0,3}`,
  "giu",
);
/** "which driver's" and "current" want the word behind the next joint. */
const GOES_ON = new RegExp(
  String.raw`(?:['’]s?|(?<!\p{L})${anyOf(
    "current expected present last desired preferred working monthly annual first the your which what",
  )})$`,
  "iu",
);
const TO_READER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`you(?:r|rs|['’]\p{L}{1,2})? whether if current expected earliest own ihre?[mnrs]? sie deine?[mnrs]? du`,
    String.raw`votre vos vous su sus tu tus vuestr[ao]s? si ob their`,
  )})(?!\p{L})`,
  "iu",
);
const FINITE = /(?<!\p{L})(?:is|are|will|be|can|must|has|have|was|were|should)(?!\p{L})/iu;
const SHORT = 5; // in words: what a list may hold without saying whose it is
const GLUED = /(?<=\p{Ll}{2})\.(?=\p{Lu})/u;
const NEAR = 150; // in letters
const LONGEST = 320;

function askedTail(sentence: string): string | null {
  if (ELSEWHERE.test(sentence) && !/letter|anschreiben|lettre|carta/iu.test(sentence)) return null;
  const found = SAID.exec(sentence);
  if (found && OF_APPLYING.test(sentence.slice(Math.max(0, found.index - NEAR), found.index + NEAR)))
    return sentence.slice(found.index + found[0].length).slice(0, LONGEST);
  const abroad = ABROAD.exec(sentence);
  if (abroad === null) return null;
  const { between } = abroad.groups ?? {};
  return between ?? sentence.slice(abroad.index + abroad[0].length).slice(0, LONGEST);
}

function partsOf(tail: string): string[] {
  const joints = [...tail.matchAll(JOINT)].map(({ index, 0: joint }) => ({ from: index, to: index + joint.length }));
  const places = [...joints, { from: tail.length, to: tail.length }];
  const parts: string[] = [];
  let from = 0;
  for (const joint of places) {
    const text = tail.slice(from, joint.from);
    if (GOES_ON.test(text) && joint.from < tail.length) continue;
    if (/\p{L}/u.test(text))
      parts.push(
        text
          .trim()
          .replace(AHEAD, "")
          .replace(/(?<![\s.)])[\s.)]{1,8}$/u, "")
          .replace(BEHIND, ""),
      );
    from = joint.to;
  }
  return parts.filter((part) => part.length > 2 && part !== "mit" && !ONLY_WHERE.test(part));
}

/** The sentences of a posting; "A letter (max one page) stating ..." goes on behind its bracket. */
export function wholeSentences(description: string): string[] {
  const texts: string[] = [];
  for (const text of sentencesOf(description)) {
    const before = texts.at(-1);
    if (before?.endsWith(")") && /^\p{Ll}/u.test(text)) texts[texts.length - 1] = `${before} ${text}`;
    else texts.push(text);
  }
  return texts;
}

const MOST_POSTINGS = 4; // each is read anew by every draft of its letter

/** What a posting asks its letters to state, sentence by sentence, each thing apart. */
export const demandsOf = rememberText(
  (description): readonly Demand[] => wholeSentences(description).flatMap(demandIn),
  MOST_POSTINGS,
);

function demandIn(text: string): Demand[] {
  const sentence = text.trim().replace(/^[-–•*\s]+|[.!]$/gu, "");
  const tail = askedTail(sentence)?.split(GLUED)[0];
  if (tail === undefined) return [];
  const isList = TO_READER.test(tail) || IS_LETTER.test(sentence) || ABROAD.test(sentence);
  const parts = partsOf(tail).map((part) => {
    const isOfReader = TO_READER.test(part) || (isList && part.split(" ").length <= SHORT && !FINITE.test(part));
    const kinds = isOfReader && !NO_DEMAND.test(part) ? kindsOfPart(part) : new Set<StatedKind>();
    return { text: part, kinds };
  });
  return parts.some(({ kinds }) => kinds.size > 0) ? [{ sentence, parts }] : [];
}

const OF_TERMS: readonly StatedKind[] = ["pay", "present pay", "notice", "start"];

/** Whether a kind is of when one can begin or of what one earns, which have notices of their own. */
export function isOfTerms(kind: StatedKind): boolean {
  return OF_TERMS.includes(kind);
}

/** What a posting asks its letters to say of when one can begin and what one earns, and of reasons, whichever way. */
export function askedTerms(description: string): ReadonlySet<string> {
  const parts = demandsOf(description).flatMap((demand) => demand.parts);
  return new Set<string>([
    ...askedOfLetter(description),
    ...parts.flatMap(({ kinds }) => [...kinds].filter(isOfTerms)),
  ]);
}
