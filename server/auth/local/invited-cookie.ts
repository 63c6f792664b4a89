import { z } from "zod";
import type { AuthConfig } from "../auth-config.ts";
import { openCookie, sealCookie } from "../signed-cookie.ts";
import type { Invitation } from "./invite.ts";

const NAME = "invited";
const MAX_AGE_SECONDS = 10 * 60;
const InvitedSchema = z.object({ email: z.string(), link: z.string(), isNew: z.boolean() });

/** Shows a new link to whoever made it, for ten minutes. */
export function sealInvited(invitation: Invitation, config: AuthConfig): string {
  const header = sealCookie(NAME, invitation, MAX_AGE_SECONDS, config);
  if (header === null) throw new RangeError("A link and an address fit into a cookie");
  return header;
}

export function openInvited(request: Request, config: AuthConfig): Invitation | null {
  return InvitedSchema.nullable()
    .catch(null)
    .parse(openCookie(request, NAME, config));
}
