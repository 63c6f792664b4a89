import { z } from "zod";

const SELECT_FIRST = "Select a user first.";

export const UserIdSchema = z.object({ userId: z.string(SELECT_FIRST).min(1, SELECT_FIRST) });
