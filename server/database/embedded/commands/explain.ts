import type { Doc } from "../bson-document.ts";
import { pushDown } from "../pipeline-source.ts";
import { planQuery } from "../planner.ts";
import { findDocuments, PAUSE, type Pause } from "../scan.ts";
import { readSort } from "../sorting.ts";
import { type CommandCall, optionalCount, optionalDoc } from "./command.ts";
import { checkHint, collationFor } from "./reading.ts";

export function* explain(call: CommandCall): Generator<Pause, Doc> {
  const inner = optionalDoc("explain", call.body.explain);
  const name = Object.keys(inner)[0] ?? "";
  const collection = call.engine.catalog.find(call.database, String(inner[name]));
  const update = (
    Array.isArray(inner.updates) ? inner.updates[0] : Array.isArray(inner.deletes) ? inner.deletes[0] : null
  ) as Doc | null; // read below as optional fields
  let filter = optionalDoc("filter", inner.filter ?? inner.query ?? update?.q);
  let sort = readSort(inner.sort);
  if (name === "aggregate" && Array.isArray(inner.pipeline) && collection) {
    const pushed = pushDown(collection, inner.pipeline as Doc[], {}); // explained, not run
    filter = pushed.query.filter;
    sort = pushed.query.sort;
  }
  const collation = collationFor(collection, inner.collation);
  const namespace = `${call.database}.${String(inner[name])}`;
  if (!collection)
    return {
      explainVersion: "1",
      queryPlanner: { namespace, winningPlan: { stage: "EOF" }, rejectedPlans: [] },
      ok: 1,
    };
  const plan = planQuery(collection, filter, sort, collation, checkHint(inner.hint));
  const read: Doc =
    plan.kind === "scan"
      ? { stage: "COLLSCAN", direction: plan.backward ? "backward" : "forward" }
      : {
          stage: "FETCH",
          inputStage: {
            stage: "IXSCAN",
            indexName: plan.index.spec.name,
            keyPattern: plan.index.spec.key,
            isMultiKey: plan.index.multikey,
            direction: plan.backward ? "backward" : "forward",
            indexBoundsCount: plan.ranges.length,
          },
        };
  const sorted = sort.length > 0 && !(plan.kind === "index" && plan.sorted);
  const winningPlan = sorted
    ? {
        stage: "SORT",
        sortPattern: Object.fromEntries(sort.map((field) => [field.path, field.direction])),
        inputStage: read,
      }
    : read;
  let nReturned = 0;
  for (const found of findDocuments({
    collection,
    filter,
    sort,
    collation,
    hint: checkHint(inner.hint),
    skip: optionalCount("skip", inner.skip) ?? 0,
    limit: Math.abs(Number(inner.limit ?? 0)),
  })) {
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
