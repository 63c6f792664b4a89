import { Types } from "mongoose";

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Null for anything that cannot be an id. */
export function toObjectId(id: unknown): Types.ObjectId | null {
  return typeof id === "string" && OBJECT_ID.test(id) ? new Types.ObjectId(id) : null;
}
