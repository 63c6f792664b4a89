import type { Skill, SkillUse } from "./lexicon/parse-skills.ts";
import type { SkillKind } from "./profile.ts";
import {
  isAskedFor,
  isBenefit,
  isDepartment,
  isHeld,
  isOrigin,
  isOtherThing,
  isSeason,
  isSpoken,
} from "./skill-context.ts";
import { once } from "../once.ts";
import { meaningOf } from "./two-meanings.ts";
import { skillNames, type TrieEnd, type TrieNode } from "./skill-names.ts";
import { ADDRESS_ENDINGS, BROKEN, isWordCode, JOINED, type Tokens, tokenize, wordAt } from "./skill-tokens.ts";

export type FoundSkill = {
  id: string;
  name: string;
  kind: SkillKind;
  from: number;
  to: number;
};

type Candidate = {
  skill: Skill;
  from: number;
  to: number;
  strength: SkillUse;
  isMisspelt: boolean;
  accepted: boolean;
};

const ITEM_LEADERS: ReadonlySet<string> = new Set(
  "and or & of in with including like using strong excellent good great proficient basic advanced solid ms microsoft to und oder y et".split(
    " ",
  ),
);
const ITEM_FOLLOWERS: ReadonlySet<string> = new Set(
  "and or & skills skill experience knowledge software abilities ability background certification und oder y et".split(
    " ",
  ),
);

const LONGEST_LETTERS = 4;

/** The longest hit at each place. `list` marks skill lists and requirements, where everyday words may count. */
export function findSkills(text: string, options: { list: boolean }): FoundSkill[] {
  const tokens = tokenize(text, skillNames().vocabulary);
  const candidates = findCandidates(text, tokens);
  const sure = options.list ? "in-list" : "always";
  for (const candidate of candidates) {
    const { skill, strength, isMisspelt, from, to } = candidate;
    candidate.accepted =
      strength === "always" ||
      strength === sure ||
      isLanguage(text, skill, to) ||
      (!isMisspelt && isNamed(text, candidate) && (isAskedFor(text, from) || isHeld(text, to)));
  }
  acceptNeighbours(text, candidates, options.list);
  const found: FoundSkill[] = [];
  for (const { skill, from, to, accepted } of candidates) {
    if (accepted) found.push({ id: skill.id, name: skill.name, kind: skill.kind, from, to });
  }
  return found;
}

/** The skill that a name is as a whole; null where it is none, or more than that. */
export function skillNamed(name: string): FoundSkill | null {
  const [found] = findSkills(name, { list: true });
  return found && found.from === 0 && found.to === name.length ? found : null;
}

function findCandidates(text: string, tokens: Tokens): Candidate[] {
  const { ids, starts, ends, gaps } = tokens;
  const words = once(() => new Set(starts.map((start, at) => wordAt(text, start, ends[at]!))));
  const candidates: Candidate[] = [];
  const { root } = skillNames();
  let index = 0;
  while (index < ids.length) {
    let node: TrieNode | undefined = root;
    let last = -1;
    let best: Candidate | null = null;
    for (let at = index; at < ids.length; at++) {
      if (at > index && gaps[at] !== JOINED) break;
      node = node.next?.get(ids[at]!);
      if (!node) break;
      if (!node.ends) continue;
      const found = judge(text, tokens, node.ends, index, at);
      if (found) {
        best = found;
        last = at;
      }
    }
    const meant = best && best.to - best.from <= LONGEST_LETTERS && meaningOf(text.slice(best.from, best.to), words);
    if (best && meant) best.skill = meant;
    if (best && meant !== null && !isAddress(text, ends[last]!) && !isBesideThePoint(text, best)) candidates.push(best);
    index = best ? last + 1 : index + 1;
  }
  return candidates;

  function judge(source: string, all: Tokens, found: TrieEnd[], first: number, lastToken: number): Candidate | null {
    const from = starts[first]!;
    const to = ends[lastToken]!;
    let result: Candidate | null = null;
    for (const end of found) {
      const strength = strengthOf(source, all, end, first, lastToken);
      if (strength && (!result || rank(strength) > rank(result.strength))) {
        const isMisspelt = end.exact !== null && source.slice(from, to) !== end.exact;
        result = { skill: end.skill, from, to, strength, isMisspelt, accepted: false };
      }
    }
    return result;
  }
}

/** Words that never count alone are names only with a capital: "proficient in R", not "experience in lead". */
function isNamed(text: string, { strength, from }: Candidate): boolean {
  return strength === "in-list" || /\p{Lu}/u.test(text[from]!);
}

function isLanguage(text: string, { kind }: Skill, to: number): boolean {
  return kind === "language" && isSpoken(text, to);
}

