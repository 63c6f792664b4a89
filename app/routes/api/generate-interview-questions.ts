import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { requireMaterial, toInterviewView } from "../../../server/materials/find-materials.ts";
import { generateAndWait } from "../../../server/materials/start-generation.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async POST({ request, signedIn: { user } }) {
    const { jobId } = await readJson(request, MAX_BODY_BYTES);
    const { materialId } = await generateAndWait(user, "interview", jobId);
    const record = await requireMaterial("interview", user._id, materialId);
    return Response.json({ interview: toInterviewView(record) }, { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
