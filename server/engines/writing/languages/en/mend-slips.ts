import { anyOf } from "../../../any-of.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { articleOfNumber, withArticle } from "../../english-nouns.ts";
import { readOpening } from "../../english-verbs.ts";
import { withBareArticles } from "./bare-articles.ts";
import { withHyphens } from "./compound-hyphens.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { upperFirst } from "../../skill-names.ts";
import { respelled, unknownWords } from "./known-words.ts";

const DOUBLED = /(?<!\p{L})(?!(?:that|had|has) )(?<word>\p{L}{2,}) \k<word>(?![\p{L}&])/gu;
const WRONG_ARTICLE = /(?<!\p{L})an? (?=(?<next>\p{Ll}[\p{Ll}-]+|\p{Lu}\p{Ll}+))/gu;
const WRONG_ARTICLE_OF_NUMBER = /(?<!\p{L})an? (?=(?<number>\d[\d,.]*)(?![\d\p{L}]))/gu;
/** "an hour", "a user": what is spoken otherwise than it begins keeps the article it has. */
const SPOKEN_OTHERWISE = /^(?:h|u|eu|one|once)/iu;
const SMALL_WORD = new RegExp(
  String.raw`(?<=\p{Ll} |\p{L}, )${anyOf("Over Under With And By From Including Using Than Of For About Across")}(?= [\p{Ll}\d])`,
  "gu",
);
const MORE_TWICE = /(?<=\b(?:more than|over|at least) \d[\d,]*)\+/gu;
/** "on 41 bed memory unit": a measure that says which one. */
const MEASURE = new RegExp(
  String.raw`(?<=\b${anyOf("on in of at for to with from")} )(?<much>\d+)[ -](?<unit>${anyOf(
    "bed seat room star acre person place lane bay ton tonne head mile page story storey unit foot",
  )}) (?=\p{Ll}+[^s\P{L}](?:$|[,;.]| ))`,
  "gu",
);
const MEASURE_OF_ONE = new RegExp(
  String.raw`(?<=\b(?:an?|the|this|our) )(?<much>\d+) (?<unit>${anyOf("bed seat room acre person place lane bay ton page mile storey unit foot week day hour")}) (?=\p{L})`,
  "gu",
);
const DAYS: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  tues: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  thur: "Thursday",
  thurs: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
const DAY = `(?:${anyOf(Object.keys(DAYS).join(" "))})`;
const DAYS_SHORT = new RegExp(
  String.raw`(?<!\p{L})(?<from>${DAY})(?<joint> ?[-–] ?| ?/ ?| (?:to|thru|through|and|&) )(?<to>${DAY})(?!\p{L})`,
  "giu",
);

