import { Types } from "mongoose";

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** An id of the database from outside, or null for anything that cannot be one. */
export function toObjectId(id: unknown): Types.ObjectId | null {
  return typeof id === "string" && OBJECT_ID.test(id) ? new Types.ObjectId(id) : null;
}
