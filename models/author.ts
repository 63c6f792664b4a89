import { Schema } from "mongoose";
import { SHORTFALLS } from "../server/domain/authorship.ts";

export const authorSchema = new Schema(
  {
    model: { type: String, default: null },
    shortfall: { type: String, enum: [...SHORTFALLS, null], default: null },
  },
  { _id: false },
);
