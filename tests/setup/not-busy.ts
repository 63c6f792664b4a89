const TRIES = 3;

/** Asks again when the product says that it is too busy now: for what a test only needs to begin with. */
export async function notBusy(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  for (let tries = 1; tries < TRIES && answer.status === 503; tries += 1) answer = await ask();
  return answer;
}
