import { z } from "zod";

const KEEP = "keep must be the list of the indexes of the changes that stay.";

export const KeptChangesSchema = z.object({ keep: z.array(z.int(KEEP).nonnegative(KEEP), KEEP).max(500, KEEP) });
