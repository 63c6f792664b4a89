import { data } from "react-router";
import { Refusal } from "../../server/http/errors.ts";

/** What a loader throws of an error: a verb's "no" as a page with its status, anything else as it is. */
export function refusedPage(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { message, status, retryAfterSeconds } = error;
  const headers = retryAfterSeconds === null ? undefined : { "Retry-After": String(retryAfterSeconds) };
  return data(message, { status, headers });
}

/** Does what a loader needs; a verb's "no" becomes a page. */
export async function orRefusedPage<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw refusedPage(error);
  });
}
