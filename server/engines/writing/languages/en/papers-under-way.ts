import { anyOf } from "../../../any-of.ts";
import { degreeRank } from "../../../matching/years-and-degrees.ts";
import { reachedDegrees } from "../../degree-name.ts";
import { isInstruction } from "../../evidence/find-instructions.ts";
import { withArticle } from "../../english-nouns.ts";
import { tellingWords } from "../../relatedness/telling-words.ts";
import type { WritingFacts } from "../../writing-facts.ts";
import { CREDENTIAL_KINDS, credentialIn } from "../../facts/credential-kinds.ts";
import { isToCome, WHEN } from "./dated-words.ts";

/** What somebody is studying for, and when it is to end; `isOver` where that time has passed. */
export type PaperUnderWay = { name: string; when: string | null; isOver: boolean; below: string | null };
export type ExamAhead = { exam: string; when: string };

const SECTIONS: ReadonlySet<string> = new Set(["education", "certificates", "summary", "contact", "skills", "other"]);
const OPEN = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`in\sprogress under\sway expected anticipated? part-qualified currently\s(?:studying|completing|taking|working)`,
    String.raw`(?:studying|working)\s(?:for|towards?) due\sto\s(?:finish|complete) started enrolled candidate ongoing`,
  )})(?!\p{L})`,
  "iu",
);
const BEFORE_NAME = new RegExp(
  String.raw`^(?:\P{L}*(?:${anyOf(
    String.raw`currently now studying working towards? toward for my the a an completing taking pursuing enrolled in on am I ['’]m`,
  )})(?= ))+ `,
  "iu",
);
const BEHIND_NAME = new RegExp(
  String.raw`[(,:;]|\s[-–—]\s|(?<!\p{L})${anyOf(
    String.raw`in\sprogress under\sway expected anticipated? started due\sto candidate part-qualified ongoing`,
  )}`,
  "iu",
);
const END = new RegExp(
  String.raw`(?<!\p{L})(?:expected|anticipated|due|(?:finish|complet|graduat)\p{L}{0,6}|ending?)(?: to)?(?: (?:finish|complete|graduate|graduation|completion|date|by|in|for)){0,4}[ ,:]{1,3}(?:in |by |for )?(?<when>${WHEN})`,
  "iu",
);
const EXAM = new RegExp(
  String.raw`(?<![\p{L}&-])(?<exam>(?:\p{Lu}[\p{L}&]{0,20}[ -]){1,4}(?:exam|examination))(?: (?:is |planned|scheduled|booked|due|set|to be taken)){0,4}(?:,? (?:in|for|on))? (?<when>${WHEN})`,
  "u",
);
const OPEN_BEHIND = /[ ,](?:in progress|under way|expected|anticipated|ongoing|candidate)(?!\p{L})/iu;
const LEAST_SHARED = 0.7;
const MOST_WORDS = 10;

function linesOf({ profile }: Pick<WritingFacts, "profile">): string[] {
  return profile.sections
    .filter(({ kind }) => SECTIONS.has(kind))
    .flatMap(({ lines: { from, to } }) => profile.lines.slice(from, to + 1))
    .flatMap((line) => line.split(/[;|•]|(?<=\p{L}{3}|\d)\. /u).flatMap(partsUnderWay));
}

function partsUnderWay(text: string): string[] {
  const at = text.search(OPEN);
  const comma = text.slice(0, Math.max(0, at)).lastIndexOf(", ");
  const own = text.slice(comma + 1);
  return at < 0 ? [text] : [/\p{Lu}/u.test(text.slice(comma + 1, at)) && comma > 0 ? own : text];
}

/** What the posting asks for and the resume names as under way, in the order of the posting. */
export function papersUnderWay(facts: WritingFacts): PaperUnderWay[] {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return [];
  const open = linesOf(facts).filter((line) => OPEN.test(line));
  const found = facts.asks.flatMap(({ text }) =>
    isInstruction(text) ? [] : open.filter((line) => isAnswer(line, text)),
  );
  const degree = degreeUnderWay(facts);
  const papers = [...new Set(found)].flatMap((line) => {
    const name = nameOf(line);
    return name === null ? [] : [{ name: withItsArticle(name), below: levelBelow(name, facts), ...endOf(line, facts) }];
  });
  const isSame = ({ name }: PaperUnderWay) =>
    degree?.name.endsWith(` ${name}`) || degree?.name.split(" ").includes(name);
  return degree ? [degree, ...papers.filter((one) => !isSame(one))] : papers;
}

function endOf(line: string, { today }: WritingFacts): Pick<PaperUnderWay, "when" | "isOver"> {
  const when = END.exec(line)?.groups?.when?.replace(/^the /u, "") ?? null;
  const isOver = when !== null && !isToCome(when, today);
  return { when: isOver ? null : when, isOver };
}

function nameOf(line: string): string | null {
  const whole = line.trim().replace(BEFORE_NAME, "");
  const end = whole.search(BEHIND_NAME);
  const name = (end < 0 ? whole : whole.slice(0, end)).trim();
  return name === "" || name.split(" ").length > MOST_WORDS || !/^[\p{Lu}\d]/u.test(name) ? null : name;
}

const LEVEL = /(?<!\p{L})Level (?<level>\d)/u;

function levelBelow(name: string, facts: WritingFacts): string | null {
  const level = Number(LEVEL.exec(name)?.groups?.level ?? 0);
  const [first = ""] = name.split(" ");
  if (level === 0 || !/^\p{Lu}{2,6}$/u.test(first)) return null;
  const held = linesOf(facts)
    .filter((line) => !OPEN.test(line))
    .flatMap((line) => nameOf(line.split(/,? \(?(?:19|20)\d\d/u)[0] ?? "") ?? []);
  return (
    held
      .filter((one) => one.startsWith(`${first} `) && Number(LEVEL.exec(one)?.groups?.level ?? level) < level)
      .sort((one, other) => other.length - one.length)[0] ?? null
  );
}

function withItsArticle(name: string): string {
  return /^(?:Level|Diploma|Certificate|Advanced)(?= ).*(?:Diploma|Certificate|Award)|^(?:Diploma|Certificate)/u.test(
    name,
  )
    ? `the ${name}`
    : name;
}

function isAnswer(line: string, ask: string): boolean {
  const name = nameOf(line);
  if (name === null) return false;
  if (CREDENTIAL_KINDS.some((kind) => credentialIn(name, kind) && credentialIn(ask, kind))) return true;
  const [own, asked] = [tellingWords(name), new Set(tellingWords(ask))];
  const digits = (text: string) => (text.match(/\d+/gu) ?? []).join(" ");
  const shared = own.filter((word) => asked.has(word)).length;
  return (
    own.length > 0 && shared / own.length >= LEAST_SHARED && (digits(name) === "" || digits(ask).includes(digits(name)))
  );
}

const OF_DEGREE = /(?<!\p{L})(?:degree|bachelor['’]?s?|master['’]?s?|B\.?S\.?N?|M\.?S\.?N?|associate['’]?s?)(?!\p{L})/u;

function degreeUnderWay(facts: WritingFacts): PaperUnderWay | null {
  const { profile, asks, listing } = facts;
  if (listing.degree === null && !asks.some(({ text }) => OF_DEGREE.test(text))) return null;
  const best = Math.max(-1, ...reachedDegrees(facts).map(({ level }) => degreeRank(level)));
  const open = profile.education.find(({ degree, level, lines: { from, to } }) => {
    const text = profile.lines.slice(from, Math.min(to, from + 1) + 1).join(" ");
    return (
      degree !== null &&
      !/^graduation$/iu.test(degree) &&
      OPEN.test(text) &&
      degreeRank(level) > best &&
      level !== "school" &&
      level !== "none"
    );
  });
  if (!open?.degree) return null;
  const field = open.field && !open.degree.includes(open.field) ? ` in ${open.field}` : "";
  const line = profile.lines.slice(open.lines.from, Math.min(open.lines.to, open.lines.from + 1) + 1).join(", ");
  const [name = ""] = `${open.degree}${field}`.split(OPEN_BEHIND);
  return { name: withArticle(name.replace(/ (?:in|of)$/u, "")), below: null, ...endOf(line, facts) };
}

/** The exam that the resume says is still to be sat; null without one. */
export function examAhead(facts: WritingFacts): ExamAhead | null {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  for (const line of linesOf(facts)) {
    const { exam = "", when = "" } = EXAM.exec(line)?.groups ?? {};
    if (exam !== "" && isToCome(when, facts.today)) return { exam, when };
  }
  return null;
}
