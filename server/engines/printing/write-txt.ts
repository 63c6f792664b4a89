import { type DownloadText, resumeLines } from "./resume-blocks.ts";

export function writeTxt(resume: DownloadText): Uint8Array {
  const written: string[] = [];
  for (const { text, isHeading } of resumeLines(resume)) {
    if (isHeading && written.length > 0 && written.at(-1) !== "") written.push("");
    if (text === "" && (written.length === 0 || written.at(-1) === "")) continue;
    written.push(text);
  }
  while (written.at(-1) === "") written.pop();
  return new TextEncoder().encode(`${written.join("\n")}\n`);
}
