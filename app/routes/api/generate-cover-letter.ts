import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { requireMaterial, toCoverLetterView } from "../../../server/materials/find-materials.ts";
import { generateAndWait } from "../../../server/materials/start-generation.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { LetterChoicesSchema } from "../../schemas/letter-choices.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async POST({ request, signedIn: { user } }) {
    const { jobId, letter } = await readJson(request, MAX_BODY_BYTES);
    const { materialId } = await generateAndWait(user, "cover-letter", jobId, {
      letterChoices: letter === undefined ? null : parseBody(letter, LetterChoicesSchema),
    });
    const record = await requireMaterial("cover-letter", user._id, materialId);
    return Response.json({ coverLetterName: record.title, coverLetter: toCoverLetterView(record) }, { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
