import { materialsInOneCollection } from "./materials-in-one-collection.ts";
import { sessionsKnowTheirSignIn } from "./sessions-know-their-sign-in.ts";

/** Each may run again after a crash, and finds what is done already. Other processes of this version wait for it. */
export type Migration = { version: number; what: string; run(): Promise<void> };

export const FIRST_VERSION = 1;

/** In order, each one more than the last. One that was released is never changed: another is added. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 2, what: "sessions know when their user signed in", run: sessionsKnowTheirSignIn },
  { version: 3, what: "materials of all kinds are in one collection", run: materialsInOneCollection },
];
