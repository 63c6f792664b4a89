import type { FullConfig } from "playwright/test";
import { prepareDemoUser } from "../setup/demo-users.ts";

/** The projects share the demo's accounts, so their sample data stands before the first test. */
export default async function prepareDemoUsers(config: FullConfig): Promise<void> {
  const url = config.projects[0]?.use.baseURL ?? "";
  await prepareDemoUser(url, "pro");
  await prepareDemoUser(url, "premium");
}
