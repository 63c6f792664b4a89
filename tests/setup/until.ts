const PATIENCE_MS = 90_000;
const FIRST_LOOK_MS = 40;
/** Looking takes from what is waited for, so the longer it takes, the more seldom. */
const SLOWER = 1.2;
const LAST_LOOK_MS = 250;
/** And the longer a look itself takes: on a busy machine looks would be most of what keeps it busy. */
const PAUSE_FOR_LOOK = 3;

/** Asks again and again until there is an answer other than null. Throws when patience ends, after 90 s if not said. */
export async function until<Answer>(ask: () => Promise<Answer | null>, patienceMs = PATIENCE_MS): Promise<Answer> {
  const deadline = Date.now() + patienceMs;
  for (let pauseMs = FIRST_LOOK_MS; ; pauseMs = Math.min(pauseMs * SLOWER, LAST_LOOK_MS)) {
    const began = Date.now();
    const answer = await ask();
    const lookMs = Date.now() - began;
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error("What was waited for did not happen in time");
    await new Promise((resolve) => setTimeout(resolve, Math.max(pauseMs, PAUSE_FOR_LOOK * lookMs)));
  }
}
