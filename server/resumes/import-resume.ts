import type { ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import type { PortableKind } from "../engines/interchange/portable-resume.ts";
import { priorityOf } from "../domain/tier.ts";
import { nameFromFile } from "../domain/upload-file.ts";
import { Refusal } from "../http/errors.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import { workFor } from "../http/work-for.ts";
import { baseName, fieldsOf } from "./read-upload.ts";
import { storeResume } from "./upload-resume.ts";

/** What a file is kept and given back as; what the browser calls it is not asked. */
const MEDIA_TYPES: Record<PortableKind, string> = {
  "json-resume": "application/json",
  linkedin: "application/zip",
  europass: "application/xml",
  markdown: "text/markdown; charset=utf-8",
  text: "text/plain; charset=utf-8",
};

export const PORTABLE_MEDIA_TYPES: ReadonlySet<string> = new Set(Object.values(MEDIA_TYPES));

type ImportedFile = { filename: string; bytes: Uint8Array; name: string };

/** Takes over another tool's file like an upload. Throws Refusal (unreadable, limit-reached, conflict, unavailable). */
export async function importResume(user: UserRecord, { filename, bytes, name }: ImportedFile): Promise<ResumeRecord> {
  await consumeLimit("uploads", String(user._id));
  return storeResume(
    user._id,
    { filename, bytes },
    {
      name: name || nameFromFile(baseName(filename)),
      priority: priorityOf(user),
      async read() {
        const text = await workFor(user._id, "readPortable", { bytes, filename });
        if ("unportable" in text) throw new Refusal("unreadable", text.unportable);
        const fields = await fieldsOf(user._id, text.lines);
        return { mediaType: MEDIA_TYPES[text.kind], fields: { ...fields, warnings: text.warnings } };
      },
    },
  );
}
