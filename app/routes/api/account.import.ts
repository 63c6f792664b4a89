import { takeInAccount } from "../../../server/account/moving/take-in-account.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { readForm } from "../../../server/http/read-body.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { MAX_MOVED_BODY_BYTES, tellMovedLimit, toMovedFile } from "../../middleware/parse-moved.ts";

const handle = apiRoute(
  {
    async POST({ request, signedIn: { user } }) {
      const form = await readForm(request, MAX_MOVED_BODY_BYTES).catch((error: unknown) => {
        throw error instanceof Refusal ? tellMovedLimit(error) : error;
      });
      return Response.json(await takeInAccount(user, await toMovedFile(form), new Date()));
    },
  },
  { notWhileSwitched: true },
);

export const loader = handle;
export const action = handle;
