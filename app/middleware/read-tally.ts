import { findTally } from "../../server/analytics/find-tally.ts";
import { onceARequest } from "./once-a-request.ts";

/** What is counted of who asks: several loaders show it. */
export const readTally = onceARequest(({ user }) => findTally(user));
