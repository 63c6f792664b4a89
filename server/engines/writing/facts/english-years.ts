import { anyOf } from "../../any-of.ts";

/** Years of work that a sentence tells: "more than", "15", and "of experience in retail". */
export type EnglishYears = { more: string; count: string; behind: string };

const TENS = "twenty thirty forty";
const COUNT = String.raw`\d{1,2}(?:\.\d)?|(?:${anyOf(TENS)})[- ]${anyOf("one two three four five six seven eight nine")}|${anyOf(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  TENS,
)}`;
const YEARS = new RegExp(
  String.raw`(?:(?<more>${anyOf("over nearly almost about approximately around", String.raw`more\sthan at\sleast`)}) |(?<about>~) ?)?` +
    String.raw`(?<![\p{L}\d.,$#/-])(?<count>${COUNT})(?:\+| ?plus| \+)? ?\+? ?(?:years|yrs)(?:['’]|\.(?= of))?(?: \+)? `,
  "giu",
);
const MONTHS_MORE = /^(?:and )?\d{1,2} months? /iu;
const PLUS = /\+|plus/u;
const QUALITY = String.raw`quality(?!\s(?:assurance|control|management|engineer\p{L}*|inspect\p{L}*)(?!\p{L}))`;
const VAGUE = new RegExp(
  `^${anyOf(
    "of and progressive progressively responsible diverse diversified extensive successful proven combined total solid strong",
    "rich vast varied various broad comprehensive wide-ranging accomplished valuable relevant direct practical well-rounded",
    "demonstrated dedicated robust advancing ongoing outstanding exceptional excellent increasing increasingly overall related full-time",
    QUALITY,
    "professional work working hands-on hands\\son experienced real-world in-depth",
  )},? `,
  "iu",
);
const EXPERIENCE = /^(?:work |working )?(?:experiences?|expertise|background)(?=$|\P{L})/iu;
const SINCE_QUALIFYING = /^(?:of )?(?:PQE|post[- ]qualification experience)(?!\p{L})/u;
const EXPERIENCE_BEHIND = /^(?<field>[\p{L}\d&/,' -]{3,70}?) (?:experiences?|expertise|background)(?=$|\P{L})/iu;
const JOINED = /^ (?:(?<joint>in|with|as|within|at|of|on|across) )?(?<field>\p{L}.*)/iu;
const PLACED = /^(?<joint>in|as|at|on|within) (?<field>\p{L}.*)/iu;
const GERUND = /^\p{Ll}{2,}ing[ ,]/u;
const ENDS = new RegExp(
  String.raw` since \p{Ll}+ing(?=$| )|[.;:!?()*|•–—]| - |, (?=\p{L}+ing |${anyOf("with who whose where which that including such as from")} )| (?:${anyOf(
    "with who whose that which where when while including seeking looking possessing plus and\\sa and\\san also coupled combined specializing after following before moving now and\\s\\S+\\s(?:years|yrs)",
    String.raw`providing to resulting leading ranging i my having offering bringing are is have has had was were`,
  )})(?= )`,
  "iu",
);
const GOES_ON = /, (?=\p{Ll}+ly |\d)/u;
const MOST_OF_FIELD = 9; // in words
const MOST_OF_LIST = 16;
const OTHERS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "you your we our us he she they their his her company knowledge skills? ability abilities proficien\\p{L}* able strong excellent",
    "track record education degree bachelor\\p{L}* various different consecutive row straight ago old this these those the\\spast",
    "educational academic fields team\\soriented accomplishments industries positions? roles? responsibilit\\p{L}* variety experiences? \\p{L}+-(?:oriented|driven|focused) focused motivated dedicated",
  )}(?!\p{L})`,
  "iu",
);
const OPEN_END = new RegExp(
  `(?:^|[ ,])${anyOf("and or of in as with the an? for to at by from other fast-paced")}$|\\p{Ll}ed$`,
  "iu",
);
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "sav\\p{L}+ increas\\p{L}+ reduc\\p{L}+ grew growth within during past last next first after every required requires",
    "was were before ago previously formerly served spent completed seeking break raising contract ages? aged",
  )}(?!\p{L})`,
  "iu",
);
const WORDS_BEFORE = 8;

