import { findMove } from "../../../server/account/moving/find-move.ts";
import { retryMove, startMove, waitForMove } from "../../../server/account/moving/start-move.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { refusedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { MAX_MOVED_BODY_BYTES, tellMovedLimit, toMovedFile } from "../../middleware/parse-moved.ts";
import { Refusal } from "../../../server/http/errors.ts";

const FAILED = "Data not taken in";
const refused = refusedForm(FAILED, { name: "bring-along", fields: ["file"] });

const WAIT_MS = 2_000; // most accounts are taken in by then

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const now = new Date();
    if (form.has("again")) await retryMove(user, now);
    else await startMove(user, await toMovedFile(form), now);
    await waitForMove(user._id, WAIT_MS);
    const move = await findMove(user._id);
    if (move?.state === "failed") throw new Refusal("conflict", move.told);
    return {
      flash:
        move?.state === "done"
          ? { title: "Data taken in", description: move.told, tone: "neutral" }
          : {
              title: "Data is being taken in",
              description: "It goes on meanwhile: Account shows how far it is.",
              tone: "neutral",
            },
    };
  },
  {
    limit: MAX_MOVED_BODY_BYTES,
    notWhileSwitched: true,
    onRefusal: (refusal, context) => refused(tellMovedLimit(refusal), context),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
