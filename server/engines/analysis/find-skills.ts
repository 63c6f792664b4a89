import type { Skill, SkillUse } from "./lexicon/parse-skills.ts";
import { SKILLS } from "./lexicon/skills.ts";
import type { SkillKind } from "./profile.ts";
import { isAskedFor, isBenefit, isDepartment, isOrigin } from "./skill-context.ts";

export type FoundSkill = {
  id: string;
  name: string;
  kind: SkillKind;
  from: number;
  to: number;
};

export type RelatedSkill = {
  id: string;
  /** From 0 to 1: how far the one skill also shows the other. */
  share: number;
};

/** Parallel arrays instead of an object each, because a posting has hundreds of tokens. */
type Tokens = {
  ids: number[];
  starts: number[];
  ends: number[];
  gaps: number[];
};

type TrieNode = { next: Map<number, TrieNode> | null; ends: TrieEnd[] | null };
type TrieEnd = {
  skill: Skill;
  use: SkillUse /** The exact spelling, when only that one counts. */;
  exact: string | null;
};
type Candidate = {
  skill: Skill;
  from: number;
  to: number;
  strength: SkillUse;
  isMisspelt: boolean;
  accepted: boolean;
};

const JOINED = 0;
const LISTED = 1;
const BROKEN = 2;

const PARENT_SHARE = 0.6;
const GRANDPARENT_SHARE = 0.35;
const CHILD_SHARE = 0.3;
const SIBLING_SHARE = 0.25;
/** Children of a broad parent have little in common. */
const MAX_SIBLINGS = 14;
const MAX_TOKEN_LENGTH = 40;
const ADDRESS_ENDINGS: ReadonlySet<string> = new Set(["com", "org", "edu", "gov", "net", "io", "dev", "co", "me"]);
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
const BRITISH: readonly (readonly [string, string])[] = [
  ["isation", "ization"],
  ["ising", "izing"],
  ["licence", "license"],
  ["centre", "center"],
  ["behaviour", "behavior"],
  ["labour", "labor"],
  ["modelling", "modeling"],
  ["counselling", "counseling"],
  ["labelling", "labeling"],
  ["programme", "program"],
  ["paediatric", "pediatric"],
  ["anaesth", "anesth"],
  ["haemat", "hemat"],
  ["gynaec", "gynec"],
  ["orthopaedic", "orthopedic"],
];

const vocabulary = new Map<string, number>();
const idsOfWords = new Map<string, number>();
const MAX_REMEMBERED_WORDS = 20_000;
const root: TrieNode = { next: null, ends: null };
const skillsById = new Map<string, Skill>();
const childrenById = new Map<string, string[]>();

for (const skill of SKILLS) {
  skillsById.set(skill.id, skill);
  for (const parent of skill.parents) {
    const children = childrenById.get(parent);
    if (children) children.push(skill.id);
    else childrenById.set(parent, [skill.id]);
  }
}
// Names go first: "Trial Balance" is itself although another skill lists "trial balances".
for (const isName of [true, false]) {
  for (const skill of SKILLS) {
    for (const { text, use, exactCase } of skill.aliases) {
      if ((text === skill.name) === isName) addToTrie(skill, text, use, exactCase);
    }
  }
}

function addToTrie(skill: Skill, text: string, use: SkillUse, exactCase: boolean): void {
  const words = readWords(text);
  if (words.length === 0) throw new Error(`Skill lexicon: "${text}" holds no word`);
  const end: TrieEnd = { skill, use, exact: exactCase ? text : null };
  insert(words, end);
  if (words.length === 2 && !exactCase && text.length >= 8) insert([fold(words.join(""))], end);
}

function readWords(text: string): string[] {
  const tokens = tokenize(text, null);
  return tokens.starts.map((start, index) => fold(wordAt(text, start, tokens.ends[index] ?? start)));
}

function insert(words: string[], end: TrieEnd): void {
  let node = root;
  for (const word of words) {
    let id = vocabulary.get(word);
    if (id === undefined) {
      id = vocabulary.size + 1;
      vocabulary.set(word, id);
    }
    node.next ??= new Map();
    let next = node.next.get(id);
    if (!next) {
      next = { next: null, ends: null };
      node.next.set(id, next);
    }
    node = next;
  }
  if (!node.ends) node.ends = [end];
  else if (!node.ends.some((known) => known.skill === end.skill && known.exact === end.exact)) node.ends.push(end);
}

/** Null for an unknown id, such as an `own:` one. */
export function skillById(id: string): Skill | null {
  return skillsById.get(id) ?? null;
}

