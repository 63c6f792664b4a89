import { execFile } from "node:child_process";
import path from "node:path";
import { PROJECT_ROOT } from "../../server/project-root.ts";
import { COMPILE_CACHE } from "./app-process.ts";

export type Told = { code: number; out: string; err: string };

/** Runs a command of server/commands as a process of its own, in the given folder and environment, and tells its end. */
export function runCommand(
  name: string,
  words: string[],
  { input = "", cwd, env = process.env }: { input?: string; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Told> {
  const file = path.join(PROJECT_ROOT, `server/commands/${name}-command.ts`);
  return new Promise((resolve) => {
    const options = { ...(cwd ? { cwd } : {}), env: { ...COMPILE_CACHE, ...env } };
    const child = execFile(process.execPath, [file, ...words], options, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end(input);
  });
}
