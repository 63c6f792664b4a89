import { anyOf } from "../../../any-of.ts";
import { articleOfNumber, withArticle } from "../../english-nouns.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { isOnlyAdjective } from "../../evidence/meaning/wordnet.ts";
import { withArticlesBehind } from "./articles-behind.ts";
import { AMOUNTS, COUNT_NOUNS } from "./count-nouns.ts";

const GOES_ON = String.raw`(?=$|[,;.)]| \(| ${anyOf(
  "in of with for to by and at on from that which who serving where while as during when until after before using",
)} )`;
const COUNT = anyOf(String.raw`\d+ two three four five six seven eight nine ten few`);
const OWNED = anyOf(String.raw`the an? my our their its his her your \p{L}+['’]s \p{L}+s['’] each`);

const OF_A_KIND = new RegExp(
  String.raw`(?<= (?:at|in|for|with|from|on|of) )(?=${anyOf(
    "busy small large local independent national big major high-end family-run private",
  )} (?:[\p{L}\d-]{1,14} ){0,2}${anyOf(
    "surgery practice office shop store hospital school nursery hotel restaurant kitchen warehouse site farm garage salon bar pub",
    "depot company firm agency charity council clinic home ward department team centre center college university",
  )}${GOES_ON})`,
  "gu",
);
const OF_A_PERSON = new RegExp(
  String.raw`(?<= (?:for|with|to|of) )(?=(?:young |elderly |older |teenage )?${anyOf(
    "boy girl child man woman lady gentleman couple colleague",
  )}(?=$|[,;.]| ${anyOf("with aged who in on when after and")} ))`,
  "gu",
);
const AS_ROLE = new RegExp(
  String.raw`(?<=(?:${anyOf("[Ss]tarted [Bb]egan [Ww]orked [Hh]ired [Jj]oined in on [Vv]olunteered [Ss]erved [Aa]cted [Ee]mployed [Tt]rained")}) as )` +
    String.raw`(?<role>(?:[\p{Ll}-]{2,12} ){0,2}(?<head>\p{Ll}{3,14}))(?=$|[,;.]| ${anyOf("and in at for on before then to during while when")} )`,
  "gu",
);
const CONTACT = String.raw`(?:point of contact|liaison)(?!\p{L})`;
const FIRST_CONTACT = new RegExp(
  `(?<= as )(?=${anyOf("main primary central first single sole initial")} ${CONTACT})`,
  "gu",
);
const ANY_CONTACT = new RegExp(`(?<= as )(?=(?:key )?${CONTACT})`, "gu");
const SHOP = new RegExp(
  String.raw`(?<=\b(?:[Oo]pen|[Cc]los|[Rr]unn|[Cc]lean|[Mm]anag|[Cc]over|[Ll]ock)ing(?: up)? )(?=${anyOf(
    "store shop bar kitchen till office salon café cafe yard centre",
  )}(?=$|[,;.]| and ))`,
  "gu",
);
const FIRST_TIME = new RegExp(
  String.raw`(?<=\b${anyOf("in within for during over after at")} )(?=(?:first|last|next|past) ${COUNT} \p{Ll}+s(?!\p{L}))`,
  "gu",
);
const SPAN = String.raw`${COUNT} (?:years|months|weeks|days|seasons)`;
const LAST_YEARS = new RegExp(
  String.raw`(?<=\p{Ll} )(?<!\b(?:${OWNED}|over|in|for|of|during) )(?=(?:last|past) ${SPAN}$)`,
  "gu",
);
const FIRST_WEEKS = new RegExp(
  String.raw`(?<=\p{Ll} )(?<!\b(?:${OWNED}|in|for|of|during|within|after|over) )(?=first ${SPAN}$)`,
  "gu",
);
const OWN = new RegExp(
  String.raw`(?<=\p{Ll} )(?<!(?:^| )${OWNED} )(?<!${anyOf("children residents clients students patients employees people users both all apprentices trainees each who")} .{0,120})(?=own \p{Ll})`,
  "gu",
);
const ON_DAYS = new RegExp(
  String.raw`(?<=\p{Ll} )(?<!\b${anyOf("on every and to most each or from until")} )(?=${anyOf(
    "Mon Tues Wednes Thurs Fri Satur Sun",
  )}days(?!\p{L}))`,
  "gu",
);
const NEW = new RegExp(
  String.raw`(?<= (?:for|to|in|into|from|with|at|of|on|a) )(?<new>new (?:\p{Ll}{2,14} )?)(?<noun>\p{Ll}{3,14})${GOES_ON}`,
  "gu",
);
const WHEN_SOMEBODY = new RegExp(
  String.raw`(?<= (?:when|while|until|after|because|as) )(?<who>${anyOf(
    "colleague manager supervisor owner boss director chef head\\schef team\\sleader foreman partner",
  )})(?= ${anyOf("left was is went retired resigned had moved broke fell took")} )|(?<= (?:when|while|until|after) )(?:colleague|manager|supervisor|owner|boss)(?= left$)`,
  "gu",
);

