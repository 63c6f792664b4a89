import { findDates } from "./find-dates.ts";
import { SCHOOL_WORDS } from "./lexicon/resume-words.ts";
import type { DegreeLevel, ProfileEducation } from "./profile.ts";
import { readHeaderLine, tidyPart, withoutDates } from "./read-header.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

type Found = { text: string; from: number; to: number; level: DegreeLevel };

/** Degrees by level, highest first. Short forms keep their case: "MA" is a degree, "ma" is a word. */
const DEGREES: readonly { level: DegreeLevel; pattern: RegExp }[] = [
  {
    level: "doctorate",
    pattern:
      /\b(?:ph\.? ?d\.?(?![a-z])|doctor(?:ate|al degree| of (?:philosophy|medicine|education|pharmacy|nursing practice|physical therapy|business administration|law|science|dental surgery|\p{L}+))(?: degree)?|juris doctor(?:ate)?|d\.?phil\.?|ed\.?d\.?(?![a-z])|pharm\.? ?d\.?(?![a-z])|j\.d\.|doktor(?:titel)?|promotion zum|doctorat|doctorado)/iu,
  },
  { level: "doctorate", pattern: /\b(?:JD|DNP|DPT|DDS|DVM|M\.D\.|DBA)\b/u },
  {
    level: "master",
    pattern:
      /\b(?:master(?:['’]?s)?(?: of (?:science|arts|business administration|education|engineering|public (?:health|administration|policy)|social work|fine arts|laws?|philosophy|architecture|accountancy|accounting|finance|library science|technology|commerce|nursing|\p{L}+))?(?: degree)?|magister|maestr[ií]a|máster|mastère|diplom-?\p{L}*ingenieur|diplom(?:-\p{L}+)?(?! ?a)|dipl\.-?\p{L}*\.?)(?![\p{L}])/iu,
  },
  {
    level: "master",
    pattern:
      /\b(?:MBA|M\.B\.A\.?|MSc|M\.Sc\.?|M\.S\.?|(?<!\p{L}, ?)MS|M[SA](?= in |,? \p{Lu}\p{L}+ (?:Science|Engineering|Studies))|M\.A\.?|(?<!\p{L}, ?)MA|M\.Ed\.?|MEd|MFA|M\.F\.A\.?|MPH|MPA|MSW|MSN|M\.Eng\.?|MEng|MTech|M\.Tech\.?|LL\.?M\.?|MPhil|M\.Phil|M\.Com|MCA|MSEE|MSIT)(?![\p{L}\p{N}])/u,
  },
  {
    level: "bachelor",
    pattern:
      /\b(?:bachelor(?:['’]?s)?(?: of (?:science|arts|business administration|engineering|technology|commerce|education|fine arts|nursing|laws?|architecture|applied science|social work|music|\p{L}+))?(?: degree)?|bacc?alaureate|licenciatura|licenciad[oa]|licence(?= en| \p{Lu})|grado en|undergraduate degree|ingenier[ií]a en|vordiplom)(?![\p{L}])/iu,
  },
  {
    level: "bachelor",
    pattern:
      /\b(?:BSc|B\.Sc\.?|B\.S\.?|BS|B\.A\.?|BA|BBA|B\.B\.A\.?|BFA|B\.F\.A\.?|BSN|B\.S\.N\.?|B\.Ed\.?|B\.?Tech\.?|B\.E\.|BEng|B\.Eng\.?|B\.?Com\.?|LL\.?B\.?|BCA|BSW|BSBA|BSEE|A\.B\.)(?![\p{L}\p{N}])/u,
  },
  {
    level: "associate",
    pattern:
      /\b(?:associate(?:['’]?s)?(?: degree)?(?: (?:of|in) (?:applied science|science|arts|applied business|applied arts|occupational studies|general studies|\p{L}+))|associate(?:['’]?s)? degree|associate['’]s|^associates?(?= |,|:|$)|foundation degree|técnico superior|bts|dut|higher national diploma|staatlich gepr[üu]fte[r]?)(?![\p{L}])/iu,
  },
  { level: "associate", pattern: /\b(?:A\.A\.S?\.?|A\.S\.|AAS|ADN|HND|AA(?= |,|$)|AS(?= in |,))(?![\p{L}])/u },
  {
    level: "school",
    pattern:
      /\b(?:high school(?: diploma| graduate| degree)?|secondary school(?: certificate| diploma)?|g\.?e\.?d\.?(?: certificate| diploma)?(?![a-z])|general educational? d(?:evelopment|iploma)|abitur|fachabitur|mittlere reife|matura|baccalauréat|bachillerato|a-?levels?|gcses?|higher secondary|senior secondary|hsc|ssc)(?![\p{L}])/iu,
  },
  {
    level: "none",
    pattern:
      /\b(?:(?:graduate |postgraduate |professional |technical |vocational )?(?:diploma|certificate|certification|minor)|coursework|some college|ausbildung(?: zu[rm] \p{L}+)?|nanodegree)(?![\p{L}])/iu,
  },
];
const FIELD_STOPS: ReadonlySet<string> = new Set("at from with gpa graduated expected city state".split(" "));
const MAX_ENTRIES = 20;

export type FoundEducation = ProfileEducation & { headerLines: number[] };

/** The degrees and schools of the education sections, as written. */
export function findEducation(lines: ResumeLine[], now: Date): FoundEducation[] {
  const entries: FoundEducation[] = [];
  let current: FoundEducation | null = null;
  let sinceBlank = 0;
  for (const line of lines) {
    if (line.isBlank) {
      sinceBlank++;
      continue;
    }
    const degree = findDegree(line.text);
    const dates = findDates(line.text, now);
    const isProse = wordsOf(line.text).length > 26 || (line.hasBullet && !degree);
    const institution = isProse ? null : findInstitution(line, degree, now);
    const year = isProse ? null : yearOf(dates);
    const repeats: boolean =
      degree !== null && current !== null && degree.text === current.degree && current.institution === null;
    const startsNew: boolean =
      current === null ||
      (degree !== null && degree.level !== "none" && current.degree !== null && !repeats) ||
      (institution !== null && current.institution !== null) ||
      (sinceBlank > 0 &&
        (degree !== null || institution !== null) &&
        current.degree !== null &&
        current.institution !== null) ||
      (degree !== null &&
        degree.level === "none" &&
        current.degree !== null &&
        (institution !== null || year !== null));
    if (startsNew && (degree || institution)) {
      if (entries.length >= MAX_ENTRIES) break;
      current = {
        degree: null,
        field: null,
        institution: null,
        year: null,
        level: "none",
        lines: { from: line.index, to: line.index },
        headerLines: [],
      };
      entries.push(current);
    }
    sinceBlank = 0;
    if (!current) continue;
    current.lines.to = line.index;
    if (degree && (current.degree === null || (repeats && current.field === null))) {
      current.degree = degree.text;
      current.level = degree.level;
      current.field = fieldOf(line, degree, institution, now);
      current.headerLines.push(line.index);
    } else if (!degree && current.degree !== null && current.field === null && !institution && !line.hasBullet) {
      const field = plainField(line, now);
      if (field && line.index === (current.headerLines.at(-1) ?? -2) + 1) current.field = field;
    }
    if (institution && current.institution === null) {
      current.institution = institution;
      if (current.field === null && current.degree !== null && !degree)
        current.field = fieldBeside(line, institution, now);
      if (!current.headerLines.includes(line.index)) current.headerLines.push(line.index);
    }
    if (year && current.year === null) current.year = year;
  }
  return entries.filter((entry) => entry.degree !== null || entry.institution !== null);
}

/** A degree that is only wished for is none. */
const HOPED_FOR =
  /\b(hop(e|es|ing) to|plan(s|ning)? to|intend(s|ing)? to|aim(s|ing)? to|wish(es)? to|would like to|want to)\b|\bto (obtain|earn|receive|get|complete) (an?|my)\s*$/i;

function findDegree(text: string): Found | null {
  for (const { level, pattern } of DEGREES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const degree = match[0].trim();
    if (HOPED_FOR.test(text.slice(0, match.index))) return null;
    // "Lafayette High School" is the school, "High School" alone the level.
    if (/^high school$/i.test(degree) && /(?<![\p{L}.'’])[.'’]*\p{L}[\p{L}.'’]* $/u.test(text.slice(0, match.index)))
      return null;
    return {
      text: degree.replace(/(?<![\s,.:;-])[\s,.:;-]+$/, (end) =>
        end.startsWith(".") && /\p{Lu}\.?$/u.test(degree) ? "." : "",
      ),
      from: match.index,
      to: match.index + match[0].length,
      level,
    };
  }
  return null;
}

function findInstitution(line: ResumeLine, degree: Found | null, now: Date): string | null {
  const cut = degree ? `${line.text.slice(0, degree.from)}\t${line.text.slice(degree.to)}` : line.text;
  const head = readHeaderLine({ ...line, text: cut, hasBullet: false }, now);
  const pieces =
    head.parts.length > 0
      ? head.parts.map((part) => part.text)
      : withoutDates(cut, findDates(cut, now))
          .split(/[\t,|\ue001]/)
          .map(tidyPart);
  let best: string | null = null;
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const words = wordsOf(piece);
    if (words.length === 0 || words.length > 12 || !/^[\p{Lu}\p{N}]/u.test(piece)) continue;
    if (!words.some((word) => SCHOOL_WORDS.has(foldWord(word).replace(/[^\p{L}-]/gu, "")))) continue;
    if (/^high school(?: diploma)?$|^high school graduate$/i.test(piece)) continue;
    const next = pieces[index + 1];
    // "University of California, Berkeley"
    best =
      next &&
      /university of california|university of wisconsin|state university of new york|university of texas|university of north carolina|university of maryland|university of illinois|university of michigan/i.test(
        piece,
      ) &&
      /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(next) &&
      !findDegree(next)
        ? `${piece}, ${next}`
        : piece;
    break;
  }
  return best?.replace(/^(?:at|from) /i, "").replace(/(?<!\s)\s*\(?GPA.*/i, "") ?? null;
}

function fieldOf(line: ResumeLine, degree: Found, institution: string | null, now: Date): string | null {
  let after = line.text.slice(degree.to);
  const dates = findDates(after, now);
  if (dates[0]) after = after.slice(0, dates[0].from);
  if (institution) {
    const at = after.indexOf(institution);
    if (at >= 0) after = after.slice(0, at);
  }
  after = after.replace(/^[.\s)]*(?:degree|diploma)?\s*/i, "");
  const marked =
    /^\s*(?:(?:[:,/–—(-]|\t)\s*(?:in |of |en |with (?:a )?(?:major|concentration|specialization) in |major(?:ing)?(?: in)?:? )?|(?:in|of|en|with (?:a )?(?:major|concentration|emphasis) in|im fach|major:?) )(.*)$/i.exec(
      after,
    );
  const raw = marked?.[1] ?? null;
  if (raw === null) return null;
  return cleanField(raw);
}

/** "Princeton University, Computer Science" under a line that holds the degree. */
function fieldBeside(line: ResumeLine, institution: string, now: Date): string | null {
  const { parts } = readHeaderLine({ ...line, hasBullet: false }, now);
  const at = parts.findIndex((part) => institution.startsWith(part.text));
  const next = parts[at + 1];
  return at >= 0 && next?.afterComma && !institution.includes(next.text) && /^\p{Lu}[^\d]*$/u.test(next.text)
    ? cleanField(next.text)
    : null;
}

function plainField(line: ResumeLine, now: Date): string | null {
  if (findDates(line.text, now).length > 0) return null;
  const labelled = /^(?:major|concentration|field(?: of study)?|specialization|emphasis)\s*(?:in|:)\s*(\S.*)/i.exec(
    line.text,
  );
  return labelled?.[1] ? cleanField(labelled[1]) : null;
}

function cleanField(raw: string): string | null {
  const first = raw.split(/\t|\||;|•|·|\s[-–—]\s|\(|\. |,(?! (?:and|&) )/)[0] ?? "";
  const second = findDegree(first);
  const words: string[] = [];
  for (const word of wordsOf(second && second.from > 3 ? first.slice(0, second.from) : first)) {
    if (FIELD_STOPS.has(foldWord(word).replace(/[^\p{L}]/gu, "")) || words.length >= 8) break;
    words.push(word);
  }
  const field = tidyPart(words.join(" "))
    .replace(/(?<![.:)])[.:)]+$/, "")
    .replace(/ (?:minor|gpa).*/i, "");
  if (!/\p{L}{3}/u.test(field) || /^(?:city|state|company)\b/i.test(field)) return null;
  if (words.some((word) => SCHOOL_WORDS.has(foldWord(word)))) return null;
  return field;
}

function yearOf(dates: ReturnType<typeof findDates>): string | null {
  const span = dates.at(-1);
  const point = span?.end ?? span?.start ?? null;
  return point && !span?.current ? String(point.year) : null;
}
