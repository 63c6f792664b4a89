import { mkdirSync } from "node:fs";
import path from "node:path";
import { NO_JOBS, startApp } from "./app-process.ts";
import { prepareDemoUser } from "./demo-users.ts";
import { copyData } from "./prepared-data.ts";

/** Lets a product store the sample postings, as every first start does, for all that this process starts from now on. */
export async function prepareSamples(folder: string): Promise<void> {
  const dataDir = path.join(folder, "samples");
  mkdirSync(dataDir);
  // Without the demo's personas, which come with what offers them.
  const app = await startApp({ DATA_DIR: dataDir, ACCOUNTS: "local", ...NO_JOBS });
  await app.stop();
  process.env.PREPARED_DATABASE = copyData(dataDir);
}

/** Lets a product make the sample data of the demo's filled personas, for those who ask for it. */
export async function preparePersonas(folder: string): Promise<void> {
  const dataDir = path.join(folder, "personas");
  mkdirSync(dataDir);
  const app = await startApp({ DATA_DIR: dataDir });
  try {
    await Promise.all([prepareDemoUser(app.url, "pro"), prepareDemoUser(app.url, "premium")]);
  } finally {
    await app.stop();
  }
  Object.assign(process.env, { PREPARED_PERSONAS: copyData(dataDir), PREPARED_PERSONAS_URL: app.url });
}
