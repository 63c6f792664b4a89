import { moveCards } from "../../../server/applications/move-cards.ts";
import { STATUS_NAMES } from "../../../server/domain/application-statuses.ts";
import { MAX_MOVED } from "../../../server/domain/board.ts";
import { counted } from "../../../server/domain/counted.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { ApplicationStatusSchema } from "../../schemas/application-status.ts";

const FAILED = "Nothing moved";

function readCards(form: FormData): string[] {
  const cards = form.getAll("card").map(String);
  if (cards.length === 0) throw new Refusal("invalid", "Please tick at least one application.");
  if (cards.length > MAX_MOVED) throw new Refusal("invalid", `Please move at most ${MAX_MOVED} at a time.`);
  return cards;
}

export const action = formRoute(
  async ({ form, signedIn, returnTo }) => {
    const { status } = parseForm(form, ApplicationStatusSchema);
    const at = new Date();
    const { changed, applied } = await moveCards(signedIn.user, readCards(form), { status, at });
    const moved = [...changed, ...applied];
    const [only] = moved;
    const ids = changed.map(({ id }) => id).join(" ");
    return {
      flash: {
        title: only ? `Moved to ${STATUS_NAMES[status]}` : `Already ${STATUS_NAMES[status]}`,
        description: only && moved.length === 1 ? only.name : counted(moved.length, "application"),
        tone: "neutral",
        ...(changed.length > 0
          ? { undo: { action: "/forms/applications/move-back", fields: { ids, at: at.toISOString(), returnTo } } }
          : {}),
      },
    };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
