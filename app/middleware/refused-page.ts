import { data } from "react-router";
import { Refusal } from "../../server/http/errors.ts";

/** A refusal becomes a page with its status; other errors pass through. */
export function refusedPage(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { message, status, retryAfterSeconds } = error;
  const headers = retryAfterSeconds === null ? undefined : { "Retry-After": String(retryAfterSeconds) };
  return data(message, { status, headers });
}

export async function orRefusedPage<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw refusedPage(error);
  });
}
