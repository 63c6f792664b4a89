import { setTimeout as wait } from "node:timers/promises";
import { findIndex } from "../jobs/follow-listings.ts";
import { joinProcess, serveOrders } from "../threads/serve-orders.ts";
import { doMatchingTask } from "./matching-tasks.ts";

const TRY_AGAIN_MS = 5_000;

await joinProcess();

/** Made ahead, so that the first resume finds it; without the database it is tried again. */
async function makeIndexAhead(): Promise<void> {
  while (!(await findIndex().catch(() => null))) await wait(TRY_AGAIN_MS);
}
void makeIndexAhead();

serveOrders(doMatchingTask);
