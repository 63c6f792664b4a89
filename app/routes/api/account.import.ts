import { findMove, takenOf } from "../../../server/account/moving/find-move.ts";
import { startMove, waitForMove } from "../../../server/account/moving/start-move.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { readForm } from "../../../server/http/read-body.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { MAX_MOVED_BODY_BYTES, tellMovedLimit, toMovedFile } from "../../middleware/parse-moved.ts";

const PATIENCE_MS = 60_000; // a program may ask again afterwards how far it is

const handle = apiRoute(
  {
    async GET({ signedIn: { user } }) {
      return Response.json(await findMove(user._id));
    },
    async POST({ request, signedIn: { user } }) {
      const form = await readForm(request, MAX_MOVED_BODY_BYTES).catch((error: unknown) => {
        throw error instanceof Refusal ? tellMovedLimit(error) : error;
      });
      await startMove(user, await toMovedFile(form), new Date());
      const move = await waitForMove(user._id, PATIENCE_MS);
      if (move?.state === "failed") throw new Refusal("conflict", move.failure ?? "Something went wrong");
      if (move?.state === "done") return Response.json(takenOf(move));
      return Response.json(await findMove(user._id), { status: 202 });
    },
  },
  { notWhileSwitched: true },
);

export const loader = handle;
export const action = handle;
