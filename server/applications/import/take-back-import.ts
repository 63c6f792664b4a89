import type { Types } from "mongoose";
import { Application } from "../../../models/application.ts";
import { SentCopy } from "../../../models/sent-copy.ts";
import { toObjectId } from "../../database/object-id.ts";
import { forgetTally } from "../../remembered/forget-tally.ts";
import { sealOf } from "./import-table.ts";

/** Removes what an import added, but nothing that was changed since; tells how many went and how many stayed. */
export async function takeBackImport(
  ownerId: Types.ObjectId,
  id: unknown,
): Promise<{ removed: number; changed: number }> {
  const importId = toObjectId(id);
  if (!importId) return { removed: 0, changed: 0 };
  const which = { ownerId, "imported.importId": importId };
  const imported = await Application.find(which).select({ posting: 0 }).lean();
  const sent = await SentCopy.distinct("listingId", {
    ownerId,
    listingId: { $in: imported.map(({ listingId }) => listingId) },
  });
  const untouched = imported.filter(
    (application) => application.imported?.seal === sealOf(application) && !sent.includes(application.listingId),
  );
  await forgetTally(ownerId);
  const { deletedCount } = await Application.deleteMany({ ...which, _id: { $in: untouched.map(({ _id }) => _id) } });
  return { removed: deletedCount, changed: imported.length - untouched.length };
}
