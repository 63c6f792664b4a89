import { type Doc, isPlainObject } from "./bson-document.ts";
import { CommandError, notSupported } from "./errors.ts";
import { PAUSE } from "./scan.ts";
import {
  bucketStage,
  countStage,
  groupStage,
  limitStage,
  sampleStage,
  skipStage,
  sortByCountStage,
  sortStage,
} from "./stages/gathering-stages.ts";
import { documentsStage, facetStage, lookupStage, unionStage } from "./stages/joining-stages.ts";
import { LIBRARY_STAGES, libraryStage } from "./stages/library-stage.ts";
import {
  addFieldsStage,
  matchStage,
  projectStage,
  replaceRootStage,
  replaceStage,
  unsetStage,
  unwindStage,
} from "./stages/shaping-stages.ts";
import type { DocStream, PipelineOptions, Stage } from "./stages/stream.ts";

const REFUSED = new Set([
  "$geoNear",
  "$search",
  "$searchMeta",
  "$vectorSearch",
  "$listSearchIndexes",
  "$currentOp",
  "$planCacheStats",
  "$listSampledQueries",
  "$querySettings",
  "$shardedDataDistribution",
  "$changeStreamSplitLargeEvent",
  "$rankFusion",
  "$out",
  "$merge",
]);

/** Throws 40323 or 40324. */
export function stageName(stage: unknown): string {
  if (!isPlainObject(stage)) throw new CommandError(14, "Each element of the 'pipeline' array must be an object");
  const names = Object.keys(stage);
  if (names.length !== 1)
    throw new CommandError(40323, "A pipeline stage specification object must contain exactly one field.");
  return names[0]!;
}

/** Refuses unknown and unsupported stages before anything is read. */
export function checkPipeline(stages: readonly unknown[]): void {
  stages.forEach((stage, i) => {
    const name = stageName(stage);
    if (name === "$changeStream")
      throw new CommandError(40573, "The $changeStream stage is only supported on replica sets");
    if (REFUSED.has(name)) throw notSupported(`aggregation stage ${name}`);
    if (!STAGES.has(name) && !LIBRARY_STAGES.has(name) && !SOURCE_STAGES.has(name))
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    if (SOURCE_STAGES.has(name) && i > 0)
      throw new CommandError(40602, `${name} is only valid as the first stage in a pipeline.`);
    const argument = (stage as Doc)[name]; // checked by stageName
    if ((name === "$lookup" || name === "$unionWith") && isPlainObject(argument) && Array.isArray(argument.pipeline))
      checkPipeline(argument.pipeline);
    if (name === "$facet" && isPlainObject(argument))
      for (const inner of Object.values(argument)) if (Array.isArray(inner)) checkPipeline(inner);
  });
}

export const SOURCE_STAGES = new Set(["$documents", "$collStats", "$indexStats", "$listLocalSessions"]);

export function openStages(stages: readonly Doc[], input: DocStream, options: PipelineOptions): DocStream {
  let stream = input;
  for (const stage of stages) {
    const name = stageName(stage);
    const run = STAGES.get(name);
    if (run) stream = run(stream, stage[name], options, openStages);
    else if (name === "$documents") stream = documentsStage(stage[name], options);
    else if (LIBRARY_STAGES.has(name)) stream = libraryStage(name, stream, stage[name], options);
    else throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
  return stream;
}

export function runStages(stages: readonly Doc[], docs: Doc[], options: PipelineOptions): Doc[] {
  const result: Doc[] = [];
  for (const doc of openStages(stages, docs, options)) if (doc !== PAUSE) result.push(doc);
  return result;
}

const STAGES = new Map<string, Stage>([
  ["$match", matchStage],
  ["$project", projectStage],
  ["$addFields", addFieldsStage],
  ["$set", addFieldsStage],
  ["$unset", unsetStage],
  ["$replaceWith", replaceStage],
  ["$replaceRoot", replaceRootStage],
  ["$group", groupStage],
  ["$sort", sortStage],
  ["$limit", limitStage],
  ["$skip", skipStage],
  ["$count", countStage],
  ["$unwind", unwindStage],
  ["$sortByCount", sortByCountStage],
  ["$facet", facetStage],
  ["$sample", sampleStage],
  ["$bucket", bucketStage],
  ["$lookup", lookupStage],
  ["$unionWith", unionStage],
]);
