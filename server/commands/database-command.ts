import { connect, createServer, type Server } from "node:net";
import { isLoopbackHost } from "../loopback.ts";
import { holdsDatabase, joinEmbeddedDatabase } from "../database/embedded/join.ts";
import { getEnv } from "../env.ts";
import { CommandRefused, runCommand, wholeNumber } from "./command-line.ts";

const LOOPBACK = "127.0.0.1";
const DEFAULT_PORT = "27017";
const MAX_PORT = 65_535;
const USAGE = `Usage: npm run database -- [--port N] [--host ADDRESS] [--data-dir FOLDER]

Opens the embedded database on loopback TCP, for a MongoDB shell or a data browser, also while the product runs. Until
it ends (Ctrl-C), every user of this machine can read and change the data.

  --port N            port to listen on; ${DEFAULT_PORT} if not given, 0 for any that is free
  --host ADDRESS      loopback address to listen on; ${LOOPBACK} if not given
  --data-dir FOLDER   whose database; DATA_DIR if not given`;

function forwardTo(socketPath: string): Server {
  return createServer((client) => {
    const upstream = connect(socketPath);
    client.setNoDelay(true);
    client.pipe(upstream).pipe(client);
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  });
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

await runCommand({
  usage: USAGE,
  options: { port: { type: "string" }, host: { type: "string" }, "data-dir": { type: "string" } },
  async run({ port = DEFAULT_PORT, host = LOOPBACK, "data-dir": folder = getEnv().DATA_DIR }) {
    const wanted = wholeNumber(port, { option: "--port", least: 0, most: MAX_PORT });
    if (!isLoopbackHost(host)) {
      throw new CommandRefused("The embedded database has no sign-in: it is served on loopback only.");
    }
    if (!holdsDatabase(folder)) throw new CommandRefused(`There is no embedded database in ${folder}.`);
    const joined = await joinEmbeddedDatabase(folder);
    const actual = await listen(forwardTo(joined.socketPath), wanted, host);
    console.log(`mongodb://${host}:${actual}/${joined.database}`);
    console.log("Until this ends (Ctrl-C), every user of this machine can read and change the data.");
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void joined.leave().then(() => process.exit(0)));
    }
  },
});
