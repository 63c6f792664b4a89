import { plainLine } from "../reading/clean-lines.ts";
import { unescapeText } from "../unescape.ts";

const OF_MARKUP = /[<>]|&[lg]t;/;

/** Signs that a website wrote by name, "R.F.I.&rsquo;s", as themselves; whoever writes of markup means them as they stand. */
export function readNamedSigns(line: string): string {
  const read = OF_MARKUP.test(line) ? line : unescapeText(line);
  // What was written by name has passed the cleaning of its file unseen.
  return read === line ? line : plainLine(read);
}
