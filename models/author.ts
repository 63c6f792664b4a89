import { Schema } from "mongoose";
import { SHORTFALLS } from "../server/domain/authorship.ts";

/** Who wrote a material: a model by its name, or rules and what kept the model from it. */
export const authorSchema = new Schema(
  {
    model: { type: String, default: null },
    shortfall: { type: String, enum: [...SHORTFALLS, null], default: null },
  },
  { _id: false },
);
