import mongoose, { type Model, type Schema } from "mongoose";

/** The model of that name. A reload during development finds the one compiled before. */
export function defineModel<Fields>(name: string, schema: Schema<Fields>): Model<Fields> {
  // The registry is untyped.
  return (mongoose.models[name] as Model<Fields> | undefined) ?? mongoose.model<Fields>(name, schema);
}
