import { MAX_UPLOAD_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { waitForMatches } from "../../../server/matches/wait-for-matches.ts";
import { importResume } from "../../../server/resumes/import-resume.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import { refusedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { toImportedFile } from "../../middleware/parse-import.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { ImportResumeSchema } from "../../schemas/import-resume.ts";

const FAILED = "Resume not imported";
const refused = refusedForm(FAILED, { name: "import", fields: ["file", "text", "name"] });

export const action = formRoute(
  async ({ form, signedIn, isDocument }) => {
    const resume = await importResume(signedIn.user, await toImportedFile(parseForm(form, ImportResumeSchema)));
    if (isDocument) await waitForMatches(resume._id);
    return {
      flash: {
        title: "Resume imported",
        description: [`“${resume.name}” is active, and is being matched.`, ...resume.warnings].join(" "),
        tone: "neutral",
      },
    };
  },
  {
    limit: MAX_UPLOAD_BODY_BYTES,
    worthKeeping: ["text", "name"],
    onRefusal: (refusal, context) => ({
      ...refused(refusal, context),
      to: pathWithDialog(context.returnTo, "import"),
    }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
