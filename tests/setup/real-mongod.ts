import { accessSync, constants } from "node:fs";
import path from "node:path";
import { MongoMemoryServer } from "mongodb-memory-server";

/** A real MongoDB server for tests: the one of MONGODB_TEST_URI, else one started from a mongod of this machine. */
export type RealMongod = { uri: string; stop(): Promise<void> };

/** The mongod of MONGOMS_SYSTEM_BINARY or of the PATH, or null. */
function findBinary(): string | null {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const candidates = [process.env.MONGOMS_SYSTEM_BINARY, ...folders.map((folder) => path.join(folder, "mongod"))];
  for (const file of candidates) {
    try {
      if (file) accessSync(file, constants.X_OK);
      if (file) return file;
    } catch {
      // Not here: the next one.
    }
  }
  return null;
}

/** Joins or starts a real MongoDB server, with its data in memory or a temporary folder; null = there is none here. */
export async function findRealMongod(): Promise<RealMongod | null> {
  const { MONGODB_TEST_URI } = process.env;
  if (MONGODB_TEST_URI) return { uri: MONGODB_TEST_URI, stop: async () => {} };
  const systemBinary = findBinary();
  if (!systemBinary) return null;
  const server = await MongoMemoryServer.create({ binary: { systemBinary, checkMD5: false } });
  return { uri: server.getUri(), stop: async () => void (await server.stop()) };
}
