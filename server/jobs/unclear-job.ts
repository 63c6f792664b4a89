import { Refusal, type RefusalKind } from "../http/errors.ts";
import type { OwnJobInput } from "./own-job.ts";

export type JobRemarks = Partial<Record<keyof OwnJobInput, string>>;

/** A job that needs the user: what was read of it, and a remark at each unclear field. */
export class UnclearJob extends Refusal {
  readonly read: OwnJobInput;

  constructor(kind: RefusalKind, { read, remarks }: { read: OwnJobInput; remarks: JobRemarks }) {
    super(kind, Object.values(remarks).find(Boolean) ?? "Please check what you entered.", { fields: remarks });
    this.name = "UnclearJob";
    this.read = read;
  }
}
