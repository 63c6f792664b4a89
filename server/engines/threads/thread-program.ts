import { parentPort } from "node:worker_threads";
import { yieldToPages } from "../background-priority.ts";
import { doTask, type InputOf, type OutputOf, type TaskName } from "./tasks.ts";

export type ThreadReply<Name extends TaskName = TaskName> = { done: OutputOf<Name> } | { failed: unknown };

async function work({ name, input }: { name: TaskName; input: InputOf<TaskName> }): Promise<ThreadReply> {
  try {
    return { done: await doTask(name, input) };
  } catch (error) {
    return { failed: error };
  }
}

yieldToPages();
parentPort?.on("message", (asked) => void work(asked).then((reply) => parentPort?.postMessage(reply)));
parentPort?.postMessage("ready");
