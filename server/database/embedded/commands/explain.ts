import type { Doc } from "../bson-document.ts";
import type { Collection } from "../collection.ts";
import { pushDown } from "../pipeline-source.ts";
import { type Plan, planQuery, type SortSpec } from "../planner.ts";
import { findDocuments, PAUSE, type Pause } from "../scan.ts";
import { readSort } from "../sorting.ts";
import { type CommandCall, optionalCount, optionalDoc } from "./command.ts";
import { checkHint, collationFor } from "./reading.ts";

type Asked = { filter: Doc; sort: SortSpec };

function askedBy(name: string, inner: Doc, collection: Collection | null): Asked {
  const update = (
    Array.isArray(inner.updates) ? inner.updates[0] : Array.isArray(inner.deletes) ? inner.deletes[0] : null
  ) as Doc | null; // read below as optional fields
  const filter = optionalDoc("filter", inner.filter ?? inner.query ?? update?.q);
  const sort = readSort(inner.sort);
  if (name !== "aggregate" || !Array.isArray(inner.pipeline) || !collection) return { filter, sort };
  return pushDown(collection, inner.pipeline as Doc[], {}).query; // explained, not run
}

function readingStage(plan: Plan): Doc {
  const direction = plan.backward ? "backward" : "forward";
  if (plan.kind === "scan") return { stage: "COLLSCAN", direction };
  return {
    stage: "FETCH",
    inputStage: {
      stage: "IXSCAN",
      indexName: plan.index.spec.name,
      keyPattern: plan.index.spec.key,
      isMultiKey: plan.index.multikey,
      direction,
      indexBoundsCount: plan.ranges.length,
    },
  };
}

function winningPlanOf(plan: Plan, sort: SortSpec): Doc {
  const inputStage = readingStage(plan);
  if (sort.length === 0 || (plan.kind === "index" && plan.sorted)) return inputStage;
  const sortPattern = Object.fromEntries(sort.map((field) => [field.path, field.direction]));
  return { stage: "SORT", sortPattern, inputStage };
}

/** Answers how a command would be run, and how many documents it finds. */
export function* explain(call: CommandCall): Generator<Pause, Doc> {
  const inner = optionalDoc("explain", call.body.explain);
  const name = Object.keys(inner)[0] ?? "";
  const collection = call.engine.catalog.find(call.database, String(inner[name]));
  const { filter, sort } = askedBy(name, inner, collection);
  const collation = collationFor(collection, inner.collation);
  const namespace = `${call.database}.${String(inner[name])}`;
  if (!collection)
    return {
      explainVersion: "1",
      queryPlanner: { namespace, winningPlan: { stage: "EOF" }, rejectedPlans: [] },
      ok: 1,
    };
  const hint = checkHint(inner.hint);
  const winningPlan = winningPlanOf(planQuery(collection, filter, sort, collation, hint), sort);
  const [skip, limit] = [optionalCount("skip", inner.skip) ?? 0, Math.abs(Number(inner.limit ?? 0))];
  let nReturned = 0;
  for (const found of findDocuments({ collection, filter, sort, collation, hint, skip, limit })) {
    if (found === PAUSE) yield PAUSE;
    else nReturned++;
  }
  return {
    explainVersion: "1",
    queryPlanner: { namespace, parsedQuery: filter, winningPlan, rejectedPlans: [] },
    executionStats: { executionSuccess: true, nReturned, executionTimeMillis: 0, executionStages: winningPlan },
    serverInfo: { version: "7.0.0" },
    ok: 1,
  };
}
