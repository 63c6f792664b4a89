import { deleteAttempt } from "../../../server/materials/practice/practise-answer.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async DELETE({ params, signedIn: { user } }) {
    await deleteAttempt(user._id, params.id);
    return Response.json({ success: true });
  },
});

export const loader = handle;
export const action = handle;
