import type { PersonaId } from "./demo-personas.ts";

export type DoorClaims = {
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  persona?: PersonaId;
};

/** Who asks. The address takes proxies into account. */
export type DoorVisitor = { address: string | null };

/**
 * `subject`: let in. `draft`: shown again; it is stored, so it holds no password. `status`: a page that says why nothing
 * was done, and nothing is kept.
 */
export type DoorAnswer =
  | { subject: string }
  | { draft: unknown }
  | { status: number; html: string; retryAfterSeconds: number };

/** The page of the embedded provider that decides who somebody is. It works without scripts. */
export type SignInDoor = {
  /** Without passwords, only requests that name this very machine are answered. */
  isForOwnMachine: boolean;
  /** `draft` is what `answer` gave before, read from storage, or undefined. */
  render(draft: unknown, query: URLSearchParams): string;
  answer(form: URLSearchParams, visitor: DoorVisitor): Promise<DoorAnswer>;
  /** Undefined when there is no such account any more. */
  findClaims(subject: string): Promise<DoorClaims | undefined>;
};
