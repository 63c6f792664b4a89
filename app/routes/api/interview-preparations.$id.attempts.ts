import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { findAttempts } from "../../../server/materials/practice/find-attempts.ts";
import { practiseAnswer } from "../../../server/materials/practice/practise-answer.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { PracticeSchema } from "../../schemas/practice.ts";

const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    return Response.json(await findAttempts(user._id, params.id));
  },
  async POST({ request, params, signedIn: { user } }) {
    const input = parseBody(await readJson(request, MAX_BODY_BYTES), PracticeSchema);
    const attempt = await practiseAnswer(user, params.id, { ...input, now: new Date() });
    return Response.json(attempt, { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
