import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { PROJECT_ROOT } from "./project-root.ts";

const BUILT = path.join(PROJECT_ROOT, "build/server/programs/serve.js");

const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
// Built together with what it uses, it is a tenth of the files.
await import(values.dev || !existsSync(BUILT) ? "./serve.ts" : BUILT);
