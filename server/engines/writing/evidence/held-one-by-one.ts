import { findSkills } from "../../analysis/find-skills.ts";
import type { Source } from "./sources.ts";

const HELD = /^(?<frame>I (?:also )?(?:hold|have worked with|know)) (?<names>.+?)\.?$/u;
const JOINT = /,? and I (?:hold|know) |,? and |, /gu;
const MOST_JOINTS = 5;

/** Whether a sentence such as "I hold a BE licence and Safe Pass" names several things, each of which is borne out by itself. */
export function isHeldOneByOne(text: string, isBorneOut: (sentence: string) => boolean): boolean {
  const { frame = "", names = "" } = HELD.exec(text)?.groups ?? {};
  const joints = [...names.matchAll(JOINT)];
  if (joints.length === 0 || joints.length > MOST_JOINTS) return false;
  return joints.some(({ index, 0: joint }) => {
    const [first, others] = [names.slice(0, index), names.slice(index + joint.length)];
    return (
      isBorneOut(`${frame} ${first}`) &&
      (isBorneOut(`${frame} ${others}`) || isHeldOneByOne(`${frame} ${others}`, isBorneOut))
    );
  });
}

const WORKED_WITH = /^I (?:have worked with|know) (?<name>[\p{L}\p{N}.+#/ -]{1,40})\.?$/u;

/** Whether a sentence says that the person knows one program, and the resume has it by this or another of its names. */
export function knowsTool(text: string, { skills }: Source): boolean {
  const name = WORKED_WITH.exec(text)?.groups?.name?.replace(/\.$/u, "") ?? "";
  const named = findSkills(name, { list: true }).filter(({ from, to }) => from === 0 && to === name.length);
  return named.some(({ id, kind }) => kind === "tool" && skills.has(id));
}
