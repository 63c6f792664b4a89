import { formatDistanceStrict } from "date-fns/formatDistanceStrict";
import type { SourceView } from "../jobs/find-sources.ts";

export function readingInWords({ name, lastReading }: SourceView): string {
  if (!lastReading) return `${name} was not read yet.`;
  const { outcome, listed, added, changed, closed, leftOut, problem } = lastReading;
  if (outcome === "unchanged") return `${name}: nothing new.`;
  const counts = `${listed} listed, ${added} new, ${changed} changed, ${closed} closed, ${leftOut} left out`;
  return `${name}: ${counts}.${problem ? ` ${problem}` : ""}`;
}

function stateOf({ isEnabled, isFile, isRunning, failures }: SourceView): string {
  if (isFile) return "imported";
  if (!isEnabled) return "switched off";
  if (isRunning) return "being read";
  return failures > 0 ? "failing" : "on";
}

export function describeSource(source: SourceView, now: Date): string {
  const { id, name, open, lastReading, nextRunAt, isFile, missingKeys } = source;
  const next = nextRunAt && !isFile ? `, next run in ${formatDistanceStrict(new Date(nextRunAt), now)}` : "";
  const last =
    lastReading && `${formatDistanceStrict(new Date(lastReading.finishedAt), now)} ago: ${readingInWords(source)}`;
  return [
    `${name}  (${stateOf(source)}, ${open} open${next})  ${id}`,
    ...(last ? [`  ${last}`] : []),
    ...(lastReading?.outcome === "failed" ? [`  ${lastReading.problem}`] : []),
    ...(missingKeys.length > 0 ? [`  It can be read when ${missingKeys.join(" and ")} are set.`] : []),
  ].join("\n");
}
