import type { DatabaseGate } from "./database-gate.ts";
import type { HttpClient } from "./http-client.ts";

const ROUNDS = 4;
/** What the driver and the queue say by themselves. */
const OWN_TALK = new Set(["hello", "ismaster", "ping", "endSessions", "agendaJobs"]);

/**
 * The commands that a screen sends to the database, as "find matches". Of some loads the one with the fewest, because a
 * sweep may come in between; the first is left out, since it may write what is written once a visit.
 */
export async function commandsOf(gate: DatabaseGate, client: HttpClient, path: string): Promise<string[]> {
  await client.open(path);
  let fewest: string[] | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sent: string[] = [];
    gate.watch(({ name, collection }) => {
      if (!OWN_TALK.has(name) && !OWN_TALK.has(collection)) sent.push(`${name} ${collection}`);
      return "pass";
    });
    const { status } = await client.open(path);
    gate.watch(() => "pass");
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    if (fewest === null || sent.length < fewest.length) fewest = sent;
  }
  return fewest ?? [];
}