/** Most similar first: parents, their parents, children, and siblings under a narrow parent. */
export function relatedSkills(id: string): RelatedSkill[] {
  const skill = skillsById.get(id);
  if (!skill) return [];
  const shares = new Map<string, number>();
  const offer = (other: string, share: number) => {
    if (other !== id && share > (shares.get(other) ?? 0)) shares.set(other, share);
  };
  for (const parent of skill.parents) {
    offer(parent, PARENT_SHARE);
    for (const grandparent of skillsById.get(parent)?.parents ?? []) offer(grandparent, GRANDPARENT_SHARE);
    const siblings = childrenById.get(parent) ?? [];
    if (siblings.length <= MAX_SIBLINGS) for (const sibling of siblings) offer(sibling, SIBLING_SHARE);
  }
  for (const child of childrenById.get(id) ?? []) offer(child, CHILD_SHARE);
  return [...shares].map(([other, share]) => ({ id: other, share })).sort((a, b) => b.share - a.share);
}

/** The longest hit at each place. `list` marks skill lists and requirements, where everyday words may count. */
export function findSkills(text: string, options: { list: boolean }): FoundSkill[] {
  const tokens = tokenize(text, vocabulary);
  const candidates = findCandidates(text, tokens);
  const sure = options.list ? "in-list" : "always";
  for (const candidate of candidates) {
    const { strength, isMisspelt, from } = candidate;
    candidate.accepted =
      strength === "always" || strength === sure || (!isMisspelt && isNamed(text, candidate) && isAskedFor(text, from));
  }
  acceptNeighbours(text, candidates, options.list);
  const found: FoundSkill[] = [];
  for (const { skill, from, to, accepted } of candidates) {
    if (accepted) found.push({ id: skill.id, name: skill.name, kind: skill.kind, from, to });
  }
  return found;
}

function findCandidates(text: string, tokens: Tokens): Candidate[] {
  const { ids, starts, ends, gaps } = tokens;
  const candidates: Candidate[] = [];
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
    if (best && !isAddress(text, ends[last]!) && !isBesideThePoint(text, best)) candidates.push(best);
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

function isBesideThePoint(text: string, { skill, from, to }: Candidate): boolean {
  if (skill.kind === "language") return isOrigin(text, to);
  return (skill.kind === "hard" && isDepartment(text, from, to)) || isBenefit(skill.id, text, from, to);
}

function rank(use: SkillUse): number {
  return use === "always" ? 2 : use === "in-list" ? 1 : 0;
}

function strengthOf(text: string, tokens: Tokens, end: TrieEnd, first: number, last: number): SkillUse | null {
  const from = tokens.starts[first]!;
  const to = tokens.ends[last]!;
  if (end.exact === null) {
    return end.use === "in-list" && first === last && !standsAsItem(text, tokens, first) ? null : end.use;
  }
  const written = text.slice(from, to);
  if (written !== end.exact) {
    return end.exact.length > 2 && written.toLowerCase() === end.exact.toLowerCase() ? "never-alone" : null;
  }
  if (end.exact.length <= 2 && isTornOff(text, from, to)) return null;
  // A capital at the start of a sentence says nothing: "Excel at...", "Go to...".
  const opens = first === 0 || tokens.gaps[first] === BROKEN;
  const stands = last + 1 >= tokens.ids.length || tokens.gaps[last + 1] !== JOINED || text[to] === "\n";
  return opens && !stands ? "never-alone" : end.use;
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
  return "&-'’.@".includes(before) || "&-'’@".includes(after);
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

function tokenize(text: string, known: Map<string, number> | null): Tokens {
  const tokens: Tokens = { ids: [], starts: [], ends: [], gaps: [] };
  const length = text.length;
  let gap = BROKEN;
  let lineEnds = 0;
  let wordRunStart = 0;
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (isWordCode(code) || (code === 46 && isDotNet(text, at))) {
      const start = at;
      at++;
      while (at < length && isWordCode(text.charCodeAt(at))) at++;
      let end = at;
      while (end < length && (text.charCodeAt(end) === 43 || text.charCodeAt(end) === 35) && end - at < 2) end++;
      if (end > at && (end >= length || !isWordCode(text.charCodeAt(end)))) at = end;
      const apostrophe = text.charCodeAt(at);
      const possessive =
        (apostrophe === 39 || apostrophe === 0x2019) &&
        (text.charCodeAt(at + 1) | 32) === 115 &&
        !isWordCode(text.charCodeAt(at + 2));
      tokens.starts.push(start);
      tokens.ends.push(at);
      tokens.gaps.push(gap);
      tokens.ids.push(known && at - start <= MAX_TOKEN_LENGTH ? idOf(known, text, start, at) : 0);
      if (possessive) at += 2;
      if (isAddressPart(text, start, at)) {
        while ((tokens.starts.at(-1) ?? -1) >= wordRunStart) popToken(tokens);
        while (at < length && text.charCodeAt(at) > 32) at++;
        gap = LISTED;
        continue;
      }
      gap = JOINED;
      lineEnds = 0;
      continue;
    }
    if (code === 64 || (code === 58 && text.startsWith("://", at))) {
      if (at === wordRunStart) {
        at++;
        continue;
      }
      while ((tokens.starts.at(-1) ?? -1) >= wordRunStart) popToken(tokens);
      while (at < length && text.charCodeAt(at) > 32) at++;
      gap = LISTED;
      continue;
    }
    if (code === 10) {
      lineEnds++;
      if (lineEnds > 1) gap = BROKEN;
      wordRunStart = at + 1;
    } else if (code === 32 || code === 13 || code === 0xa0) {
      wordRunStart = at + 1;
    } else if (code === 9) {
      if (gap === JOINED) gap = LISTED;
      wordRunStart = at + 1;
    } else if (code === 46) {
      const next = text.charCodeAt(at + 1);
      if (!isWordCode(next)) gap = BROKEN;
    } else if (code === 33 || code === 63 || code === 58) {
      gap = BROKEN;
    } else if (code === 0x2022 || code === 0xb7 || code === 0x25cf || code === 0xf0b7) {
      gap = BROKEN;
    } else if (!isJoiner(code) && gap === JOINED) {
      gap = LISTED;
    }
    at++;
  }
  return tokens;
}

function isAddressPart(text: string, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === 46) return end - start === 3 && wordAt(text, start, end) === "www";
  return next === 47 && text.charCodeAt(start - 1) === 46 && ADDRESS_ENDINGS.has(wordAt(text, start, end));
}

