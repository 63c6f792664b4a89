import { type FoundSkill, findSkills, skillNamed } from "./find-skills.ts";
import { isSentence, type Joined, joinLines, paragraphAt } from "./joined-lines.ts";
import { skillId } from "./lexicon/parse-skills.ts";
import { listItems, toOwnName } from "./listed-items.ts";
import { findNamedSkills } from "./phrased-skills.ts";
import type { ProfileSkill } from "./profile.ts";
import { foldWord, fullLineLength, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { isUnclaimed } from "./unclaimed-words.ts";

const MAX_OWN_SKILLS = 60;

export function collectSkills(listed: ResumeLine[], prose: ResumeLine[]): ProfileSkill[] {
  const full = fullLineLength([...listed, ...prose]);
  const list = joinLines(listed, full);
  const skills = new Map<string, ProfileSkill>();
  for (const hit of search(joinLines(prose, full), false)) add(skills, hit, true);
  const listHits = search(list, true);
  for (const hit of listHits) add(skills, hit, hit.isSentence);
  let own = 0;
  let next = 0;
  for (const item of listItems(list)) {
    if (own >= MAX_OWN_SKILLS) break;
    while (next < listHits.length && listHits[next]!.to <= item.from) next++;
    if (next < listHits.length && listHits[next]!.from < item.to) continue;
    const name = toOwnName(item.text);
    if (!name || deniesSkill(item.text)) continue;
    const found = name === item.text ? null : skillNamed(name);
    if (found) {
      add(skills, { found, line: item.line, words: name }, false);
      continue;
    }
    const id = `own:${skillId(name) || foldWord(name)}`;
    const known = skills.get(id);
    if (known) {
      if (known.lines.at(-1) !== item.line) known.lines.push(item.line);
      continue;
    }
    own++;
    skills.set(id, { id, name, kind: "hard", lines: [item.line], shown: false });
  }
  for (const skill of skills.values()) skill.lines.sort((a, b) => a - b);
  return [...skills.values()].sort((a, b) => a.lines[0]! - b.lines[0]!);
}

function add(
  skills: Map<string, ProfileSkill>,
  { found, line, words }: Pick<Hit, "found" | "line" | "words">,
  isShown: boolean,
): void {
  const known = skills.get(found.id);
  if (!known) {
    skills.set(found.id, {
      id: found.id,
      name: found.kind === "language" ? found.name : shownName(found.name, words),
      kind: found.kind,
      lines: [line],
      shown: isShown,
    });
    return;
  }
  if (known.lines.at(-1) !== line) known.lines.push(line);
  known.shown ||= isShown;
}

/** The lexicon's name, or the resume's own words where they have nothing in common ("blood draws"). */
function shownName(name: string, words: string): string {
  const stems = (text: string) =>
    wordsOf(foldWord(text).replace(/[^\p{L}\p{N}+#]+/gu, " ")).map((word) => word.slice(0, 4));
  const known = stems(name);
  const initials = known.map((stem) => stem[0]).join("");
  const written = stems(words);
  const isSpelling =
    written.some((stem) => known.includes(stem)) ||
    initials.startsWith(written.map((stem) => stem).join("")) ||
    foldWord(name)
      .replace(/[^a-z0-9]/g, "")
      .startsWith(written[0] ?? " ");
  if (isSpelling) return name;
  const own = words.replace(/(?<=\p{L}-)\s+/gu, "").replace(/\s+/g, " ");
  return own.charAt(0).toUpperCase() + own.slice(1);
}

type Hit = {
  found: FoundSkill;
  words: string;
  line: number;
  from: number;
  to: number;
  isSentence: boolean;
};

function deniesSkill(item: string): boolean {
  return findSkills(item, { list: true }).some(({ from, to }) => isUnclaimed(item, from, to));
}

function search(joined: Joined, isList: boolean): Hit[] {
  const { text, lines, starts, firsts } = joined;
  const hits: Hit[] = [];
  const sentences = new Map<number, boolean>();
  let at = 0;
  for (const found of isList ? findSkills(text, { list: true }) : findNamedSkills(text, { list: false })) {
    if (isUnclaimed(text, found.from, found.to)) continue;
    while (at + 1 < starts.length && starts[at + 1]! <= found.from) at++;
    const first = firsts[at]!;
    const isInSentence = sentences.get(first) ?? isSentence(paragraphAt(joined, first));
    sentences.set(first, isInSentence);
    hits.push({
      found,
      words: text.slice(found.from, found.to),
      line: lines[at]!.index,
      from: found.from,
      to: found.to,
      isSentence: isInSentence,
    });
  }
  return hits;
}
