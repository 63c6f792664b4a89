import type { Profile } from "../../analysis/profile.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { listLines } from "./list-lines.ts";

const WITH_SHORT = /^(?<long>.+) \((?<short>[^()]{2,5})\)$/u;

/** Gives "Public Relations" in a list the "(PR)" that is looked for; returns the names that are no such short ones. */
export function withShortNames({ profile }: WritingFacts, lines: Map<number, string[]>, names: string[]): string[] {
  return names.filter((name) => {
    const { long = "", short } = WITH_SHORT.exec(name)?.groups ?? {};
    const end = (line: number) => endOfItem(textAt(line, lines, profile), long);
    const at = short === undefined ? undefined : listLines(profile).find((line) => end(line) >= 0);
    if (at === undefined) return true;
    const [first = "", ...others] = lines.get(at) ?? [profile.lines[at] ?? ""];
    lines.set(at, [`${first.slice(0, end(at))} (${short})${first.slice(end(at))}`, ...others]);
    return false;
  });
}

/** Where an item of a list ends that is this name and nothing more; -1 without one. */
function endOfItem(list: string, name: string): number {
  const at = list.toLowerCase().indexOf(name.toLowerCase());
  const [before, behind] = [list.slice(0, at).trimEnd(), list.slice(at + name.length).trimStart()];
  return at >= 0 && /^$|[,;|•·:]$/u.test(before) && /^(?:$|[.,;|•·])/u.test(behind) ? at + name.length : -1;
}

function textAt(line: number, lines: ReadonlyMap<number, string[]>, profile: Profile): string {
  return (lines.get(line) ?? [profile.lines[line] ?? ""])[0] ?? "";
}
