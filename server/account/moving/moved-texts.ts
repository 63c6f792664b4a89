import { createHash } from "node:crypto";
import type { Types } from "mongoose";
import type { Profile } from "../../engines/analysis/profile.ts";
import { Refusal } from "../../http/errors.ts";
import { workFor } from "../../http/work-for.ts";
import { PORTABLE_MEDIA_TYPES } from "../../resumes/import-resume.ts";
import { fieldsOf, readUpload, type ResumeFields } from "../../resumes/read-upload.ts";

type KeptText = Omit<ResumeFields, "profile"> & { editedFields?: string[] };

/** The profiles of texts, each made once: copies of what was sent repeat the same resume. */
export class MovedTexts {
  readonly #ownerId: Types.ObjectId;
  readonly #profiles = new Map<string, Profile>();

  constructor(ownerId: Types.ObjectId) {
    this.#ownerId = ownerId;
  }

  /** A text as it was kept, understood anew. Throws Refusal as workFor. */
  async understand({ content, skills, editedFields = [] }: KeptText): Promise<Profile> {
    const key = createHash("sha256").update(content).digest("base64url");
    const known = this.#profiles.get(key);
    const profile = known ?? (await fieldsOf(this.#ownerId, content.split("\n"))).profile;
    this.#profiles.set(key, profile);
    if (!editedFields.includes("skills")) return profile;
    // A skill the user took out does not come back from the text.
    const wanted = new Set(skills.map((skill) => skill.toLowerCase()));
    return { ...profile, skills: profile.skills.filter(({ name }) => wanted.has(name.toLowerCase())) };
  }

  /** What an upload says; null where it can no longer be read. Throws Refusal where reading is not possible now. */
  async read(file: { bytes: Uint8Array; filename: string; mediaType: string }) {
    try {
      if (!PORTABLE_MEDIA_TYPES.has(file.mediaType)) return await readUpload(this.#ownerId, file);
      const text = await workFor(this.#ownerId, "readPortable", { bytes: file.bytes, filename: file.filename });
      if ("unportable" in text) return null;
      return { ...(await fieldsOf(this.#ownerId, text.lines)), warnings: text.warnings };
    } catch (error) {
      if (error instanceof Refusal && (error.kind === "unreadable" || error.kind === "invalid")) return null;
      throw error;
    }
  }
}
