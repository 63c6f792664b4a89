import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { answerQuestion } from "../../../server/materials/answer-question.ts";
import { findOwnWords } from "../../../server/own-words/find-own-words.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { StatementAnswerSchema } from "../../schemas/statement-answer.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(await findOwnWords(user._id));
  },
  async POST({ request, signedIn: { user } }) {
    const answer = parseBody(await readJson(request, MAX_BODY_BYTES), StatementAnswerSchema);
    return Response.json(await answerQuestion(user._id, answer), { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
