import type { SubmissionResult } from "@conform-to/react";
import { sayIn } from "../texts/sentences.ts";
import { readLanguage } from "../../server/http/visitor-language.ts";

export function replyIn({ headers }: Request): (reply: SubmissionResult) => SubmissionResult {
  const language = readLanguage(headers);
  return (reply) => {
    const said = Object.entries(reply.error ?? {}).map(([at, errors]) => [
      at,
      errors?.map((each) => sayIn(language, each)) ?? null,
    ]);
    return { ...reply, ...(reply.error ? { error: Object.fromEntries(said) } : {}) };
  };
}
