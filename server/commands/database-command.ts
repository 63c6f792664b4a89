import { connect, createServer } from "node:net";
import { parseArgs } from "node:util";
import { getEnv } from "../env.ts";
import { joinEmbeddedDatabase } from "../database/embedded/join.ts";
import { partsOf } from "../database/embedded/socket-place.ts";

/**
 * `npm run database -- --port N`: the embedded database of DATA_DIR on loopback TCP, for a shell or a data browser.
 * Joins a running server like every other process, so that it can be used while the product runs.
 */
const LOOPBACK = "127.0.0.1";
const DEFAULT_PORT = 27017;
const LOOPBACK_NAMES = new Set([LOOPBACK, "localhost", "::1"]);

const { values } = parseArgs({
  options: {
    port: { type: "string", default: String(DEFAULT_PORT) },
    host: { type: "string", default: LOOPBACK },
    "data-dir": { type: "string", default: getEnv().DATA_DIR },
  },
});

async function serve(): Promise<void> {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not a port`);
  if (!LOOPBACK_NAMES.has(values.host))
    throw new Error("The embedded database has no sign-in: it is served on loopback only");
  const joined = await joinEmbeddedDatabase(values["data-dir"]);
  const { socketPath, database } = partsOf(joined.uri);
  const server = createServer((client) => {
    const upstream = connect(socketPath);
    client.setNoDelay(true);
    client.pipe(upstream).pipe(client);
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, values.host, done);
  });
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.log(`mongodb://${values.host}:${actual}/${database}`);
  console.log("Until this ends (Ctrl-C), every user of this machine can read and change the data.");
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      void joined.leave().then(() => process.exit(0));
    });
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
