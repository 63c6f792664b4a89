import { anyOf, anyOfLines, wholeWords } from "../../any-of.ts";
import { askedOfLetter } from "./asked-of-letter.ts";
import { type AskedPart, demandsOf, isOfTerms, wholeSentences } from "./asked-parts.ts";

const LETTER = anyOf(
  "letter note statement motivation application lines words sentences paragraph page message e-?mail",
);
const SAYS = anyOf(String.raw`says? tells? describes? explains? shows? outlines? covers? addresses sets\sout`);
const SAYING = anyOf(
  String.raw`saying telling describing explaining showing outlining covering addressing setting\sout answering`,
);
const SAY = anyOf(
  String.raw`say tell describe explain address outline set\sout answer share mention include write\sabout`,
);
const STATES = anyOf("states? mentions? specify specifies indicates? confirms?");
const OPENLY = `(?: ${anyOf("straight briefly honestly openly frankly")})?`;
const THING = String.raw`(?:(?:us|me) )?(?:straight |briefly )?(?:(?:about|on) )?${anyOf(
  "an? one two three the your? any anything something why what how which who whether if where",
)}(?!\p{L})`;

/** Where the usual turns of a posting begin to say what its letters are to tell. */
const QUESTION = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfLines`
    (?:tell|telling|show|write|e-?mail|send) (?:to )?(?:us|me)(?: a (?:short )?(?:note|line|paragraph|few (?:lines|words))| in (?:the|your) letter)?${OPENLY}(?: on| about)? (?=(?:what|how|which|whether|about (?:a time|any|(?:an?|one|your|the) (?:\p{L}+ ){1,4}(?:you|that)|the (?:best|last|most|first)))(?!\p{L}))
    (?:love|like) to (?:hear|know) (?=(?:what|how|which|about (?:an?|one|your) (?:\p{L}+ ){1,3}(?:you|that))(?!\p{L}))
    (?:tell|show|write) us in (?:the|your) (?:cover(?:ing)? )?letter (?=${THING})
    ${LETTER}(?: [^.?!]{1,40})?,? (?:that|which) (?:must |should )?${SAYS} (?=${THING})
    ${LETTER}(?: [^.?!]{1,30})? ${SAYING} (?=${THING})
    ${LETTER} (?:must|should|needs to) ${SAY} (?=${THING})
    ${LETTER} (?:\([^()]{1,30}\) )?(?:on|about|of) (?=${anyOf("an? one something anything the")} )
    ${LETTER}(?: \([^()]{1,30}\))?: (?=${anyOf("why what how which who when where if tell describe explain")}(?!\p{L}))
    in (?:the|your|an?) (?:short |cover(?:ing)? |motivation(?:al)? )?${LETTER}[^.?!]{0,50} ${SAY} (?=${THING})
    ${anyOf("asked invited required expected")} to ${anyOf(String.raw`describe explain write tell outline answer set\sout`)}[ ,](?!the criteria|each|all)
    (?:write|answer)(?: us| me)?(?: in)?(?: no more than| up to| about| at most)? \d{2,3}(?: ?[-–] ?\d{2,3})? words
    please ${anyOf("include state mention say give confirm indicate")} (?=(?:your|an?|one|any|if|whether|where|which|how|what) [\p{L}\d])
    ${LETTER}(?: [^.?!]{1,30})? (?:must |should |needs to |(?:that|which) (?:must |should )?)${STATES} (?=\p{L}|\()
    ${STATES} in (?:the|your) (?:cover(?:ing)? )?letter,? (?=\p{L})
    ${anyOf("applicants candidates")} (?:must|should|need to|have to) (?:${SAY}|${STATES}) (?=[^.?!]{3,120} in (?:the|their|your|an?) (?:cover(?:ing)? )?letter)
    ^applications? without (?:details of |information (?:on|about) )?(?=(?:your|an?) )
  `})`,
  "iu",
);
const ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfLines`
    (?:erzähl|schreib|sag|verrat|schildere?)\p{L}* (?:sie )?uns,?(?: \p{L}+,?){0,3}? (?=(?:was|wie|welche|von eine))
    (?:dites|racontez|expliquez|décrivez)-nous (?:\p{L}+ ){0,4}?(?=(?:ce que|comment|quels?|quelles?|une? ))
    (?:cuéntanos|dinos|explícanos|díganos) (?:\p{L}+ ){0,4}?(?=(?:qué|cómo|cuál|un[ao]? ))
  `})`,
  "iu",
);
const NO_QUESTION = new RegExp(
  anyOfLines`
    adjust|(?:reasonable|special|any|need|require) accommodat|accommodations|disab|support you|assist|need|heard|found|find out|yourself|handicap|aménage|behinder|discapac|ajuste
    ^you(?:['’](?:ll|ve|re)| will| have| are| can| know) |please include (?:your|an?) (?:full |current |updated )*(?:cv|resume|name|phone|e-?mail|contact)(?!.{0,160} and )
    (?:job|reference|vacancy|requisition) (?:number|code|id)|(?:your|two|three) referees?(?!\p{L})
  `,
  "iu",
);
const KNOWN = /why |warum|pourquoi|por qué|weshalb|motiv|attracts|draws/iu;
const TO_READER = /(?<!\p{L})(?:you(?:r|rs|['’]\p{L}{1,2})?|they|their|current|expected)(?!\p{L})/iu;
const PARTS = /[,;:] (?:and )?| and | & /u;
const LONGEST = 260;
const MOST = 2;

function asksMore(asked: string): boolean {
  const parts = asked.split(PARTS).filter((part) => /\p{L}{2}/u.test(part));
  return parts.some((part) => !KNOWN.test(part) && askedOfLetter(`Please state ${part}`).size === 0);
}

/** What each letter says or names by itself, or is no matter of the letter. */
const USUAL = wholeWords(
  String.raw`reference ref vacancy referees? references? cv resume letter application appl(?:y|ying|ied) subject`,
  String.raw`experiences? skills? qualifications? background career achievements? suitab\p{L}+`,
);
const ASKS_BY_ITSELF =
  /^(?:your|their|an?|one|two|three|any|anything|something|the|why|what|how|which|where|when|who|whether|if)(?!\p{L})/iu;

/** What of a demand no kind is known of: "which site you would prefer", with the names that go on from it. */
function unknownParts(parts: readonly AskedPart[], isWhyAsked: boolean): string[] {
  return parts.flatMap(({ text, kinds }) => {
    const isKnown = (KNOWN.test(text) && isWhyAsked) || askedOfLetter(`Please state ${text}`).size > 0;
    const isAsked = kinds.size === 0 && ASKS_BY_ITSELF.test(text) && !NO_QUESTION.test(text) && !USUAL.test(text);
    return isAsked && !isKnown ? [text] : [];
  });
}

/** What a posting asks its letters to tell in words of its own: "tell us what you would cook in October". */
export function otherQuestions(description: string, isLeft: (part: AskedPart) => boolean = () => true): string[] {
  const demands = demandsOf(description);
  const isWhyAsked = askedOfLetter(description).has("why");
  const sentences = wholeSentences(description).map((text) => text.trim().replace(/^[-–•*\s]+|[.!]$/gu, ""));
  const asked = sentences.flatMap((text) => {
    const parts = demands.find(({ sentence }) => sentence === text)?.parts;
    if (parts !== undefined) {
      const left = parts.filter((part) => isOwnKind(part) && isLeft(part)).map((part) => part.text);
      const all = [...left, ...unknownParts(parts, isWhyAsked)];
      return all.length === 0
        ? []
        : [
            parts
              .map((part) => part.text)
              .filter((part) => all.includes(part))
              .join("; "),
          ];
    }
    const found = [TO_READER.test(text) ? QUESTION.exec(text) : null, ABROAD.exec(text)].find(
      (match) => match !== null,
    );
    return found && !NO_QUESTION.test(text) && asksMore(text.slice(found.index)) ? [text] : [];
  });
  return asked.filter((text) => text.length <= LONGEST).slice(0, MOST);
}

function isOwnKind({ kinds }: AskedPart): boolean {
  return [...kinds].some((kind) => !isOfTerms(kind));
}
