import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const FILE = "backup.json";
const FORMAT = 1;

const ManifestSchema = z.object({
  product: z.literal("northfold"),
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  /** False where the database was read collection by collection while it was in use. */
  isOfOneMoment: z.boolean(),
  collections: z.array(z.object({ name: z.string(), documents: z.number().int(), hash: z.string() })),
});
export type Manifest = Omit<z.infer<typeof ManifestSchema>, "product" | "format">;

export class NoBackup extends Error {
  override name = "NoBackup";
}

/** Written last, so that a folder with it holds a whole backup. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = path.join(folder, FILE);
  const text = JSON.stringify({ product: "northfold", format: FORMAT, ...manifest }, null, 2);
  writeFileSync(`${file}.part`, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}

/** Throws NoBackup with a sentence: no backup, an unfinished or changed one, or one of a newer version. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) throw new NoBackup(`There is no finished backup in ${folder}: it has no ${FILE}.`);
  const parsed = ManifestSchema.safeParse(parseJson(readFileSync(file, "utf8")));
  if (!parsed.success) throw new NoBackup(`${file} is not what a backup wrote.`);
  if (parsed.data.format > FORMAT) {
    throw new NoBackup(`The backup in ${folder} was made by a newer version of Northfold. Restore it with that one.`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
