import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { findLetterPresets, keepLetterPreset } from "../../../server/materials/letter-presets.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { LetterPresetSchema } from "../../schemas/letter-choices.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(await findLetterPresets(user._id));
  },
  async POST({ request, signedIn: { user } }) {
    const input = parseBody(await readJson(request, MAX_BODY_BYTES), LetterPresetSchema);
    return Response.json(await keepLetterPreset(user, input, new Date()), { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
