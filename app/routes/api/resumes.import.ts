import { MAX_UPLOAD_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readForm, readJson } from "../../../server/http/read-body.ts";
import { toResumeView } from "../../../server/resumes/find-resumes.ts";
import { importResume } from "../../../server/resumes/import-resume.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { toImportedFile } from "../../middleware/parse-import.ts";
import { parseBody, parseForm } from "../../middleware/parse-input.ts";
import { ImportResumeSchema } from "../../schemas/import-resume.ts";

async function readInput(request: Request) {
  const isJson = (request.headers.get("content-type") ?? "").startsWith("application/json");
  if (isJson) return parseBody(await readJson(request, MAX_UPLOAD_BODY_BYTES), ImportResumeSchema);
  return parseForm(await readForm(request, MAX_UPLOAD_BODY_BYTES), ImportResumeSchema);
}

const handle = apiRoute({
  async POST({ request, signedIn: { user } }) {
    const resume = await importResume(user, await toImportedFile(await readInput(request)));
    return Response.json(toResumeView(resume, resume._id), { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
