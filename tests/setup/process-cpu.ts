import { readdirSync, readFileSync } from "node:fs";

/** Linux counts the time of processes in hundredths of a second. */
const MS_A_TICK = 10;
/** Of what follows the name of the program in /proc/PID/stat. */
const [USER, SYSTEM] = [11, 12];

function ticksOf(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return Number(fields[USER]) + Number(fields[SYSTEM]);
}

/** CPU time in ms of a process, and of the one that serves the database of its folder of data. */
export function cpuOfApp({ pid, dataDir }: { pid: number | undefined; dataDir: string }): number {
  const database = readdirSync("/proc").find((name) => /^\d+$/.test(name) && commandOf(name).includes(dataDir));
  return (ticksOf(String(pid)) + (database ? ticksOf(database) : 0)) * MS_A_TICK;
}

/** Empty for a process that just ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
