import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { checkLetterText } from "../../../server/own-words/check-letter-text.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { LetterTextSchema } from "../../schemas/letter-text.ts";

const handle = apiRoute({
  async POST({ request, signedIn: { user } }) {
    const { text } = parseBody(await readJson(request, MAX_BODY_BYTES), LetterTextSchema);
    const { resumeName, checkedAt, sentences } = await checkLetterText(user, text);
    return Response.json({ resumeName, checkedAt, sentences });
  },
});

export const loader = handle;
export const action = handle;
