import type { Skill } from "./lexicon/parse-skills.ts";
import { allSkills } from "./lexicon/skills.ts";
import { once } from "../once.ts";

export type RelatedSkill = {
  id: string;
  /** From 0 to 1: how far the one skill also shows the other. */
  share: number;
};

const PARENT_SHARE = 0.6;
const GRANDPARENT_SHARE = 0.35;
const CHILD_SHARE = 0.3;
const SIBLING_SHARE = 0.25;
const MAX_SIBLINGS = 14; // children of a broad parent have little in common

type Family = { skillsById: Map<string, Skill>; childrenById: Map<string, string[]> };

const family = once((): Family => {
  const skillsById = new Map<string, Skill>();
  const childrenById = new Map<string, string[]>();
  for (const skill of allSkills()) {
    skillsById.set(skill.id, skill);
    for (const parent of skill.parents) {
      const children = childrenById.get(parent);
      if (children) children.push(skill.id);
      else childrenById.set(parent, [skill.id]);
    }
  }
  return { skillsById, childrenById };
});

/** Null for an unknown id, such as an `own:` one. */
export function skillById(id: string): Skill | null {
  return family().skillsById.get(id) ?? null;
}

/** Most similar first: parents, their parents, children, and siblings under a narrow parent. */
export function relatedSkills(id: string): RelatedSkill[] {
  const { skillsById, childrenById } = family();
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
