import { catchFailure } from "../../components/catch-failure.ts";
import { findLetterChoices } from "../../../server/materials/find-letter-choices.ts";
import { GENERATION_FAILURES } from "../../../server/domain/generation-failures.ts";
import { isMaterialKind } from "../../../server/domain/material-kinds.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { generateAndTell } from "../materials/generate-and-tell.ts";
import { failedNotice } from "../materials/generation-notice.ts";
import { requireKind } from "../materials/material-kind.ts";

function describeFailure(form: FormData | null): string {
  const kind = form?.get("kind");
  return isMaterialKind(kind) ? GENERATION_FAILURES[kind] : "Something went wrong";
}

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const kind = requireKind(form.get("kind"));
    // A letter that is made again is made in the same way.
    const letterChoices = await findLetterChoices(user._id, form.get("again"));
    return { flash: await generateAndTell(user, { kind, jobId: form.get("jobId"), letterChoices }) };
  },
  {
    onRefusal(refusal, { form }) {
      const failed = failedNotice(refusal.kind === "unavailable" ? describeFailure(form) : refusal.message);
      return { flash: { ...failed, title: refusal.title ?? failed.title } };
    },
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Generation Failed", describeFailure);