const NO_ARTICLE_YET = String.raw`(?<!(?:^| )(?:${OWNED}|this|that|these|any|every|no|some|what|whole) (?:[\p{Ll}-]+ )?)`;
/** "performed wide range of tasks", "using variety of tools" */
const RANGE_OF = new RegExp(
  String.raw`(?<=\p{Ll} )${NO_ARTICLE_YET}(?<!${anyOf("and or wide broad diverse vast large great extensive full whole small")} )(?=(?:(?:wide|broad|diverse|vast|large|great|extensive|full) )?` +
    String.raw`(?:variety|multitude|plethora) of |(?:wide|broad|diverse|vast|full) (?:range|array|spectrum|selection) of )`,
  "gu",
);
/** "in timely manner", "on daily basis" */
const IN_MANNER = new RegExp(
  String.raw`(?<= in )(?=(?:(?!${OWNED} |this |that |such |no |any )[\p{Ll}-]+(?:, | and |, and | )){1,4}(?:manner|fashion)(?!\p{L}))|` +
    String.raw`(?<= on )(?=(?:${anyOf("daily weekly monthly quarterly yearly regular ongoing on-going consistent continual continuous")}(?: and | or | )){1,2}basis(?!\p{L}))`,
  "gu",
);

const OF_A_YEAR = new RegExp(
  String.raw`(?<=(?<!\p{L})${anyOf("in of for during through after before")} )(?=(?:19|20)\d\d (?:(?:\p{Lu}{2,5}|\p{Ll}+) ){0,2}${anyOf(
    "audit survey inspection review move conversion migration launch roll-?out merger refit campaign election census (?:re-?)?accreditation upgrade relocation",
  )}${GOES_ON})`,
  "gu",
);

const OF_WHICH_KIND = new RegExp(
  String.raw`(?<= ${anyOf("for with at by as of to from into")} )(?<kind>[\p{Ll}-]{4,16})` +
    String.raw`(?<more>,? (?:(?!${anyOf("and or of for to in by with at on from as that which who into through")} )[\p{L}’'-]{2,16} ){0,3})(?<noun>\p{Ll}{3,14})` +
    String.raw`(?=$|[.;)]|, ${anyOf("while which who where")} ` +
    `| ${anyOf("in of with for to by at on from that which who serving where using")} )`,
  "gu",
);
const SAYS_HOW_MANY = new RegExp(
  `^${anyOf("both each every many multiple numerous other several various such same only first last next whole entire full certain additional further different")}$`,
  "u",
);
const OF_SCHOOLING = /^(?:high|middle|elementary|primary|secondary|medical|public|private|graduate|human|senior|top)$/u;

