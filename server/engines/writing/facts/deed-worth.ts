import { isHead } from "../../analysis/judge-part.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { tellsActing } from "../languages/en/told-roles.ts";
import { tellsCondition } from "./conditions-of-work.ts";
import { missesGoal } from "./share-of-goal.ts";
import { tellsChange } from "./tells-change.ts";

const FIGURE = /(?:^|[\s($€£~+-])\d[\d.,]*\s?(?:%|\p{L}|\+)?/u;
const MONEY_OR_SHARE = /[$€£]\s?\d|\d\s?(?:%|percent|million|billion|[kKmM]\b|€|Prozent|por ciento|pour cent)/u;

const RESULT = new RegExp(
  String.raw`^(?:\p{L}+ly )?${anyOfLines`
    achiev|boost|built|brought|cut(?! and )|doubl|tripl|earn|exceed|expand|grew|improv|increas|launch
    lower|rais|reduc|sav|shorten|streamlin|surpass|turned|won|eliminat|generat|secur|deliver
    accelerat|outperform|award|rank|resolv|reduj|aument|mejor|logr|gan[éó]|ahorr|reduit|réduit
    augment|amélior|gagn|économis|gesenkt|gesteigert|verbesser|erhöh|reduzier|verkürz|eingespart
  `}`,
  "iu",
);
/** "..., saving two days a month": what came of it, behind what was done. */
const RESULT_BEHIND = new RegExp(
  `, ${anyOf("saving cutting raising taking bringing reducing lifting lowering winning")} |` +
    String.raw`\bthat ${anyOf("cut saved raised brought won halved")} `,
  "u",
);
/** Where the verb is last: "Kosten um 7 % gesenkt". */
const RESULT_AT_END = /(?:gesenkt|gesteigert|verkürzt|erhöht|reduziert|verbessert|eingespart|verdoppelt|halbiert)$/iu;
const LEADS = new RegExp(
  String.raw`^(?:\p{L}+ly |line )?${anyOfLines`
    led|lead|manag|supervis|train|mentor|coach|precept|hir|direct|oversaw|oversee|head|taught|teach|recruit
    onboard|promot|dirig|lider|supervis|form|entren|encadr|recrut|geleitet|leitung|führung
    ausbildung|anleitung|mentor|führ
  `}\p{L}*\b`,
  "iu",
);
const PEOPLE = new RegExp(
  String.raw`^.{0,60}\b${anyOfLines`
    team|crew|staff|employees|people|associates|technicians|nurses|managers|members|students|reps
    representatives|engineers|personas|empleados|equipo|personnes|équipe|apprentis|mitarbeite
    auszubildende|interns|volunteers|cooks|agents
  `}`,
  "iu",
);
/** "four transport clerks", "a shift of six carers": some of any trade. */
const SOME = new RegExp(
  `^.{0,60}?\\b${anyOf("\\d{1,3} two three four five six seven eight nine ten eleven twelve")}` +
    " (?<some>(?:\\p{L}{1,30} ){0,3}\\p{L}{1,30}s)\\b",
  "iu",
);
const MACHINES: ReadonlySet<string> = new Set("server controller printer router model reader loader".split(" "));
const HELPED = anyOfLines`
  started (?:in|as|at|out)|assist|help|participat|familiar|shadow|attend|involved
  worked (?:on|with|in|for|at|as|closely|extreme)|reported to|travel|support|aid|contribut
  observ|learn|unterstütz|mithilfe|mitarbeit|apoy|ayud|particip|colabor|aide|soutien
`;
const KEPT_UP = anyOfLines`
  responsib|duties|perform|maintain|handl|ensur|follow|continu|utiliz|used
  provided (?:support|assistance|admin)|verantwortlich|responsable|various|other
`;
const ONLY_HELPED = new RegExp(String.raw`^(?:\p{L}+ly )?${HELPED}`, "iu");
const WEAK = new RegExp(String.raw`^(?:\p{L}+ly )?(?:${HELPED}|${KEPT_UP})`, "iu");

/** What one brought about, though no line says how much. */
const MADE = new RegExp(
  String.raw`^(?:\p{L}+ly )?${anyOfLines`
    creat|design|develop|establish|found(?:ed|er)|introduc|implement|initiat|negotiat|organi[sz]
    plann|pioneer|spearhead|restructur|set up|wrote|author|publish|produc|overhaul|revamp|solv
    conceiv|convert|migrat|coordinat
  `}`,
  "iu",
);
/** What anybody in such a place does all day. */
const ROUTINE = new RegExp(
  String.raw`^(?:\p{L}+ly )?${anyOfLines`
    answer|greet|clean|saniti[sz]|mop|wash|sweep|swept|fil(?:e|ed|ing)[ ]|fax|mail|scan|photocop
    copied|typ(?:e|ed|ing)[ ]|stock|restock|bagg?|toss|sort|rout(?:e|ed|ing)[ ]|record|keep|kept
    confer|respond|arrang|enter|input|order(?:ed|ing)?[ ]|refer|receiv|check|communicat|interact
    interfac|liais|meet[ ]|met with|complet|obtain|us(?:e|ed|ing)[ ]|wore|put[ ]|pull
  `}`,
  "iu",
);

/** "Increased efficiency": without how much or how, anybody may say so. */
const VAGUE = new RegExp(
  String.raw`^\p{L}+ (?:\p{Ll}+ )?${anyOfLines`
    efficiency|productivity|performance|morale|quality|satisfaction
    profitability|work ?flow
  `}(?: and|[,.]|$)`,
  "u",
);

/** Of these a line has two before it says nothing that anybody could picture. */
const ABSTRACT = new RegExp(
  `\\b${anyOf(
    "initiatives? objectives? goals? needs success performance efficienc(?:y|ies) attitudes? excellence opportunit(?:y|ies)",
    "cultures? environments? solutions? improvements? strategies expectations productivity morale growth effectiveness",
    "quality value values vision mission priorities capabilities standards practices requirements relationships",
  )}\\b`,
  "giu",
);
const MOST_ABSTRACT = 2;

const WORTH = {
  abstract: -0.7,
  vague: -1,
  result: 1,
  made: 0.6,
  routine: -0.7,
  figure: 1.2,
  money: 0.8,
  people: 1.2,
  weak: -1.6,
  changed: 1.5,
  condition: -4,
  missed: -6,
};

const NUMBER_OF_NAME = new RegExp(
  anyOfLines`
    (?<=\p{Lu}\p{L}+ )\d{1,2}(?:\.\d+)?(?=$|[,;.)]| and | or )
    (?<=\S (?!(?:Over|About|Nearly|Approximately|Than|To|With|Of|And|For) |\p{L}+ed )\p{Lu}\p{L}{0,20} )\d{1,4}(?=$|[,;.)]| (?!(?:\p{Ll}+ ){0,3}\p{Ll}+s(?!\p{L})|%|percent))
  `,
  "gu",
);
const NUMBER_OF_KIND = new RegExp(
  anyOfLines`
    (?<!\d)\d{1,3}(?:st|nd|rd|th)(?!\p{L})|(?<!\d)\d{1,2} ?[-–] ?\d{1,2}(?= grade)|(?<![\p{L}\d])[2-4]-?D(?!\p{L})|(?<!\p{L})after (?:only |just )?\d+ (?:days?|weeks?|months?|years?)|(?<=\p{L})-\d+(?![\d%])|(?<!\d)24\/7|(?<!\d)\d{2,5} series(?!\p{L})|(?<![$\d])40[13] ?\(?[bk]\)?|(?<![$\d.,])1099(?![\d,.])
    (?<!\p{L})${anyOf(
      "grades? versions? forms? rooms? chapters? levels? titles? steps? phases? tiers? sections? parts? fortune class",
    )} \d+\p{Lu}?(?:(?:,|,? and|,? or| to| through|–|-) ?\d+\p{Lu}?(?!\p{L})){0,4}
    (?<!\p{L})(?:age[ds]?(?: of)?|(?:child|kid|pupil|student|teen|boy|girl|adult)\p{L}*) \d{1,2}(?: ?[-–] ?\d{1,2}| to \d{1,2})?(?! (?!years? old)\p{L}+s(?!\p{L})|\d)(?: years? old)?|(?<!\d)\d{1,2} ?[-–] ?\d{1,2}[- ]years?[- ]olds?|(?<!\d)\d{1,2} ?[-–] ?\d{1,2} ?[ap]m(?!\p{L})
    (?<!\d)\d{1,2}(?: ?[-–] ?\d)? times (?:per|a|each|every) \p{L}+|(?<!\d)50\/50(?!\d)
    (?<![\d.,])\d[\d.,]*[- ]?(?:k?V(?:AC|DC)?|volts?|[kMG]?Hz|VA)(?!\p{L})|(?<!\p{L}\d)(?:single|three|3)[- ]phase(?!\p{L})
  `,
  "giu",
);
/** Years of which something was told: "Operations 2009, 2010 and 2011". */
const YEARS = /(?<![\d$€£.,])(?:19|20)\d\d(?!\d|[.,]\d|\s?[%+€$£]| \p{Ll}+s(?!\p{L}))/gu;

/** "ISO 17025" and "USP 797" are called so. */
const STANDARD =
  /(?<![\p{L}\d])(?:ISO|DIN|IEC|EN|UNE|ASTM|USP|ASME|API|NFPA|NEN|BS|SAE|IATF|RG|Section|Part|Title) ?\d[\d.:/-]*/gu;

/** What one was paid, and how long one worked a week, is no achievement. */
const PAY = new RegExp(
  anyOfLines`
    [$€£]\s?\d[\d.,]* ?(?:\/|per|an?) ?(?:hour|hr)\b
    \b(?:salary|wages?|paid|pay|starting|final)\b.{0,40}[$€£]\s?\d[\d.,]* ?(?:\/|per|an?) ?(?:week|month|year)
    ^[$€£]\s?\d[\d.,]* ?(?:\/|per|an?) ?(?:week|month|year)|^(?:approx\.? |about |ca\. )?\d[\d.,–-]* ?hours\+? ?(?:\/|per|a)? ?week
  `,
  "iu",
);

/** Whether a line tells what somebody was paid or how many hours they worked. */
export function tellsPay(text: string): boolean {
  return PAY.test(text) && !RESULT.test(text);
}

/** "from two days to half a day": a figure in words. */
const FROM_TO = new RegExp(
  `\\bfrom ${anyOf("a an one two three four five six seven eight nine ten half")} .{2,30} to ${anyOf("a an one two three four five six seven eight nine ten half under")} `,
  "iu",
);

const MONEY_FIRST = /^[$€£]\s?\d/u; // "$48,000 in sales": the money that came of the work
const BY_SHARE = new RegExp(
  `\\bby (?:nearly |about |over |almost )?${anyOf("half a\\sthird a\\squarter two\\sthirds")}(?!\\p{L})`,
  "iu",
);

/** Whether a line has a figure that is no year and no part of a name. */
export function hasFigure(text: string): boolean {
  if (FROM_TO.test(text) || BY_SHARE.test(text)) return true;
  const counted = [STANDARD, NUMBER_OF_KIND, NUMBER_OF_NAME, YEARS].reduce(
    (left, names) => left.replace(names, ""),
    text,
  );
  return FIGURE.test(counted) && !tellsPay(text);
}

/** Whether a line says with a figure what came of some work. */
export function tellsResult(text: string): boolean {
  return hasFigure(text) && (RESULT.test(text) || RESULT_AT_END.test(text) || tellsChange(text));
}

/** Whether a line says only that the person was there or helped. */
export function isWeak(text: string): boolean {
  return WEAK.test(text) && !(IN_CHARGE.test(text) && hasFigure(text));
}

/** Whether a line says only that the person helped, watched or was there. */
export function onlyHelped(text: string): boolean {
  return ONLY_HELPED.test(text);
}

const IN_CHARGE = /^(?:responsib|responsable|verantwortlich)/iu; // "Responsable d'une brigade de 9 personnes"

/** Whether a line begins with people whom the person led, taught or hired. */
export function leadsPeople(text: string): boolean {
  const led = LEADS.exec(text)?.[0];
  if (led === undefined) return false;
  // Who manages a canteen for students leads none of them.
  const [rest = ""] = text.slice(led.length).split(" for ");
  const some = SOME.exec(rest)?.groups?.some?.toLowerCase().split(" ") ?? [];
  const ones = some.filter((word) => word.endsWith("s")).map((word) => word.slice(0, -1));
  return PEOPLE.test(rest) || ones.some((word) => isHead(word) && !MACHINES.has(word));
}

/** What a line is worth for any posting: people, money and results count most. */
export function deedWorth(text: string): number {
  let worth = 0;
  const figure = hasFigure(text);
  if (figure) worth += WORTH.figure;
  if (figure && MONEY_OR_SHARE.test(text)) worth += WORTH.money;
  if (RESULT.test(text) || (figure && RESULT_BEHIND.test(text))) worth += WORTH.result * (figure ? 1.5 : 0.5);
  else if (figure && (tellsChange(text) || MONEY_FIRST.test(text))) worth += WORTH.changed;
  else if (MADE.test(text)) worth += WORTH.made;
  if (tellsCondition(text)) worth += WORTH.condition;
  if (VAGUE.test(text) && !figure) worth += WORTH.vague;
  if (ROUTINE.test(text) && !figure) worth += WORTH.routine;
  const abstract = text.match(ABSTRACT)?.length ?? 0;
  if (!figure && abstract > MOST_ABSTRACT) worth += WORTH.abstract * (abstract - MOST_ABSTRACT);
  if (leadsPeople(text) || tellsActing(text)) worth += WORTH.people;
  if (isWeak(text)) worth += WORTH.weak;
  if (missesGoal(text)) worth += WORTH.missed;
  return worth;
}
