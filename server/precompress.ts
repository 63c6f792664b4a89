import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { PROJECT_ROOT } from "./project-root.ts";

const COMPRESSIBLE = /\.(js|css|svg|txt)$/;
const WORTH_IT_BYTES = 512;

const root = path.join(PROJECT_ROOT, "build", "client");
for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = path.join(root, name);
  const bytes = readFileSync(file);
  if (bytes.byteLength < WORTH_IT_BYTES) continue;
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, options));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
