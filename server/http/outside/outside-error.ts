export type OutsideProblem =
  | "bad-address"
  | "not-public"
  | "unreachable"
  | "too-slow"
  | "too-large"
  | "wrong-type"
  | "redirects"
  | "robots"
  | "paused";

export class OutsideError extends Error {
  override name = "OutsideError";
  readonly problem: OutsideProblem;
  readonly retryAt: Date | null;

  constructor(problem: OutsideProblem, message: string, options: { retryAt?: Date; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.problem = problem;
    this.retryAt = options.retryAt ?? null;
  }
}
