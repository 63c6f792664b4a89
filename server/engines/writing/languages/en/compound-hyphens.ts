import { anyOf } from "../../../any-of.ts";
import { kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";

const CLOSED = new RegExp(
  `^(?:${anyOf(
    "the an? and or but of to for in on at by with from as into via within per while when where who which that than through during",
    "is are was were be my our their its his her this these those all any each every both more most it them",
    String.raw`regarding including using \p{L}+ly`,
  )})$`,
  "iu",
);
/** Words that are joined where they say which: "day-to-day tasks", "a high-volume store". */
const BEFORE_THING = new RegExp(
  String.raw`(?<![\p{L}-])(?<!\b(?:in|the|of) (?=real))(?<words>${anyOf(
    String.raw`day\sto\sday face\sto\sface end\sto\send door\sto\sdoor business\sto\sbusiness year\sto\syear month\sto\smonth`,
    String.raw`up\sto\sdate year\sto\sdate year\sover\syear state\sof\sthe\sart best\sin\sclass on\sthe\sjob hands\son in\sdepth real\stime`,
    String.raw`high\s(?:volume|end|level|quality|profile|risk|speed|performance|performing|traffic|value|priority|impact|tech|pressure|energy|stress|net\sworth)`,
    String.raw`low\s(?:income|cost|level|risk) top\s(?:performing|selling|rated|ranked|notch) (?:long|short)\s(?:term|range|standing)`,
    String.raw`(?:full|part)\stime full\s(?:scale|service|cycle|charge) entry\slevel (?:mid|senior|executive)\slevel (?:large|small)\sscale third\sparty`,
    String.raw`decision\smaking problem\ssolving team\sbuilding (?:year|month|quarter)\send customer\s(?:facing|focused|oriented) client\sfacing`,
    String.raw`(?:results?|goal|detail)\s(?:oriented|driven) data\sdriven award\swinning`,
  )}) (?=(?<next>[\p{L}'’-]+)(?<after> [\p{L}-]+)?)`,
  "giu",
);
const ALWAYS = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?<first>one)\son\s(?=one(?!\p{L}| side))|(?<two>${anyOf(
    String.raw`fast\s(?=paced) cost\s(?=effective) time\s(?=sensitive|consuming) user\s(?=friendly) cross\s(?=(?:function|train|sell|cultur|department)\p{Ll}*)`,
    String.raw`co\s(?=workers?(?!\p{L})) e\s(?=mail) non\s(?=profit|verbal|clinical|technical|medical|compliance|union|routine|perishable)`,
    String.raw`multi\s(?=line|million|unit|media|site|channel|state|cultural|functional|lingual|level|family) self\s(?=(?:direct|manag|service|start|esteem|care|storage)\p{Ll}*)`,
    String.raw`pre\s(?=(?:employment|sales?|school|construction|production|qualif|screen|admission|operative|op)\p{Ll}*) post\s(?=(?:operative|sales?|surgical|secondary|construction|production)(?!\p{L}))`,
  )}))`,
  "giu",
);
const COUNT = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
/** "a two week course": one of a unit behind more of them says which. */
const SPAN = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,$/-])${COUNT}) (?<unit>day|week|month|year|hour|minute|person|bed|page|acre) (?=(?<next>[\p{L}'’-]+)(?<after> [\p{L}-]+)?)`,
  "gu",
);
const FOLLOWED_UP = new RegExp(
  String.raw`(?<=(?:(?:[Pp]rovid|[Ee]nsur|[Pp]erform|[Cc]onduct|[Cc]omplet|[Ss]chedul)(?:e|ed|es|ing)|${anyOf(
    "of for a the with timely proper appropriate patient client customer continuous regular ongoing necessary any all",
  )}) )follow up(?=$|[,;.]| ${anyOf("on with to for and of after calls? visits? interviews? appointments? meetings? emails? care letters? reports? tests?")}(?!\p{L}))`,
  "gu",
);
const FOLLOW_UP_CALL = new RegExp(
  String.raw`(?<=\p{Ll} )(?<!\b(?:to|and|then|can|will|I) )follow up(?= ${anyOf("calls visits interviews appointments meetings emails letters reports tests questions")}(?!\p{L}))`,
  "gu",
);

const UNIT_OF_TIME = anyOf("day week month year hour");
const DOES = anyOf(String.raw`help(?:ed|s|ing)?(?:\sto)? order\sto can will must`);
/** "web based tools", "company wide training": a thing and what it is to another one, unlike "help resolve related issues". */
const OF_A_THING = new RegExp(
  String.raw`(?<=(?:^|[ ,])(?<!(?<!\p{L})${DOES} )(?<first>\p{Ll}{3,20})) (?<what>${anyOf("based related oriented driven wide")}) ` +
    String.raw`(?=(?<next>[\p{L}'’-]+)(?<after> [\p{L}-]+)?)`,
  "gu",
);
const SPANS_OF_TWO = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,$/-])\d{1,3}) ` +
    String.raw`(?=${UNIT_OF_TIME} ${anyOf("and or to")} \d{1,3}-${UNIT_OF_TIME}(?!\p{L}))`,
  "gu",
);

/** A line with the hyphens that join words which together say which thing is meant. */
export function withHyphens(line: string): string {
  return line
    .replace(BEFORE_THING, (whole, words: string, next: string, after: string | undefined) =>
      isThing(next, after) ? `${words.replaceAll(" ", "-")} ` : whole,
    )
    .replace(ALWAYS, (words) => words.replaceAll(" ", "-"))
    .replace(SPAN, (whole, unit: string, next: string, after: string | undefined) =>
      isThing(next, after) && !/^experience$/u.test(next) ? `-${unit} ` : whole,
    )
    .replace(SPANS_OF_TWO, "-")
    .replace(OF_A_THING, (whole, first: string, what: string, next: string, after: string | undefined) =>
      isNameOfThing(first) && isThing(next, after) && !/^(?:range|variety|array|spectrum)$/u.test(next)
        ? `-${what} `
        : whole,
    )
    .replace(FOLLOWED_UP, "follow-up")
    .replace(FOLLOW_UP_CALL, "follow-up");
}

/** Whether a word names a thing, or says more of one that comes behind it. */
function isThing(next: string, after: string | undefined): boolean {
  const word = next.toLowerCase();
  if (CLOSED.test(word) || /^(?:sites?|due|potential|off|out|upon)$/u.test(word)) return false;
  const { noun } = partsOfSpeech(word);
  const isMore = kindOfWord(word, "adj") !== "strange" && after !== undefined && !CLOSED.test(after.trim());
  return noun || isMore;
}

function isNameOfThing(word: string): boolean {
  const isMany = word.endsWith("s") && !/(?:ss|^sales)$/u.test(word);
  return !isMany && !CLOSED.test(word) && partsOfSpeech(word).noun && kindOfWord(word, "adj") === "strange";
}