function daysInFull(_whole: string, from: string, joint: string, to: string): string {
  const word = /thru|through|to|[-–]/iu.test(joint) ? "to" : "and";
  return `${DAYS[from.toLowerCase()]} ${word} ${DAYS[to.toLowerCase()]}`;
}
const NAME_OF_COLLEAGUE = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:our|my|the) (?:\p{Ll}+ ){0,3}${anyOf(
    "partner lead manager colleague supervisor coordinator chef analyst",
  )}),? \p{Lu}\p{Ll}+(?=[:;,.]|$)`,
  "gu",
);
/** "Serviced a new product resulted in growth": what has an article is the object of the deed, not the subject of a second one. */
const UNJOINED_RESULT = new RegExp(
  String.raw`(?<=^\p{Lu}\p{Ll}+ed (?:and \p{Ll}+ed )?(?:an?|the) [^,;.:]{3,120}` +
    String.raw`(?<!\b${anyOf("and that which who have has had this it also")}))(?= ${anyOf("resulted led")} (?:in|to)(?!\p{L}))`,
  "u",
);
const BARE_HOUR = new RegExp(
  String.raw`(?<=\p{Ll})(?<!\b${anyOf(
    "at by from to before until till after around about and or between the an? our my each every daily",
  )}) (?=\d{1,2}(?::\d\d)? ?[ap]m\b)`,
  "gu",
);
const OF_A_YEAR = new RegExp(
  `(?<= (?:at|during|for|after|in) )(?=(?:19|20)\\d\\d (?:\\p{Ll}+ ){1,3}${anyOf(
    "inspection audit review survey conference campaign show fair",
  )}(?!\\p{L}))`,
  "gu",
);
const PEOPLE = anyOf(
  "customer client patient student employee guest resident vendor supplier subcontractor user member tenant",
);
/** "answered customers questions": whose they are. */
const OWNED_BY_MANY = new RegExp(
  String.raw`(?<= ${anyOf("of to with from regarding about on")} |\b(?:[Aa]nswer|[Mm]eet|[Aa]ddress|[Rr]esolv|[Hh]andl|[Ii]dentif|[Aa]ssess|[Ee]valuat|[Mm]onitor|[Dd]etermin|[Uu]nderst|[Ee]xceed|[Ff]ulfill?|[Tt]rack|[Uu]pdat|[Rr]ecord|[Ss]olv|[Rr]eview)(?:ed|e|es|s|ing|ies|ied|y|and|ood|anding)? |\b[Mm]et )` +
    String.raw`(?<who>${PEOPLE}s)(?= (?:${anyOf("special individual personal medical financial specific")} )?${anyOf(
      "needs questions concerns problems complaints requests inquiries enquiries expectations requirements records homes invoices charts medications families progress behavior behaviour respiration preferences objectives goals",
    )}(?!\p{L}))`,
  "gu",
);
const SPAN_THAT_SAYS_WHICH = new RegExp(
  String.raw`(?<=(?:^|[ (])\d{1,3}) (?<unit>year|month|week|day|hour|mile|bed|page|person|member)(?= ${anyOf(
    "career history period tenure project program programme contract plan warranty course shift week period span forecast radius facility hospital unit team training internship event campaign old",
  )}(?!\p{L}))`,
  "gu",
);
/** "Diagnosed, Repaired, and Maintained aircraft", where each is a deed. */
const DEEDS_IN_CAPITALS =
  /^(?<first>\p{Lu}\p{Ll}{2,})(?<others>(?:, \p{Lu}\p{Ll}{2,}){0,5},? (?:and|&) \p{Lu}\p{Ll}{2,})(?= [\p{L}\d"“])/u;
const THE_COMPANY = new RegExp(
  String.raw`(?<= (?:the|our|their|each|every) )(?<!Voice of the )${anyOf(
    "Organi[sz]ation Company Customer Customers Client Clients Department Store Team Bank Hospital School Facility Patient Patients Students Staff",
  )}(?=$|[,;.]|['’]s? \p{Ll}| (?!of )\p{Ll})`,
  "gu",
);
/** "met with Project Managers": what many are is no name. */
const MANY_OF_A_TITLE = new RegExp(
  String.raw`(?<=(?<!\p{L})\p{Ll}+ )(?<!\p{Lu}\p{Ll}+ (?:and|or|&) )${anyOf(
    "Project Account Branch Store Sales Area Program Product Department Service Shift Team District Regional Office Facility Plant Floor",
  )} (?:Service )?${anyOf("Managers Supervisors Leaders Leads Directors Executives Representatives Associates Engineers Coordinators")}(?=$|[,;.](?! (?:and )?\p{Lu})| (?!of )\p{Ll})`,
  "gu",
);
const THERE_FOR_THEIR = new RegExp(
  String.raw`(?<=\b${anyOf("of for with about meet met finished completed reached improve[ds]? support(?:ed|s)?")} )` +
    String.raw`there(?= (?:own |daily )?(?:\p{Ll}+s|${anyOf("time work care health money behaviou?r")})(?!\p{L}))`,
  "gu",
);
/** "six(6) officers" */
const COUNTED_TWICE = new RegExp(
  String.raw`(?<!\p{L})(?<count>${anyOf("two three four five six seven eight nine ten eleven twelve fifteen twenty")}) ?\(\d{1,2}\)`,
  "giu",
);
/** "Built relationship with vendors" */
const ONE_RELATIONSHIP = new RegExp(
  `(?<=\\b${anyOf("build establish develop maintain foster")}(?:ing|ed)? (?:strong |lasting |good )?relationship)` +
    String.raw`(?=$|[,;.]| with (?!the |my |our |an? |\p{Lu}))`,
  "gu",
);
const BARE_CHANGE = new RegExp(
  String.raw`(?<=(?<!\p{L})${anyOf(
    "[Ii]mprov(?:ed?|ing) [Ii]ncreas(?:ed?|ing) [Rr]educ(?:ed?|ing) [Dd]ecreas(?:ed?|ing) [Rr]ais(?:ed?|ing)",
    "[Bb]oost(?:ed|ing)? [Ll]ower(?:ed|ing)? [Cc]ut(?:ting)? [Gg]r[eo]w(?:ing)?",
  )}` +
    String.raw` (?:(?!${anyOf("by to from of and or at up over for than approximately about around nearly almost")} )[\p{L}'’-]+ ){1,5})` +
    String.raw`(?=[$€£]?\d[\d.,]*(?:%|[kKmM](?!\p{L})| million)?(?:$|[,;.](?!\d)| ${anyOf("through by in within over during via using with while year annually per")}(?!\p{L})))`,
  "gu",
);
/** "animations that drives sign-ups" */
const THAT_ONE = new RegExp(
  `(?<=\\p{Ll}{3}(?<![su]s|is|news|sales)s that )(?<what>${anyOf("drive lead help allow enable provide show make increase reduce support include ensure improve")})s(?= \\p{L})`,
  "gu",
);
const GOES_ON = String.raw`(?=$|[,;.]| ${anyOf("from and regarding about on by in of to via for concerning")}(?!\p{L}))`;
const INQUIRIES = new RegExp(`(?<!\\p{L})(?<!${anyOf("who which that and she he it")} )inquires${GOES_ON}`, "gu");
const POLICIES = new RegExp(
  `(?<=(?:,|${anyOf("and company safety credit store bank hospital federal internal legal")}) (?:and )?)polices${GOES_ON}`,
  "gu",
);
const SPACES: readonly [wrong: RegExp, right: string][] = [
  [/(?<=\p{Lu}{2})['’](?=s(?:$|[,;.)]| (?:and|or|in|on|to|for|with|by|of|from|at|as|per|using|including) ))/gu, ""],
  [/(?<= (?:of|for|with|to|in|by|on|and|from) )it['’]s (?=(?!an? |the |not |been )\p{Ll})/gu, "its "],
  [
    /(?<=(?<![\d.])(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|twenty) years) (?=experience(?!\p{L}))/gu,
    "' ",
  ],
  [/ when on (?<what>leave|holiday|maternity leave)(?!\p{L})/gu, " during $<what>"],
  [
    /(?<=\b[Mm]ember of )(?=(?!the |an? |our |my |its )(?:\p{Ll}+ ){0,3}(?:team|committee|group|board|panel|forum)(?!\p{L}))/gu,
    "the ",
  ],
  [/(?<=(?<!\d)\d{1,3})(?=(?:member|person|bed|unit|seat|page|acre)(?!\p{L}))/gu, "-"],
  [/(?<!\p{L})(?<how>short|well|full[ly]*|under)[ -]staffed(?!\p{L})/giu, "$<how>-staffed"],
  [/(?<=(?:^| )(?:[Ww]ith|[Uu]sing|[Ff]rom))(?=\p{Lu}\p{Ll})/gu, " "],
  [/(?<=^|[ ,])leaded(?= (?:the|an?|and|\d|team|all)(?!\p{L}))/giu, "led"],
  [/(?<=^|[ ,])teached(?= )/giu, "taught"],
  [/(?<=^|[ ,])builded(?= )/giu, "built"],
  [/(?<=(?:^| )I have )build(?= )/gu, "built"],
  [BARE_HOUR, " at "],
  [/(?<=\p{L} )(?<from>[$€£]?\d[\d.,:]*(?:%| \p{L}+)?) ?(?:->|=>|→) ?(?=[$€£]?\d)/gu, "from $<from> to "],
  [/(?<=\p{Lu}[\p{L}\d.]*) \+ (?=\p{Lu})/gu, " and "],
  [/(?<!\p{L})(?:abt|approx|circa|ca)\.? ?(?=[\d£$€])/giu, "about "],
  [/^Avg\.?(?= \p{Ll})/u, "Average"],
  [/(?<= )avg\.?(?= \p{Ll})/gu, "average"],
  [/(?<!\p{L})c\. ?(?=[\d£$€])/gu, "about "],
  [/(?<![\p{L}-]|(?:sell|drive|walk|pass) )thru(?!\p{L})/gu, "through"],
  [/^([^;]*); and (?=[^;]*$)/u, "$1, and "],
  [/(?<=\b[Ii]nput)ed(?!\p{L})/gu, "ted"],
  [/^setup (?=\p{L})(?!of |for |and (?:\p{Ll}+(?:tion|ment|ance|ing)|support|design)(?!\p{L}))/iu, "Set up "],
  [/^[Pp]reform(?=(?:ed|s|ing)? \p{L})/u, "Perform"],
  [THERE_FOR_THEIR, "their"],
  [/(?<!\p{L})insted(?= of )/gu, "instead"],
  [/^overseen (?=\p{L})/iu, "Oversaw "],
  [/(?<!\p{L})an (?=one[ -]\p{Ll})/gu, "a "],
  [BARE_CHANGE, "by "],
  [THAT_ONE, "$<what>"],
  [/(?<=\p{L}) that (?=(?:led to|resulted in|brought about|drove up|drove) (?:an? )?[$€£]?\d)/gu, ", which "],
  [UNJOINED_RESULT, ", which"],
  [/(?<=\p{Ll})(?<!\b(?:thereby|thus|without|not|and|while)) (?=resulting in [$€£\d\p{Ll}])/gu, ", "],
  [
    /(?<= (?:supervisor|manager|lead|head|director|chef|nurse|teacher|foreman)) (?=\d+ (?:months|weeks|days) )/gu,
    " for ",
  ],
  [NAME_OF_COLLEAGUE, ""],
  [/(?<= \p{Ll}{2,12}s) (?=(?:19|20)\d\d(?:,? (?:and|to) (?:19|20)\d\d)?(?: as | with | for |$))/gu, " in "],
  [/(?<=\p{Ll}{3})\((?=\p{L}[\p{L}\d .+-]{3})/gu, " ("],
  [/(?<= as well as), (?=\p{Ll})/gu, " "],
  [INQUIRIES, "inquiries"],
  [POLICIES, "policies"],
  [/(?<=\b[Tt]rouble)[ -](?=shoot)/gu, ""],
  [/(?<!from )start to finish$/u, "from start to finish"],
  [/(?<=\b[Aa]nswer(?:ed|ing|s)? )(?=(?:tele)?phone(?=$|[,;.]| (?:and|at|in|for|on|when|from|with) ))/gu, "the "],
  [/(?<=\d )mins(?!\p{L})/gu, "minutes"],
  [/(?<=\b(?:a|per|each|one) )yr(?!\p{L})/gu, "year"],
  [/(?<=\b(?:a|per|each|one) )wk(?!\p{L})/gu, "week"],
  [/(?<=\d )yrs(?!\p{L})/gu, "years"],
  [/(?<=\d )hrs(?!\p{L})/gu, "hours"],
  [/(?<=\d) %/gu, "%"],
  [/(?<=\d)% ?[-–] ?(?=\d{1,3}(?:\.\d)?%)/gu, "–"],
  [/(?<=[$€£]\d{1,3}(?:,\d{3})+)\.0(?!\d)/gu, ""],
  [COUNTED_TWICE, "$<count>"],
  [/(?<=\b[Cc]onsist(?:s|ed|ing) )in(?= (?:\d|an? |two|three|four|five|six|seven|eight|nine|ten))/gu, "of"],
  [/(?<=, [^,]{2,60}), (?<last>(?![^,]* and (?!more|much))[^,\d]{3,60}?),? and (?:much )?more$/u, ", and $<last>"],
  [/(?<=\b[Oo]ne-on-one)['’](?=s(?:$|[,;.]| (?:and|with|for) ))/gu, ""],
  [ONE_RELATIONSHIP, "s"],
  [/(?<=(?:^| )(?:using|in|with|and|of))(?=\.NET(?!\p{L}))/gu, " "],
  [/(?<=[$£€]) (?=\d)/gu, ""],
  [/(?<=[$€£]\d[\d,.]*(?: [Mm]illion| thousand)?) (?:dollars|euros|pounds)(?!\p{L})/gu, ""],
  [/(?<=\p{Ll}{2}),(?=\p{Ll}{3})/gu, ", "],
  [/(?<=(?:^|\s)["“]) (?=\p{L}[^"“”]*["”])/gu, ""],
  [/(?<=\p{Ll} )ever (?=(?:month|day|week|year|quarter|shift)(?!\p{L}))/gu, "every "],
  [/(?<=\d%) percent(?!\p{L})/giu, ""],
  [/(?<=(?<![\d.,])1 (?:year|month|week|day|hour))s(?!\p{L})/gu, ""],
  [OF_A_YEAR, "the "],
  [/(?<!\p{L})w\/o(?= )/gu, "without"],
  [/(?<!\p{L})w\/ ?(?=\p{L})/gu, "with "],
  [/(?<!\p{L})incl\.?(?= )/gu, "including"],
  [/(?<=\p{L}) ?\/ ?(?=\p{L})/gu, "/"],
  [/(?<=\() | (?=\))/gu, ""],
  [/(?<=\d),(?=\p{L})/gu, ", "],
  [/(?<=\p{Ll})(?<! (?:for|to|in|of|and|with|the|on|at|by|from|as)) -(?=\p{Ll}{2,}(?<!ly)(?!\p{L}))/gu, "-"],
  [/(?<=\bincluding),(?= )/gu, ""],
  [/(?<!\p{L})(equipment|feedback|software|information|furniture|knowledge|homework|paperwork)s(?!\p{L})/gu, "$1"],
  [/(?<=\baccounts? (?:pay|receiv)able)s\b/gu, ""],
  [/(?<=\b(?:on|to|of|for|with|from) (?:user|client|customer|employee|patient|guest))['’]s(?= \p{Ll}+s\b)/gu, "s'"],
  [/^(\p{L}+ed and \p{Ll}+(?:ed|t)), (?=\p{Ll}+ and )/gu, "$1 "],
  [/^(\p{L}+ed), (\p{Ll}+ed) (?!(?:and|or|by|in|to|with|for)\b)(?=[^,]*$)/gu, "$1 and $2 "],
];
/** "80 emails inquiries": of two plurals the first one only says which. */
const PLURALS_COUNTED = new RegExp(
  String.raw`(?<=\d\+? )(?<noun>${anyOf("email call phone ticket home client customer patient student")})s (?=\p{Ll}{3,}s(?=$|[,;.]| ${anyOf(
    "a per each on in of for with from and",
  )}\b))`,
  "gu",
);
const COMMON = new Set(
  `sales goals business customer marketing service training safety payroll housekeeping maintenance security billing
  purchasing shipping receiving staff employees management finance accounting operations production engineering
  merchandising procurement corporate administrative financial internal external residential physicians applicants guests`.split(
    /\s+/,
  ),
);
/** Not in "the Review Board" or "Consumer and Business account". */
const CAPITAL = new RegExp(
  String.raw`(?<=(?<before>(?:^\p{Lu}|(?<!\p{L}))\p{Ll}+) )(?<!(?:\p{Lu}\p{L}*,?|\.) ?(?:and|of|for|&) )` +
    String.raw`(?<word>\p{Lu}\p{Ll}{3,})(?= \p{Ll}|[,;.]|$)`,
  "gu",
);
/** "with Planning Department": there is one of them. */
const BARE_DEPARTMENT = new RegExp(
  String.raw`(?<=\b${anyOf("with for by in of from at to")} )(?<!\p{Lu}\p{Ll}+ of )` +
    String.raw`(?=(?!MS |Microsoft |New )(?:\p{Lu}\p{L}+ ){1,3}${anyOf("Department Division Committee Office Unit Team")}\b(?! \d| \p{Lu}))`,
  "gu",
);
const BARE_TIME = /(?<=\b(?:throughout|during) )(?=(?:day|shift|week|month|year|season|quarter|process)\b)/gu;
const OF_WHICH = String.raw`(?:(?:primary|general|classroom|project|product|marketing)\s)?`;
const ONE_ABOVE = anyOf("manager supervisor teacher principal director client owner pharmacist physician chef");
/** "mail for clinic": of these there is one where somebody works. */
const BARE_NOUN = new RegExp(
  String.raw`(?<= ${anyOf("of with to for from")} )(?<middle>(?:(?:executive|general|local|corporate|regional|primary|dining|classroom|marketing|training|project|product) )?)(?<noun>${anyOf(
    "facility corporation kitchen restaurant clinic branch classroom community team committee region firm agency dealership",
    String.raw`property warehouse plant campus website portal newsletter ledger roof district database site(?!\sto\ssite) newspaper`,
    String.raw`(?<=dining\s)room (?<=(?:\s(?:to|from|by|with)|\splace\sof)\s${OF_WHICH})${ONE_ABOVE}`,
    String.raw`(?<!\sto\s(?:\p{Ll}+\s)?)(?:program|project|department|terminal)`,
  )})(?=$|[,;.]| ${anyOf("in with for to by from on at and or that which during before after")}\b)`,
  "gu",
);
const IN_PAIR = new RegExp(
  String.raw`^(?:, \p{Ll}+, \p{Ll}|(?:, \p{Ll}+)+,? (?:and|or) \p{Ll}+|,? (?:and|or) \p{Ll}+ (?:\p{Ll}+s\b|(?!${anyOf(
    "of in to for with at on by from the an? and before after during",
  )} )\p{Ll}+(?:$|[ ,;.])))`,
  "u",
);
/** "on wide format printer", "in fast paced work environment": what is worked with or in lacks its article. */
const BARE_PLACE = new RegExp(
  String.raw`(?<= ${anyOf("on in using into with via")} )(?<middle>(?:(?!${anyOf(
    "the an? any all each every no one our their its his her my this that these those and or of for to in",
  )} )(?!\p{L}+(?:['’]s|s['’]|ing) )[\p{L}-]+ ){1,3}?)(?<noun>${anyOf(
    String.raw`environment printer plotter machine forklift truck computer kitchen restaurant hospital warehouse (?<!(?:budget|goal|target|price|standard)\s)setting`,
  )})(?=$|[,;.]| ${anyOf("to for with by while in on at as")} )`,
  "gu",
);
const BARE_ONE = new RegExp(
  String.raw`(?<=(?:\p{L}{2,}(?:ed|ing)|^\p{L}+|${anyOf(
    "of with to for by in from about on as and at manage support achieve increase improve deliver protect meet",
  )}) )(?<!(?:opposing|competing) )(?=${anyOf(
    "company organi[sz]ation department store restaurant team hospital school bank firm district",
    "client patient customer student resident employer user",
  )}['’]s )`,
  "gu",
);
const BARE_ENTIRE = new RegExp(
  String.raw`(?<=\p{Ll} )(?<!${anyOf("the an? our their its his her my this each every any one same")} (?:[\p{Ll}-]+ )?)(?<!['’]s )` +
    String.raw`(?=entire (?!\p{Ll}+[^s]s\b)\p{Ll}+(?: |$|[,;.]))(?!entire \p{Ll}+ \p{Ll}+[^s]s\b)`,
  "gu",
);
const BARE_DESK = new RegExp(
  String.raw`(?<= with )(?=(?:\p{Ll}+(?:al|ed|ing|ive|ous|ary|ic|ate) )?(?:department|office)` +
    String.raw`(?:$|[,;.]| ${anyOf("to for on")} ))`,
  "gu",
);

/** A text that says no word twice in a row. */
export function withoutDoubled(text: string): string {
  return text.replace(DOUBLED, "$<word>");
}

/** A line without the slips that change no word that counts: doubled words, lost articles, stray capitals and spaces. */
export function mendSlips(line: string): string {
  const spaced = withBareArticles(
    withHyphens(SPACES.reduce((text, [wrong, right]) => text.replace(wrong, right), withRightSpelling(line)))
      .replace(OWNED_BY_MANY, "$<who>'")
      .replace(SPAN_THAT_SAYS_WHICH, "-$<unit>")
      .replace(THE_COMPANY, (word) => word.toLowerCase())
      .replace(MANY_OF_A_TITLE, (words) => words.toLowerCase())
      .replace(DEEDS_IN_CAPITALS, (whole, first: string, others: string) => {
        const areDeeds = (others.match(/\p{Lu}\p{Ll}+/gu) ?? []).every((other) => isSameForm(first, other));
        return areDeeds ? first + others.toLowerCase() : whole;
      }),
  );
  return withSmallNouns(
    withoutDoubled(spaced.replace(DAYS_SHORT, daysInFull))
      .replace(MEASURE_OF_ONE, "$<much>-$<unit> ")
      .replace(MEASURE, (_whole, much: string, unit: string) => `${articleOfNumber(much)} ${much}-${unit} `)
      .replace(/(?<!\p{L})the (?=(?:their|his|her|our|its) )/giu, "")
      .replace(MORE_TWICE, "")
      .replace(PLURALS_COUNTED, "$<noun> ")
      .replace(BARE_DEPARTMENT, "the ")
      .replace(BARE_TIME, "the ")
      .replace(BARE_ONE, "the ")
      .replace(BARE_ENTIRE, "the ")
      .replace(BARE_DESK, "the ")
      .replace(BARE_PLACE, (phrase) => withArticle(phrase))
      .replace(SMALL_WORD, (word) => word.toLowerCase())
      .replace(WRONG_ARTICLE_OF_NUMBER, (_article, number: string) => `${articleOfNumber(number)} `)
      .replace(WRONG_ARTICLE, (article, next: string) =>
        SPOKEN_OTHERWISE.test(next) ? article : withArticle(next).slice(0, -next.length),
      ),
  ).replace(BARE_NOUN, (whole, _middle, _noun, at: number, text: string) => {
    const isOfPair =
      text.startsWith(`${whole} to ${whole}`, at) ||
      IN_PAIR.test(text.slice(at + whole.length)) ||
      /\bfrom (?:\p{Ll}+ ){1,2}to $|\bahead of $/u.test(text.slice(0, at));
    return isOfPair ? whole : `the ${whole}`;
  });
}

const SMALL_LETTERS = /(?<![\p{L}\p{N}.@/’'-])\p{Ll}{7,}(?![\p{L}\p{N}@/’'-])/gu;
/** A name may stand first, too: only a deed is spelled there. */
const FIRST_WORD = /^\p{Lu}\p{Ll}{6,}(?= \S)/u;

function withRightSpelling(line: string): string {
  return line
    .replace(SMALL_LETTERS, (word) => respelled(word) ?? word)
    .replace(FIRST_WORD, (word) => {
      const right = respelled(word.toLowerCase());
      return right !== null && readOpening(`${right} the`) !== null ? upperFirst(right) : word;
    });
}

function isSameForm(one: string, other: string): boolean {
  const form = readOpening(`${one} the`)?.form;
  return form !== undefined && form === readOpening(`${other} the`)?.form;
}

/** Endings that names of firms and products do not have. */
const OF_COMMON_WORDS = /(?:able|ible|tional|ments?|ities|ances?|ences?|ness|ical|margins?|ings|ative|ially?)$/u;

function isCommon(word: string): boolean {
  return OF_COMMON_WORDS.test(word) && unknownWords(word).length === 0;
}

const CLOSED = new RegExp(
  `^${anyOf("the an? our their its his her my this each every any all of in on at for to by with from and or as into via within per")}$`,
  "u",
);
const AFTER_NAME = new RegExp(
  String.raw`^(?: (?:of|for) (?:the )?\p{Lu}|,? (?:and |or |& )?\p{Lu}| ${anyOf("database system software")})`,
  "u",
);

function mayEndSentence(word: string): boolean {
  const { noun, verb } = partsOfSpeech(word);
  return (
    !CLOSED.test(word) && ((noun && !verb && kindOfWord(word, "adj") === "strange") || unknownWords(word).length > 0)
  );
}

function oneOf(plural: string): string {
  return plural.replace(/ies$/u, "y").replace(/(?<!s)s$/u, "");
}

function isNextDeed(before: string, small: string): boolean {
  return before === "and" && small.endsWith("ed") && readOpening(`${small} the`)?.form === "past";
}

/** "Drew wireframes in Sketch": a word of every day may name a tool. */
const WITH_TOOL = /^(?:in|from|to|with|using|via|into|on)$/u;

function withSmallNouns(text: string): string {
  const skills = findSkills(text, { list: false }).filter(({ kind }) => kind === "tool" || kind === "certificate");
  return text.replace(CAPITAL, (word, before: string, _name, at: number) => {
    const small = word.toLowerCase();
    const isName =
      /^(?:marines|rangers|scouts|teamsters)$/u.test(small) ||
      (WITH_TOOL.test(before) && findSkills(word, { list: true }).some(({ kind }) => kind === "tool")) ||
      mayEndSentence(before.toLowerCase()) ||
      AFTER_NAME.test(text.slice(at + word.length)) ||
      /(?:['’]s|\p{Lu}\p{Ll}+,) $/u.test(text.slice(0, at)) ||
      skills.some(({ from, to }) => from <= at && at < to);
    // "Manufacturing Engineer" is who one was.
    return !isName &&
      !(isTitleHead(small) && !small.endsWith("s")) &&
      (COMMON.has(small) ||
        COUNT_NOUNS.has(small) ||
        COUNT_NOUNS.has(oneOf(small)) ||
        isTitleHead(small) ||
        isCommon(small) ||
        isNextDeed(before, small))
      ? small
      : word;
  });
}
