import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import yauzl from "yauzl";

/** The files of a ZIP by their paths. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const reads: Promise<void>[] = [];
  zip.on("entry", (entry: yauzl.Entry) => {
    const open = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip));
    zip.readEntry();
    reads.push(open(entry).then(async (stream) => void files.set(entry.fileName, await buffer(stream))));
  });
  zip.readEntry();
  await once(zip, "end");
  await Promise.all(reads);
  return files;
}
