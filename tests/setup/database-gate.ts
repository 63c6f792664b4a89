import { createConnection, createServer, type Socket } from "node:net";

const HEADER_BYTES = 16;
/** Header, flags and the kind of the first section; the command's document follows. */
const PREFIX_BYTES = 21;
const OP_MSG = 2013;

/** A command on its way to the database: its name, its collection, and whether a field is named in it. */
export type DatabaseCommand = { name: string; collection: string; names(field: string): boolean };

/** What becomes of it: it passes; the connection is cut before it arrives; or once it was carried out, unanswered. */
type Passage = "pass" | "cut-before" | "cut-after";

export type DatabaseGate = {
  uri: string;
  /** Decides about every command from now on; `onCut` is called when a connection was cut. */
  watch(decide: (command: DatabaseCommand) => Passage, onCut?: () => void): void;
  close(): Promise<void>;
};

/** Reads the first field of an OP_MSG's document: its name is the command, its value the collection. */
function readCommand(message: Buffer): DatabaseCommand | null {
  if (message.readInt32LE(12) !== OP_MSG || message[PREFIX_BYTES + 4] !== 2) return null;
  const nameAt = PREFIX_BYTES + 5;
  const nameEnd = message.indexOf(0, nameAt);
  const length = message.readInt32LE(nameEnd + 1);
  const valueAt = nameEnd + 5;
  return {
    name: message.toString("utf8", nameAt, nameEnd),
    collection: message.toString("utf8", valueAt, valueAt + length - 1),
    names: (field) => message.includes(field),
  };
}

/** Splits a stream into the messages of MongoDB's wire protocol. */
function messagesOf(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

function connectTo(uri: string): Socket {
  const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? "");
  if (host.endsWith(".sock")) return createConnection(host);
  const [name = "127.0.0.1", port = "27017"] = host.split(":");
  return createConnection(Number(port), name);
}

/** A door before a database that lets messages through, and can be shut at any one of them, as a crash would. */
export async function startDatabaseGate(upstream: string): Promise<DatabaseGate> {
  let decide: (command: DatabaseCommand) => Passage = () => "pass";
  let onCut: () => void = () => {};
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connectTo(upstream);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    let isCut = false;
    const cut = () => {
      client.destroy();
      onCut();
    };
    client.on(
      "data",
      messagesOf((message) => {
        const command = readCommand(message);
        const passage = command ? decide(command) : "pass";
        if (passage === "cut-before") return cut();
        isCut ||= passage === "cut-after";
        database.write(message);
      }),
    );
    database.on("data", (chunk: Buffer) => (isCut ? cut() : client.write(chunk)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const path = /^mongodb:\/\/[^/?]+(\/[^?]*)?/.exec(upstream)?.[1] ?? "/";
  return {
    uri: `mongodb://127.0.0.1:${address.port}${path}`,
    watch(next, listener = () => {}) {
      decide = next;
      onCut = listener;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
