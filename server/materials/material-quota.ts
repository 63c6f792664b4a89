import type { Types } from "mongoose";
import type { MaterialKind } from "../domain/material-view.ts";
import { Refusal } from "../http/errors.ts";
import { Material } from "../../models/material.ts";

const MAX_OF_A_KIND = 500;

/** Throws Refusal (conflict) where a user has as many materials of this kind as lists can show. */
export async function requireRoom(ownerId: Types.ObjectId, kind: MaterialKind): Promise<void> {
  if ((await Material.countDocuments({ ownerId, kind })) < MAX_OF_A_KIND) return;
  throw new Refusal("conflict", `You have ${MAX_OF_A_KIND} of these already. Please delete some first.`);
}
