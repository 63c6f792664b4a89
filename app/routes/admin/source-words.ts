import { distanceAgo, timeAhead } from "../../lib/distance-in-words.ts";
import { counted } from "../../../server/domain/counted.ts";
import type { SourceView } from "../../../server/jobs/find-sources.ts";

/** How a source fares, in a word; `look` is that of the badge. */
export function stateOf(source: SourceView): { word: string; look: "active" | "inactive" | "other" } {
  const { isEnabled, isRunning, isFile, failures, lastReading, missingKeys } = source;
  if (isFile) return { word: "Imported", look: "other" };
  if (isRunning) return { word: "Being read", look: "other" };
  if (!isEnabled) return { word: "Switched off", look: "other" };
  if (missingKeys.length > 0) return { word: "Key missing", look: "inactive" };
  if (failures > 0) return { word: "Failing", look: "inactive" };
  if (!lastReading) return { word: "Not read yet", look: "other" };
  return lastReading.problem ? { word: "In doubt", look: "inactive" } : { word: "Working", look: "active" };
}

const ENDINGS = {
  read: "Read",
  unchanged: "Nothing new",
  doubtful: "Read, with doubts",
  partial: "Read in part",
  failed: "Failed",
} as const;

/** What the last reading did: "Read 5 minutes ago: 12 listed, 3 new, 1 changed, 0 closed". */
export function lastReadingInWords({ lastReading, lastGoodAt }: SourceView, now: Date): string[] {
  if (!lastReading) return [];
  const { outcome, finishedAt, listed, added, changed, closed, leftOut } = lastReading;
  const words = `${ENDINGS[outcome]} ${distanceAgo(finishedAt, now)}`;
  if (outcome === "failed") return [words, lastGoodAt ? `last read ${distanceAgo(lastGoodAt, now)}` : "never read yet"];
  if (outcome === "unchanged") return [words];
  return [words, `${listed} listed`, `${added} new`, `${changed} changed`, `${closed} closed`].concat(
    leftOut > 0 ? `${leftOut} left out` : [],
  );
}

/** When it is read again; "" = it is not. */
export function nextRunInWords({ nextRunAt, isRunning, isFile }: SourceView, now: Date): string {
  if (nextRunAt === null || isRunning || isFile) return "";
  return new Date(nextRunAt) <= now ? "Due now" : `Next run ${timeAhead(nextRunAt, now)}`;
}

export function openInWords({ open }: SourceView): string {
  return `${counted(open, "open posting")}`;
}
