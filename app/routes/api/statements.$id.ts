import { takeBackWord } from "../../../server/own-words/take-back-word.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async DELETE({ params, signedIn: { user } }) {
    await takeBackWord(user._id, params.id);
    return Response.json({ success: true });
  },
});

export const loader = handle;
export const action = handle;
