import { toMonths } from "./find-dates.ts";
import { isUnitBehindTitle } from "./header-units.ts";
import type { JobLine } from "./job-lines.ts";
import { bestEmployer, bestTitle, isTitleCase } from "./judge-part.ts";
import { type HeaderPart, SLASH } from "./read-header.ts";
import { wordsOf } from "./resume-lines.ts";
import { kindOf } from "./section-headings.ts";
import { OPEN_BRACKET } from "./split-pieces.ts";

type Role = { from: number; to: number; hasUnit: boolean; anchor: NonNullable<JobLine["anchor"]> };

const LIKELY = 2;
const SURE = 3;
const FEWEST_ROLES = 2;
const UNIT_JOINTS: readonly (string | null)[] = [", ", OPEN_BRACKET, SLASH];
const ALL_AT = /(?:^|[\s(–—-])all (?:at|with|for) (?=\p{Lu})/u;

/** A house above roles whose units would be taken for employers, or above the time of them all, is the employer of each. */
export function takeHouses(read: JobLine[]): void {
  for (const [at, line] of read.entries()) {
    const named = houseOf(line, read[at - 1]);
    const house = named ?? bareHouse(line, read[at - 1]);
    const roles = house === null ? [] : rolesBelow(read, at);
    const isOne = named === null ? isOverSuccession(read, roles, at) : isOver(line, roles, roles[0]?.from === at + 1);
    const told = house !== null && !isOne && !line.anchor ? toldBelow(read, at) : null;
    const areOfHouse = told !== null && roles.length >= FEWEST_ROLES && areInTurn(roles);
    if (house === null || !(isOne || areOfHouse)) continue;
    if (told !== null) told.kind = "body";
    Object.assign(line, { kind: "body", anchor: null, isGroup: true, house });
  }
}

function houseOf({ line, head, kind, anchor }: JobLine, above: JobLine | undefined): string | null {
  const [, all] = line.text.split(ALL_AT);
  if (all !== undefined && head.dates.length === 0) return all.split(/, |\t/)[0]!;
  const mayHead =
    kind === "header" && !line.hasBullet && head.parts.length > 0 && (anchor || !/^\p{Ll}/u.test(line.text));
  if (!mayHead || above?.kind === "header") return null;
  const best = bestEmployer(head.parts);
  const named = head.parts.find(({ employer }) => employer === best)!;
  const roles = head.parts.filter(({ title, text }) => title >= LIKELY && /^\p{Lu}/u.test(text));
  const isTitled = roles.some((part) => part !== named || best < SURE);
  if (isTitled || (best < LIKELY && head.place === null)) return null;
  return head.dates.length > 0 && !anchor?.isRange ? null : named.text;
}

/** "Barrow Shire Libraries": a name without a word that says so. */
function bareHouse({ line, head, kind, anchor }: JobLine, above: JobLine | undefined): string | null {
  const [name, ...others] = head.parts;
  const isApart = above === undefined || above.line.isBlank;
  const isBare = kind === "header" && !line.hasBullet && !anchor && head.dates.length === 0 && others.length === 0;
  if (!isApart || !isBare || !name || name.title > 0 || kindOf(name.text) !== null) return null;
  return wordsOf(name.text).length > 1 && isTitleCase(name.text) && name.text === line.text ? name.text : null;
}

/** Roles right below one another, each until the next one began, of which one at least names no house. */
function isOverSuccession(read: JobLine[], roles: Role[], house: number): boolean {
  const areTogether = roles.every(({ from }, at) => from === (roles[at - 1]?.to ?? house) + 1);
  const namesNone = ({ from }: Role) => {
    const { parts } = read[from]!.head;
    return parts.slice(1).every((part, at) => /^\p{Ll}/u.test(part.text) || isUnitBehindTitle(parts, at + 1));
  };
  return roles.length >= FEWEST_ROLES && areTogether && areInTurn(roles) && roles.some(namesNone);
}

function areInTurn(roles: Role[]): boolean {
  return roles.every(({ anchor }, at) => {
    const before = roles[at - 1]?.anchor;
    return !before || (before.start !== null && anchor.end !== null && isNext(anchor.end.year, before.start.year));
  });
}

function isNext(end: number, start: number): boolean {
  return start === end || start === end + 1;
}

function isOver({ anchor, line }: JobLine, roles: Role[], isRightBelow: boolean): boolean {
  const fewest = isRightBelow && !anchor && roles[0]!.hasUnit ? 1 : FEWEST_ROLES;
  if (roles.length < fewest) return false;
  if (anchor) {
    const areAllOfIt = !isRightBelow && areInTurn(roles) && roles[0]!.anchor.current === anchor.current;
    return (
      roles.every((role) => isWithin(role.anchor, anchor)) && (areAllOfIt || roles.some(({ from, to }) => from < to))
    );
  }
  return ALL_AT.test(line.text) || roles.some(({ hasUnit }) => hasUnit);
}

/** Whether one time lies in the other. */
export function isWithin(inner: Role["anchor"], outer: Role["anchor"]): boolean {
  const endOf = ({ end }: Role["anchor"]) => (end ? toMonths(end) : Number.POSITIVE_INFINITY);
  if (!inner.start || !outer.start) return false;
  return toMonths(inner.start) >= toMonths(outer.start) && endOf(inner) <= endOf(outer);
}

function rolesBelow(read: JobLine[], house: number): Role[] {
  const roles: Role[] = [];
  for (let index = house + 1; index < read.length; index++) {
    const role = roleAt(read, index);
    const { line, anchor, kind } = read[index]!;
    if (role) {
      roles.push(role);
      index = role.to;
    } else if (anchor || (roles.length === 0 && !line.isBlank && toldBelow(read, house)?.line !== line)) break;
    else if (kind === "header" && (isHouseApart(read, index) || isRightAbove(read, index))) break;
  }
  return roles;
}

/** "Job costing software for builders", between its house and the empty line above the roles. */
function toldBelow(read: JobLine[], house: number): JobLine | null {
  const told = read[house + 1];
  const isTold =
    told !== undefined &&
    !told.line.hasBullet &&
    /^\p{Lu}.* \p{Ll}/u.test(told.line.text) &&
    told.head.dates.length === 0 &&
    told.head.place === null &&
    bestTitle(told.head.parts) < LIKELY &&
    read[house + 2]?.line.isBlank === true;
  return isTold ? told : null;
}

function isHouseApart(read: JobLine[], index: number): boolean {
  const { head } = read[index]!;
  return read[index - 1]!.line.isBlank && (bestEmployer(head.parts) >= LIKELY || head.place !== null);
}

function isRightAbove(read: JobLine[], index: number): boolean {
  const { head, lean } = read[index]!;
  return lean > 0 && bestTitle(head.parts) < LIKELY && index + 1 < read.length && roleAt(read, index + 1) !== null;
}

function roleAt(read: JobLine[], from: number): Role | null {
  const { line, head, kind, anchor } = read[from]!;
  const below = read[from + 1];
  const isAlone = below?.anchor?.isRange === true && below.head.text === "" && !below.line.hasBullet;
  const span = anchor ?? (isAlone && below ? below.anchor : null);
  const [title, ...others] = head.parts;
  if (kind !== "header" || line.hasBullet || !span?.isRange || !title || title.title < LIKELY) return null;
  const to = anchor ? from : from + 1;
  return others.every((part) => mayBeUnit(part) || isUnitBehindTitle(head.parts, head.parts.indexOf(part))) &&
    !namesHouse(read[to + 1])
    ? { from, to, hasUnit: others.length > 0, anchor: span }
    : null;
}

function mayBeUnit({ joint, employer, text }: HeaderPart): boolean {
  const isInSmall = joint === ", " && employer < SURE && /^\p{Ll}/u.test(text);
  return (employer < LIKELY || isInSmall) && (joint === undefined || UNIT_JOINTS.includes(joint));
}

function namesHouse(below: JobLine | undefined): boolean {
  if (below?.kind !== "header" || below.anchor || below.lean <= 0 || !isTitleCase(below.head.text)) return false;
  return bestEmployer(below.head.parts) >= LIKELY || below.head.place !== null;
}

/** Whether a role below a house is told with a unit alone: what it names stands behind its title. */
export function isUnitBelow(title: string, employer: string | null, line: JobLine): boolean {
  if (employer === null) return true;
  const { parts } = line.head;
  const [first, ...others] = parts;
  return (
    first !== undefined &&
    title.startsWith(first.text.split(SLASH)[0]!) &&
    others.length > 0 &&
    others.every((part) => mayBeUnit(part) || isUnitBehindTitle(parts, parts.indexOf(part)))
  );
}
