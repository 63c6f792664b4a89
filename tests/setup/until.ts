const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Asks again and again until there is an answer other than null. Throws after 20 s. */
export async function until<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error("What was waited for did not happen within 20 s");
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