function isBesideThePoint(text: string, { skill, from, to }: Candidate): boolean {
  if (skill.kind === "language") return isOrigin(text, to) && !isSpoken(text, to);
  if (isSeason(text, from, to) || isOtherThing(text, from, to)) return true;
  return (skill.kind === "hard" && isDepartment(text, from, to)) || isBenefit(skill.id, text, from, to);
}

function rank(use: SkillUse): number {
  return use === "always" ? 2 : use === "in-list" ? 1 : 0;
}

function strengthOf(text: string, tokens: Tokens, end: TrieEnd, first: number, last: number): SkillUse | null {
  const from = tokens.starts[first]!;
  const to = tokens.ends[last]!;
  if (end.exact === null) {
    const mayStand = first !== last || standsAsItem(text, tokens, first) || isLanguage(text, end.skill, to);
    return end.use === "in-list" && !mayStand ? null : end.use;
  }
  const written = text.slice(from, to);
  if (written !== end.exact) {
    return end.exact.length > 2 && written.toLowerCase() === end.exact.toLowerCase() ? "never-alone" : null;
  }
  if (end.exact.length <= 2 && isTornOff(text, from, to)) return null;
  // A capital at the start of a sentence says nothing: "Excel at...", "Go to...".
  const opens = first === 0 || tokens.gaps[first] === BROKEN;
  const stands = last + 1 >= tokens.ids.length || tokens.gaps[last + 1] !== JOINED || text[to] === "\n";
  return opens && !stands && !isAbbreviation(text, written, end.skill) ? "never-alone" : end.use;
}

/** "CPA required": unlike one capital, several are no accident, but in a text that shouts. */
function isAbbreviation(text: string, written: string, { kind }: Skill): boolean {
  const isLong = written.length > 2 || kind === "licence" || kind === "certificate";
  return isLong && /^\p{Lu}[\p{Lu}\p{N}+.-]+$/u.test(written) && /\p{Ll}{2}/u.test(text);
}

/** "scheduling" as an item of a list or after "experience in", not "the scheduling of our teams". */
function standsAsItem(text: string, tokens: Tokens, index: number): boolean {
  const { starts, ends, gaps } = tokens;
  const to = ends[index]!;
  const next = index + 1;
  const closes =
    next >= starts.length ||
    gaps[next] !== JOINED ||
    text.slice(to, starts[next]).includes("\n") ||
    ITEM_FOLLOWERS.has(wordAt(text, starts[next]!, ends[next]!));
  if (!closes) return false;
  return (
    index === 0 ||
    gaps[index] !== JOINED ||
    text.slice(ends[index - 1], starts[index]).includes("\n") ||
    ITEM_LEADERS.has(wordAt(text, starts[index - 1]!, ends[index - 1]!))
  );
}

function isTornOff(text: string, from: number, to: number): boolean {
  const before = text[from - 1] ?? " ";
  const after = text[to] ?? " ";
  return "&-'’.@+".includes(before) || "&-'’@+".includes(after);
}

function isAddress(text: string, to: number): boolean {
  if (text[to] !== ".") return false;
  let end = to + 1;
  while (end < text.length && end < to + 6 && isWordCode(text.charCodeAt(end))) end++;
  const ending = text.slice(to + 1, end).toLowerCase();
  return ending.length <= 3 && ending !== "net" && ADDRESS_ENDINGS.has(ending);
}

/** Doubtful words count beside a sure one: "Python, Go and R". */
function acceptNeighbours(text: string, candidates: Candidate[], isList: boolean): void {
  for (let index = 1; index < candidates.length; index++) spread(candidates[index - 1]!, candidates[index]!, false);
  for (let index = candidates.length - 1; index > 0; index--) spread(candidates[index]!, candidates[index - 1]!, true);

  function spread(sure: Candidate, doubtful: Candidate, backwards: boolean): void {
    if (!sure.accepted || doubtful.accepted) return;
    if (doubtful.isMisspelt && sure.skill.kind !== "tool") return;
    if (!isList && doubtful.skill.kind === "soft") return;
    const gap = backwards ? text.slice(doubtful.to, sure.from) : text.slice(sure.to, doubtful.from);
    if (isEnumerationGap(gap)) doubtful.accepted = true;
  }
}

function isEnumerationGap(gap: string): boolean {
  if (gap.length === 0 || gap.length > 14) return false;
  return /^[\s,;/|•·&()+*-]*(?:(?:and|or|und|oder|y|et|ou|e|o|&)[\s,;/|•·()]+)?$/i.test(gap) && /\S|\n|\t/.test(gap);
}