const RISE = anyOf("increase decrease reduction improvement rise drop gain boost decline jump cut uplift speed-?up");
const OF_WHAT = String.raw`(?=$|[,;.)]| ${anyOf("in of over from to on for across per within during through by since compared year-over-year")}(?!\p{L}))`;
const OF_SO_MUCH = new RegExp(
  String.raw`(?<=(?:\p{Ll}{2,}ed|\p{Ll}{2,}ing|(?<!\p{L})${anyOf("in with to of by saw gave brought drove")}) )(?=(?<much>\d[\d.,]*)(?:%|x) (?:(?!(?:and|or|to|the|an?|while|which|by) )[\p{Ll}-]+ ){0,2}${RISE}${OF_WHAT})`,
  "giu",
);
const AVERAGE_OF = new RegExp(
  String.raw`(?<=(?:\p{Ll}{2,}ed|\p{Ll}{2,}ing|(?<!\p{L})${anyOf("with to of by for in at made saw took had")}) )(?=average of (?:\d|over|about|approximately|${COUNT}))`,
  "giu",
);

const GROUP_OF = new RegExp(
  `(?<=\\p{Ll} )${NO_ARTICLE_YET}(?<!\\p{L}(?:al|ing|ve|ry|or) |(?:small|large|whole|sales|joint|full|dedicated|skilled|experienced|talented|motivated|mixed|blended) )(?=${anyOf("staff team crew fleet group panel network caseload")} of (?:about |around |up to |over |some )?\\d)`,
  "gu",
);
const BODY =
  /(?<= (?:of|on|to|for|with) )(?=(?!The )(?:\p{Lu}\p{Ll}+ ){1,3}(?:Committee|Council|Task Force|Commission)(?!\p{L}))/gu;

const RULES: readonly [where: RegExp, article: string][] = [
  [ON_DAYS, "on "],
  [OF_A_KIND, "a "],
  [OF_A_PERSON, "a "],
  [FIRST_CONTACT, "the "],
  [ANY_CONTACT, "a "],
  [SHOP, "the "],
  [FIRST_TIME, "the "],
  [LAST_YEARS, "over the "],
  [FIRST_WEEKS, "for the "],
  [OWN, "my "],
  [RANGE_OF, "a "],
  [GROUP_OF, "a "],
  [BODY, "the "],
  [OF_A_YEAR, "the "],
  [AVERAGE_OF, "an "],
];

/** A line with the articles and small words that notes leave out. */
export function withBareArticles(line: string): string {
  const told = RULES.reduce((text, [where, article]) => text.replace(where, article), line)
    .replace(OF_SO_MUCH, (_at, much: string) => `${articleOfNumber(much)} `)
    .replace(NEW, (whole, which: string, noun: string, at: number, text: string) => {
      const isPair = text.startsWith(" and ", at + whole.length);
      const isOne = COUNT_NOUNS.has(noun) && !noun.endsWith("s") && !isPair && !text.slice(0, at).endsWith(" a ");
      return isOne ? withArticle(which + noun) : whole;
    })
    .replace(OF_WHICH_KIND, (whole, kind: string, _more: string, noun: string) => {
      const isOne =
        COUNT_NOUNS.has(noun) &&
        !AMOUNTS.has(noun) &&
        isOnlyAdjective(kind) &&
        !OF_SCHOOLING.test(kind) &&
        !SAYS_HOW_MANY.test(kind);
      return isOne ? withArticle(whole) : whole;
    })
    .replace(IN_MANNER, (_at, offset: number, text: string) => `${withArticle(text.slice(offset)).split(" ")[0]} `)
    .replace(AS_ROLE, (role, _role, head: string) => {
      const isOne =
        (isTitleHead(head) || /^(?:temp|apprentice|trainee|volunteer|runner|contact)$/u.test(head)) &&
        !/(?:s|ed)$/u.test(head);
      return isOne && !/^(?:an?|the|head|acting|part|my|our|one) /u.test(role) && role !== "head"
        ? withArticle(role)
        : role;
    })
    .replace(WHEN_SOMEBODY, (who) => (who === "colleague" ? `a ${who}` : `the ${who}`));
  return withArticlesBehind(told);
}
