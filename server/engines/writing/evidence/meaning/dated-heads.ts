import { foldText, type SourceJob, type SourceStatement } from "../sources.ts";
import { periodOf } from "./periods.ts";

export type DatedHead = { head: SourceStatement; isPast: boolean };

/** Here dates are of the thing itself. */
const LISTS = new Set(["education", "certificates", "skills", "languages"]);
const LONGEST_NAME = 5;
const LEAST_NAMES = 3; // capital words, the month among them, that name a job beside its dates

/** Says which dated line each statement, in order, belongs to, where dates stand in a table or outside of a head. */
export function followDates(): (
  statement: SourceStatement,
  whole: SourceStatement,
  job: SourceJob | null,
) => DatedHead | null {
  const rows: DatedHead[] = [];
  let current: (DatedHead & { whole: SourceStatement }) | null = null;
  let section = "";
  let [isAfterRow, isTable] = [false, false];
  return (statement, whole, job) => {
    const isOther = statement.isHead || LISTS.has(statement.section) || statement.section !== section;
    if (isOther) current = null;
    section = statement.section;
    const period = LISTS.has(section) ? null : periodOf(statement);
    const isOwn = period !== null && (statement.isHead || isOfJob(statement.text, job));
    if (period && isOwn) rows.push({ head: statement, ...period });
    else if (period) {
      const row = { head: statement, ...period };
      rows.push(row);
      [isTable, isAfterRow] = [isAfterRow, true];
      current = { ...row, whole };
      return row;
    }
    const named = period ? undefined : rows.find(({ head }) => isNameIn(statement.text, head.text));
    if (named) current = { ...named, whole: named.head };
    // Below a table nothing holds until a name of it stands.
    else if (isTable && isAfterRow) current = null;
    // What begins a paragraph ends with it.
    else if (current && current.head !== current.whole && current.whole !== whole) current = null;
    isAfterRow = false;
    return current;
  };
}

/** The dates of a job that is read already: alone in their line, or with its own name. */
function isOfJob(text: string, job: SourceJob | null): boolean {
  if (job === null) return false;
  const folded = ` ${foldText(text)} `;
  const isNamed = [job.employer, job.title].some((name) => name !== null && folded.includes(` ${name} `));
  return isNamed || (text.match(/\p{Lu}\p{L}{3,}/gu) ?? []).length < LEAST_NAMES;
}

function isNameIn(text: string, row: string): boolean {
  const name = foldText(text);
  return name.includes(" ") && name.split(" ").length <= LONGEST_NAME && ` ${foldText(row)} `.includes(` ${name} `);
}
