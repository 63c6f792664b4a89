const PATIENCE_MS = 45_000;
const LOOK_EVERY_MS = 50;

/** Asks again and again until there is an answer other than null. Throws when patience ends, after 45 s if not said. */
export async function until<Answer>(ask: () => Promise<Answer | null>, patienceMs = PATIENCE_MS): Promise<Answer> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error("What was waited for did not happen in time");
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
