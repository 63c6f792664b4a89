import { JobSource, type JobSourceRecord, type ReadingRecord } from "../../models/job-source.ts";
import { Sighting } from "../../models/sighting.ts";
import { toObjectId } from "../database/object-id.ts";
import type { EnteredSource } from "./add-source.ts";
import { FILE_KIND } from "./file-source.ts";
import { missingKeys } from "./source-keys.ts";
import type { SourceKind } from "./source-kind.ts";
import { findSourceKind } from "./sources/all-kinds.ts";

export type SourceView = {
  id: string;
  kind: string;
  name: string;
  settings: { label: string; value: string }[];
  isEnabled: boolean;
  isRunning: boolean;
  failures: number;
  createdAt: string;
  lastReading: (Omit<ReadingRecord, "startedAt" | "finishedAt"> & { startedAt: string; finishedAt: string }) | null;
  lastGoodAt: string | null;
  /** Null while it is off. */
  nextRunAt: string | null;
  missingKeys: string[];
  isFile: boolean;
  /** What its rules ask for, in words; null = nothing. */
  rules: string | null;
  /** What stands beside each of its postings; null = nothing has to. */
  attribution: { text: string; url: string } | null;
  open: number;
};

/** What a source is called in the panel and the command: "Greenhouse: stripe". */
export function sourceName(kind: SourceKind | undefined, { kind: name, settings }: EnteredSource): string {
  if (name === FILE_KIND) return `File: ${settings.name}`;
  const [first, ...others] = (kind?.fields ?? []).map((field) => settings[field.name]).filter(Boolean);
  const rest = kind?.isWebsite || first === undefined ? [] : others;
  return [kind?.label ?? name, [first, ...rest].filter(Boolean).join(", ")].filter((part) => part !== "").join(": ");
}

async function toSourceView(source: JobSourceRecord): Promise<SourceView> {
  const kind = findSourceKind(source.kind);
  const reading = source.lastReading;
  const shown = (kind?.fields ?? []).map(({ name, label }) => ({ label, value: source.settings[name] ?? "" }));
  return {
    id: String(source._id),
    kind: source.kind,
    name: sourceName(kind, source),
    settings: shown.filter(({ value }) => value !== ""),
    isEnabled: source.isEnabled,
    isRunning: source.run !== null,
    failures: source.failures,
    createdAt: source.createdAt.toISOString(),
    lastReading: reading && {
      ...reading,
      startedAt: reading.startedAt.toISOString(),
      finishedAt: reading.finishedAt.toISOString(),
    },
    lastGoodAt: source.lastGoodAt?.toISOString() ?? null,
    nextRunAt: source.isEnabled ? source.nextRunAt.toISOString() : null,
    missingKeys: kind ? missingKeys(kind) : [],
    isFile: source.kind === FILE_KIND,
    rules: kind?.rules ?? null,
    attribution: kind?.attribution ?? null,
    open: await Sighting.countDocuments({ sourceId: String(source._id), closedAt: null }),
  };
}

/** All sources that are set up, in the order in which they were added. */
export async function findSources(): Promise<SourceView[]> {
  const sources = await JobSource.find({ isRemoved: false }).sort({ _id: 1 }).lean();
  // Lean, so the settings are a plain object.
  return Promise.all((sources as unknown as JobSourceRecord[]).map(toSourceView));
}

/** One of them, or null. */
export async function findSource(id: string): Promise<SourceView | null> {
  const source = await JobSource.findOne({ _id: toObjectId(id), isRemoved: false }).lean();
  return source ? toSourceView(source as unknown as JobSourceRecord) : null;
}
