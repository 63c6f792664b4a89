import { inject } from "vitest";
import type { App } from "./app-process.ts";

export type SharedApp = Pick<App, "url" | "port" | "dataDir"> & {
  /** What it wrote since it was asked for. */
  output(): Promise<string>;
};

/**
 * The app that the test files of this worker share, one file after the other. Each file signs its own users in, and
 * changes nothing that is everybody's; what needs settings of its own, or ends the process, starts its own. Of the demo's
 * personas, `pro` with its sample data is materials.test.ts's, and `premium` account.test.ts's.
 */
export async function sharedApp(): Promise<SharedApp> {
  const place = `${inject("sharedApps")}/${process.env.VITEST_POOL_ID}`;
  const readOutput = async () => (await fetch(`${place}/output`)).text();
  const app: Pick<App, "url" | "port" | "dataDir"> = await (await fetch(place)).json();
  const before = (await readOutput()).length;
  return { ...app, output: async () => (await readOutput()).slice(before) };
}
