import { type DownloadText, resumeLines } from "./resume-blocks.ts";

/** Plain text in UTF-8 with LF; headings are underlined and parted by an empty line. */
export function writeTxt(resume: DownloadText): Uint8Array {
  const written: string[] = [];
  for (const { text, isHeading } of resumeLines(resume)) {
    if (isHeading && written.length > 0 && written.at(-1) !== "") written.push("");
    if (text === "" && (written.length === 0 || written.at(-1) === "")) continue;
    written.push(text);
    if (isHeading) written.push("-".repeat(Math.max(3, [...text].length)));
  }
  while (written.at(-1) === "") written.pop();
  return new TextEncoder().encode(`${written.join("\n")}\n`);
}
