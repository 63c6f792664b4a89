import { onceFor } from "../../once-for.ts";
import { hasClosedBrackets } from "../closed-brackets.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { readPostingSentences, type SentenceUse } from "../../matching/posting-sentences.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { readOpening } from "../english-verbs.ts";
import { withoutLevel } from "../asked-phrase.ts";
import { languagesIn } from "../facts/held-languages.ts";
import { isGeneral, upperFirst } from "../skill-names.ts";
import { isPaper } from "./asked-papers.ts";
import { asksOfReader, isNoPoint, tellsTask, withoutEnd } from "./sound-point.ts";
import { tasksApart } from "./tasks-in-prose.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** Something that a posting says of the work or asks for, in its own words and short enough for a question. */
export type PostingPoint = { text: string; use: Exclude<SentenceUse, "skipped"> };

const MOST_POINTS = 24;
const FEWEST_WORDS = 3;
const FEWEST_OF_TASK = 2; // "Coach apprentices" says what is to be done
const MOST_WORDS = 22;
const LONGEST = 150;

/** What stands before the thing itself: "Team leadership: Lead ...", "You will ...", "- Strong experience with ...". */
const LABEL = /^[^:]{3,45}:\s+(?=\S+ \S+ \S+)/u;
const YOU_WILL =
  /^(?:\p{L}{1,15} ){0,8}you(?:'ll|’ll| will) (?:also |be able to |be responsible for |help (?:to )?)?/iu;
/** "You hire, train and schedule cooks": told as it is done, and no trait. */
const YOU_DO = new RegExp(
  String.raw`^(?:\p{L}{1,15} ){0,5}you (?!${anyOf(
    "are have can could may must should would need bring know like love enjoy want hold possess stay feel dare speak",
    "live thrive get care also do never always",
  )}(?!\p{L}))(?=\p{Ll})`,
  "iu",
);
/** What may be left out at the end of a long line: what it is for, or how. */
const TAIL = new RegExp(
  anyOfLines`
    [;–—]|\s\((?![^)]{0,20}\))|(?<!(?<!\p{L})\p{Lu})\.\s
    ,? ${anyOfLines`
      in order to|to ensure|so that|which|while|including|utilizing|fostering|leveraging|such as|as well as
    `}\b
    , (?=\p{Ll}{3,}ing )|, and (?=\p{Ll}+ (?:the|an?|all|any|our|for)\b|be )
  `,
  "u",
);

/** Who may apply, when and where the work is, what is paid: nothing to tell a case of. */
const CONDITION = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    weekends?|evenings?|overtime|full[- ]time|part[- ]time|relocat\p{L}*|authorized|sponsor\p{L}*|visa|eligible|valid
    lift(?:ing)?|pounds|lbs|standing|physical\p{L}*|years? of age|years old|drug|background check|dbs|disclosure|citizen\p{L}*
    salary|compensation|bonus|benefits?|per hour|resume|résumé|cv|apply|applicants?|applications?|interviews?|covid
    reside|residence|residency|health|commut\p{L}*|remote|hybrid|on-?site|equal|other duties|as (?:assigned|needed|required)
    on-call|standby|astreintes?|rotating shifts?|dexterity|eyesight|stamina
    wochenend\p{L}*|deutschkenntnisse|herrn?|frau|schichtarbeit|schichtdienst|rufbereitschaft
    [23]x8|samedis?|convention|use of a car|schichtbereit\p{L}*|urlaub\p{L}*|gehalt|vergütung|bewerbung\p{L}*|reisebereit\p{L}*
    week-ends?|télétravail|salaire|mobilité|fines de semana|disponibilidad|salario|vehículo propio
  `}(?!\p{L})`,
  "iu",
);
/** Of a task these are what is worked on: "conduct interviews", "assess mental health". */
const CONDITION_OF_TASK = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    weekends?|evenings?|overtime|relocat\p{L}*|lbs|pounds|minimum wage|(?:part|full)[- ]?time
    subject to change|all duties|(?:apply|applying) (?:now|today|online|to join)|career with|other duties|as (?:assigned|needed|required)
    per hour|travel (?:up to |about )?\d+|sponsor\p{L}*|background check|on-call|standby|astreintes?|rufbereitschaft
  `}(?!\p{L})`,
  "iu",
);
const OF_EMPLOYER = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "we us our ours we're we’re wir uns unser\\p{L}* nous notre nos nosotros nuestr\\p{L}*",
    "founded believe believes mission",
  )}(?!\p{L})`,
  "iu",
);
/** "Supervise our crews": a task may name whose they are. */
const SPEAKS_AS_EMPLOYER = new RegExp(
  String.raw`(?<!\p{L})${anyOf("we we're we’re wir nous nosotros founded believe believes mission")}(?!\p{L})`,
  "iu",
);
/** A degree, or years alone: what is missing of them is asked for by itself. */
const HELD_OR_NOT = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "degrees? diploma bachelor\\p{L}* master['’]?s ged phd bac studium abschluss ausbildung licenciatura título formación licen[cs]es?",
    "certificat\\p{L}* certified führerschein permis bts weiterbildung\\p{L}* carné titulación qualifications? designation diplôme a\\slevels?",
    "years? jahren? ans années? años (?:under|post)?graduat(?:e|ion) specialization",
  )}(?!\p{L})`,
  "iu",
);
const IS_PAPER_HELD = /(?:licen[cs]e|certification|registration)s?\P{L}*$/iu;
const TRAIT = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "personality attitude motivated energetic friendly enthusias\\p{L}* passion\\p{L}* punctual reliab\\p{L}* flexib\\p{L}* proactive",
    "self-\\p{L}+ detail-oriented team\\splayer fast-?\\s?paced communicat\\p{L}* interpersonal organi[sz]ational organized multi-?task\\p{L}*",
    "attention\\sto\\sdetail work\\sindependently work\\sethic soft\\sskills teamfähig\\p{L}* zuverlässig\\p{L}* belastbar\\p{L}* kommunik\\p{L}* flexibil\\p{L}* motivi\\p{L}*",
    "rigueur autonom\\p{L}* dynamique motivé\\p{L}* proactiv\\p{L}* responsable\\p{L}* tact alertness confidentiality",
    "leadership\\sskills? creative\\p{L}* results-driven collaborative positive professional\\p{L}* dependable responsible",
  )}(?!\p{L})`,
  "iu",
);
/** "Explaining them to budget holders": what they are stands before it. */
const POINTS_BACK = /^\p{L}+ (?:them|it|this|these|those)(?!\p{L})/iu;
/** "With people and paperwork": what one is with them was a level, and is gone. */
const CUT_BEFORE = /^(?:with|at|in|of|for|on|to|under) /iu;
const BEFORE = /^(?:candidates? with )?(?:previous|prior) (?:work )?experience\b(?: and \p{L}+)?$/iu;
const UNFINISHED = new RegExp(
  String.raw`(?:[,&/-]|\s${anyOf(
    "an? the of for with and or to in at by on as our your other command appropriate (?<!(?:a|the)\\s)(?:minimum|maximum)",
    "und mit für der die das et de des les y con para el la",
  )})$`,
  "iu",
);

/** What a posting says of the work and asks for, each point once, must-haves first. */
export const postingPoints = onceFor(({ posting, language }: WritingFacts): PostingPoint[] => {
  const lines = unwrapped(posting.description);
  const read = readPostingSentences(language === "en" ? tasksApart(lines, posting.title) : lines);
  const isHeaded = read.some(({ headed, use }) => headed && use === "duty");
  const told = read.flatMap(({ text, use, headed }) => {
    if (use === "skipped" || (use === "duty" && isHeaded && !headed)) return [];
    const isOfWork = use === "duty" && (language === "en" ? tellsTask(bareOf(text)) : headed === true);
    const point = pointOf(text, { isTask: isOfWork });
    if (point !== null && (isSameText(point, posting.title) || (use !== "duty" && isPaper(point)))) return [];
    if (point === null || (language === "en" && !(use === "duty" ? tellsTask(point) : asksOfReader(point)))) return [];
    return [{ text: point, use }];
  });
  const own = posting.requirements.flatMap((text) => {
    const point = pointOf(text, { isTask: false });
    return point === null || told.length > 0 ? [] : [{ text: point, use: "required" as const }];
  });
  return [...told, ...own]
    .filter(({ text }, index, all) => all.findIndex((one) => isSameText(one.text, text)) === index)
    .slice(0, MOST_POINTS);
});

/** "Your main responsibilities will include keeping the books, running the payroll and claiming Gift Aid." */
const DUTIES_ARE = new RegExp(
  String.raw`(?<=^|\n|[.!?] )[^.\n]{0,60}(?<!\p{L})${anyOf("responsibilities duties tasks role work job")} ` +
    String.raw`(?:will )?(?:(?:also|mainly) )?${anyOf("includes? involves? consists?\\sof are is be")}:? (\p{Ll}{3,}ing [^.\n]+)\.?`,
  "giu",
);
const NEXT_TASK = /,? and (?=\p{Ll}{3,}ing \p{Ll})|, (?=\p{Ll}{3,}ing \p{Ll})/u;

/** Lines that were broken to a width as one again, and tasks that were run together one by one. */
function unwrapped(description: string): string {
  return description
    .replace(DUTIES_ARE, (_all, tasks: string) => `\n${tasks.split(NEXT_TASK).map(upperFirst).join("\n")}\n`)
    .replace(/(?<=(?<line>[^\n]{45}[^\n.:;!?]))\n(?=\p{Ll})/gu, (_blank, _line: string, at: number, all: string) => {
      const line = all.slice(all.lastIndexOf("\n", at - 1) + 1, at);
      const next = upperFirst(all.slice(at + 1, at + 1 + LONGEST).split("\n")[0] ?? "");
      // Tasks that are all written small are a list.
      return /^\P{L}*\p{Ll}/u.test(line) && tellsTask(next) ? "\n" : " ";
    })
    .replace(
      /(?<=\p{Ll}[\p{Ll})]) (?=(?<verb>\p{Lu}\p{Ll}+) \p{Ll})/gu,
      (blank, _verb: string, at: number, all: string) => {
        const opening = readOpening(all.slice(at + 1, at + 1 + LONGEST));
        // "Quality and Safeguards Commission" is one name.
        const isName = /(?:^|\s)\p{Lu}\p{L}*$/u.test(all.slice(Math.max(0, at - LONGEST), at));
        return opening?.form === "base" && !isName ? "\n" : blank;
      },
    );
}

const SHARE_OF_NAME = 0.8;

function isSameText(one: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters(one) === letters(other);
}

/** "Die Gärtnerei Lenz sucht eine Floristin (m/w/d)", "Découchés : non" and "Zu Ihren Aufgaben gehören" are no points. */
const ANNOUNCES = new RegExp(
  anyOfLines`
    (?<=\p{L} )(?:sucht|wir suchen|suchen wir|recherche(?= (?:une?|son|sa|des)(?!\p{L}))|recherchons|recrute|recrutons|busca|buscamos|necesita|precisa|selecciona)(?!\p{L})
    : (?:non|oui|no|sí|ja|nein)\.?$
    ^(?:Zu (?:Ihren|deinen) Aufgaben (?:gehören|zählen)|Sie bringen mit|Rattaché)(?!\p{L})
  `,
  "iu",
);

function pointOf(sentence: string, { isTask }: { isTask: boolean }): string | null {
  if (isInstruction(sentence) || /\betc\b/iu.test(sentence) || ANNOUNCES.test(sentence)) return null;
  const bare = bareOf(isTask ? sentence : withoutLevel(withoutEnd(sentence)));
  const end = isShort(bare) ? -1 : bare.search(TAIL);
  const text = upperFirst((end < 0 ? bare : bare.slice(0, end)).replace(/(?<![\s.;,:])[\s.;,:]+$/u, ""));
  const isSaid =
    !isNoPoint(text) &&
    isShort(text) &&
    text.split(" ").length >= (isTask ? FEWEST_OF_TASK : FEWEST_WORDS) &&
    !UNFINISHED.test(text);
  if (
    !isSaid ||
    (isTask ? CONDITION_OF_TASK : CONDITION).test(text) ||
    (isTask ? SPEAKS_AS_EMPLOYER : OF_EMPLOYER).test(text) ||
    (isTask ? IS_PAPER_HELD : HELD_OR_NOT).test(sentence)
  )
    return null;
  const skills = findSkills(text, { list: true });
  if (
    skills.some(({ kind }) => kind === "language") ||
    (languagesIn(text).length > 0 && !isTask) ||
    BEFORE.test(text) ||
    (!isTask && CUT_BEFORE.test(text)) ||
    isName(text) ||
    POINTS_BACK.test(text) ||
    isGlued(text, skills)
  )
    return null;
  const isOfWork = skills.some(({ id, kind }) => kind !== "soft" && !isGeneral(skillById(id)?.name ?? ""));
  if (TRAIT.test(text) && !isOfWork) return null;
  return hasClosedBrackets(text) && !/["“”«»„]/u.test(text) ? text : null;
}

function isName(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return words.length > 2 && capitals >= words.length * SHARE_OF_NAME && /,|\d\*/u.test(text);
}

function bareOf(sentence: string): string {
  const bare = sentence
    .replace(/\s+/g, " ")
    .replace(/(?<!\p{L})andor(?!\p{L})/gu, "and/or")
    .replace(LABEL, "")
    .replace(YOU_WILL, "")
    .replace(YOU_DO, "")
    .replace(/^(?:\d{1,2}[.)]\s|[^\p{L}\d])+/u, "");
  return upperFirst(bare.trim());
}

function isShort(text: string): boolean {
  return text.length <= LONGEST && text.split(" ").length <= MOST_WORDS;
}

/** "JapaneseStrong" was two lines; "JavaScript" is a name. */
function isGlued(text: string, names: readonly { from: number; to: number }[]): boolean {
  return [...text.matchAll(/\p{Ll}{3}\p{Lu}\p{Ll}{2}/gu)].some(
    ({ index }) => !names.some(({ from, to }) => from <= index && index < to),
  );
}
