import { catchFailure } from "../../components/catch-failure.ts";
import { markTold, startGeneration, waitForGeneration } from "../../../server/materials/start-generation.ts";
import { GENERATION_FAILURES } from "../../../server/domain/generation-failures.ts";
import { isMaterialKind } from "../../../server/domain/material-kinds.ts";
import type { Flash } from "../../lib/flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { failedNotice, generatedNotice } from "../materials/generation-notice.ts";
import { requireKind } from "../materials/material-kind.ts";

const WAIT_MS = 2_000;

const GOES_ON: Flash = {
  title: "Generating...",
  description: "It goes on meanwhile: AI Jobs shows how far it is.",
  tone: "neutral",
};

function describeFailure(form: FormData | null): string {
  const kind = form?.get("kind");
  return isMaterialKind(kind) ? GENERATION_FAILURES[kind] : "Something went wrong";
}

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const kind = requireKind(form.get("kind"));
    const { id } = await startGeneration(user, kind, form.get("jobId"));
    const outcome = await waitForGeneration(id, WAIT_MS);
    if (outcome.status === "active") return { flash: GOES_ON };
    await markTold(id);
    if (outcome.status === "failed") return { flash: failedNotice(outcome.message) };
    return { flash: generatedNotice(kind, outcome.title, outcome.shortfall) };
  },
  {
    onRefusal(refusal, { form }) {
      const failed = failedNotice(refusal.kind === "unavailable" ? describeFailure(form) : refusal.message);
      return { flash: { ...failed, title: refusal.title ?? failed.title } };
    },
  },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure("Generation Failed", describeFailure);