function popToken(tokens: Tokens): void {
  tokens.ids.pop();
  tokens.starts.pop();
  tokens.ends.pop();
  tokens.gaps.pop();
}

function isJoiner(code: number): boolean {
  return (
    code === 45 ||
    code === 47 ||
    code === 38 ||
    code === 95 ||
    code === 39 ||
    code === 0x2019 ||
    code === 0xad ||
    (code >= 0x200b && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x2011)
  );
}

function isDotNet(text: string, at: number): boolean {
  const isNet =
    (text.charCodeAt(at + 1) | 32) === 110 &&
    (text.charCodeAt(at + 2) | 32) === 101 &&
    (text.charCodeAt(at + 3) | 32) === 116 &&
    !isWordCode(text.charCodeAt(at + 4));
  if (!isNet) return false;
  return (
    at === 0 || !isWordCode(text.charCodeAt(at - 1)) || /(?:asp|ado|vb)$/i.test(text.slice(Math.max(0, at - 3), at))
  );
}

function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return (
    (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7) ||
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x370 && code <= 0x1fff) ||
    (code >= 0x3040 && code <= 0xd7ff) ||
    (code >= 0xfb00 && code <= 0xfdff)
  );
}

function idOf(known: Map<string, number>, text: string, start: number, end: number): number {
  const word = wordAt(text, start, end);
  let id = idsOfWords.get(word);
  if (id === undefined) {
    id = known.get(fold(word)) ?? 0;
    if (idsOfWords.size >= MAX_REMEMBERED_WORDS) idsOfWords.clear();
    idsOfWords.set(word, id);
  }
  return id;
}

function wordAt(text: string, start: number, end: number): string {
  return text.slice(start, end).toLowerCase();
}

function fold(word: string): string {
  let folded = word;
  for (let index = 0; index < word.length; index++) {
    if (word.charCodeAt(index) > 127) {
      folded = word.normalize("NFKD").replace(/\p{M}/gu, "");
      break;
    }
  }
  for (const [british, american] of BRITISH) {
    if (folded.includes(british)) folded = folded.replace(british, american);
  }
  if (folded.length < 4 || !folded.endsWith("s") || folded.endsWith("ics")) return folded;
  if (folded.endsWith("ies") && folded.length > 4) return `${folded.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(folded)) return folded;
  if (/(?:sses|shes|ches|xes)$/.test(folded)) return folded.slice(0, -2);
  return folded.slice(0, -1);
}
