import type { SourceView } from "../../../server/jobs/find-sources.ts";
import type { Language } from "../../../server/domain/language.ts";
import { distanceAgoIn, timeAheadIn } from "../../lib/distance-in-words.ts";
import type { Texts } from "../../texts/load-texts.ts";

type Words = { texts: Texts["admin"]; language: Language; now: Date };
type State = { fares: keyof Texts["admin"]["fares"]; look: "active" | "inactive" | "other" };

export function stateOf(source: SourceView): State {
  const { isEnabled, isRunning, isFile, failures, lastReading, missingKeys } = source;
  if (isFile) return { fares: "imported", look: "other" };
  if (isRunning) return { fares: "reading", look: "other" };
  if (!isEnabled) return { fares: "off", look: "other" };
  if (missingKeys.length > 0) return { fares: "keyMissing", look: "inactive" };
  if (failures > 0) return { fares: "failing", look: "inactive" };
  if (!lastReading) return { fares: "notYet", look: "other" };
  return lastReading.problem ? { fares: "doubtful", look: "inactive" } : { fares: "working", look: "active" };
}

/** What the last reading did: "Read 5 minutes ago", "12 listed", "3 new", "1 changed", "0 closed". */
export function lastReadingInWords({ lastReading, lastGoodAt }: SourceView, { texts, language, now }: Words): string[] {
  if (!lastReading) return [];
  const { outcome, finishedAt, listed, added, changed, closed, leftOut } = lastReading;
  const ago = (at: string) => distanceAgoIn(language, at, now);
  const words = texts.endings[outcome](ago(finishedAt));
  if (outcome === "failed") return [words, lastGoodAt ? texts.lastRead(ago(lastGoodAt)) : texts.neverRead];
  if (outcome === "unchanged") return [words];
  const counts = [texts.listed(listed), texts.added(added), texts.changed(changed), texts.closed(closed)];
  return [words, ...counts, ...(leftOut > 0 ? [texts.leftOut(leftOut)] : [])];
}

export function nextRunInWords({ nextRunAt, isRunning, isFile }: SourceView, { texts, language, now }: Words): string {
  if (nextRunAt === null || isRunning || isFile) return "";
  return new Date(nextRunAt) <= now ? texts.dueNow : texts.nextRun(timeAheadIn(language, nextRunAt, now));
}
