import { keepTold, takeFlash } from "../../server/auth/sessions.ts";
import type { Flash } from "../lib/flash.ts";
import { takeGenerationNotice } from "../routes/materials/generation-notice.ts";
import type { SignedIn } from "./session.ts";

/** What the next screen tells a signed-in user, once. The end of a generation is told before what was told already. */
export async function findSignedInNotice(signedIn: SignedIn, isScript: boolean): Promise<Flash | null> {
  const taken = await takeFlash(signedIn.session, { isScript });
  const flash = (taken?.flash ?? null) as Flash | null;
  if (taken && !taken.isAgain && !flash?.isPassing) return flash;
  const generated = await takeGenerationNotice(signedIn);
  return generated ? keepTold(signedIn.session._id, generated) : flash;
}