/** The years of work that a sentence in English says its person has; a field that cannot be told whole is left out. */
export function englishYears(sentence: string): EnglishYears[] {
  return [...sentence.matchAll(YEARS)].flatMap(({ 0: all, index, groups = {} }) => {
    const { count = "" } = groups;
    const rest = sentence.slice(index + all.length);
    const before = sentence.slice(0, index).split(" ").slice(-WORDS_BEFORE).join(" ");
    if (BEFORE.test(before)) return [];
    const isMore = PLUS.test(all);
    const other = isMore ? "more than" : groups.about && "about";
    const more = (groups.more ?? other ?? "").toLowerCase();
    const behind = behindYears(withoutVague(rest.replace(MONTHS_MORE, "")));
    return behind === null ? [] : [{ more, count: count.toLowerCase(), behind }];
  });
}

function withoutVague(text: string): string {
  const bare = text.replace(VAGUE, "");
  return bare === text ? text : withoutVague(bare);
}

function behindYears(rest: string): string | null {
  const sinceQualifying = SINCE_QUALIFYING.exec(rest)?.[0];
  if (sinceQualifying !== undefined) return sinceQualifying;
  const said = EXPERIENCE.exec(rest)?.[0];
  if (said !== undefined) {
    const { joint = "", field = "" } = JOINED.exec(rest.slice(said.length))?.groups ?? {};
    const small = joint.toLowerCase();
    const [office = ""] = field.split(DOING);
    const own = fieldIn(withoutVague(small === "as" ? office : field));
    if (own === null || small === "of") return "of experience";
    if (joint === "") return GERUND.test(own) ? `of experience ${own}` : "of experience";
    return `of experience ${small} ${own}`;
  }
  const placed = PLACED.exec(rest)?.groups;
  if (placed?.field) {
    const own = fieldIn(placed.field);
    const joint = placed.joint?.toLowerCase() ?? "in";
    const isPlace = /^(?:on|at)$/u.test(joint) && /^the /iu.test(own ?? "");
    return own === null ? null : `${isPlace ? "" : "of experience "}${joint} ${own}`;
  }
  const named = EXPERIENCE_BEHIND.exec(rest)?.groups?.field;
  if (named === undefined) return null;
  const own = plainField(named, MOST_OF_FIELD);
  return own === null || ENDS.test(` ${named} `) ? null : `of ${own} experience`;
}

function fieldIn(text: string): string | null {
  const whole = (text.split(ENDS)[0] ?? "").trim().replace(/,$/u, "");
  // "In managing, developing and maintaining software" is not said of the first of them.
  if (/^\p{L}+ing$/u.test(whole) && text.startsWith(`${whole}, `)) return null;
  const isList = whole.includes(", ") && / (?:and|or|&) /u.test(whole.slice(whole.indexOf(", ")));
  if (isList) return plainField(whole, MOST_OF_LIST);
  const [first = ""] = whole.split(GOES_ON);
  return first.includes(",") ? null : plainField(first, MOST_OF_FIELD);
}

const NO_PART_OF_FIELD = new RegExp(
  `^the (?:field|fields|area|areas) of |,$|(?<!\\p{L})(?:exceptional|excellent|outstanding|superior|${QUALITY}) `,
  "giu",
);
/** "as an analyst dealing with ..." */
const DOING = / \p{Ll}{2,20}ing (?:with|on|in|for) /u;

function plainField(text: string, most: number): string | null {
  const named = text
    .replace(NO_PART_OF_FIELD, "")
    .replace(/^a (?=HR |HRIS |IT |MRI |SQL |SEO |LPN |RN )/u, "an ")
    .trim();
  const isBare = /^(?!(?:an?|the) ).* (?:industry|field|sector|arena)$/iu.test(named) && !named.includes(" and ");
  const field = isBare ? `the ${named}` : named;
  const words = field.split(" ");
  const isShouted = field === field.toUpperCase() && words.length > 1;
  if (/^(?:all|total|view|succession|sum|it|this|that|one place)$/iu.test(field)) return null;
  if (field.length < 2 || words.length > most || OTHERS.test(field) || OPEN_END.test(field)) return null;
  return isShouted ? field.toLowerCase() : field;
}
