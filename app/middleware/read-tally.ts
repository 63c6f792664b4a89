import { findTally } from "../../server/analytics/find-tally.ts";
import { onceARequest } from "./once-a-request.ts";

export const readTally = onceARequest(({ user }) => findTally(user));
