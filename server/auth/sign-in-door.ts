import type { Language } from "../domain/language.ts";
import type { PersonaId } from "./demo-personas.ts";

export type DoorClaims = {
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  persona?: PersonaId;
};

/** Who asks. The address takes proxies into account; `signInId` names this sign-in, which one browser alone can go on with. */
export type DoorVisitor = { address: string | null; signInId: string; headers: Headers; language: Language };

/** `subject`: let in. `draft`: shown again, and stored, so no password. `status`: a page says why; nothing is kept. */
export type DoorAnswer =
  | { subject: string; setCookie?: string }
  | { draft: unknown }
  | { status: number; html: string; retryAfterSeconds: number };

/** The page of the embedded provider that decides who somebody is. It works without scripts. */
export type SignInDoor = {
  /** Without passwords, only requests that name this very machine are answered. */
  isForOwnMachine: boolean;
  /** Its page may load scripts of ours. */
  hasScript: boolean;
  /** `draft` is what `answer` gave before, read from storage, or undefined. */
  render(draft: unknown, query: URLSearchParams, visitor: DoorVisitor): Promise<string>;
  answer(form: URLSearchParams, visitor: DoorVisitor): Promise<DoorAnswer>;
  /** Undefined when there is no such account any more. */
  findClaims(subject: string): Promise<DoorClaims | undefined>;
};
