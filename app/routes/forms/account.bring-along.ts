import { type TakenIn, takeInAccount } from "../../../server/account/moving/take-in-account.ts";
import { counted } from "../../../server/domain/counted.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { refusedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { MAX_MOVED_BODY_BYTES, tellMovedLimit, toMovedFile } from "../../middleware/parse-moved.ts";

const FAILED = "Data not taken in";
const refused = refusedForm(FAILED, { name: "bring-along", fields: ["file"] });

function tell({ resumes, materials, applications, withoutFile, left }: TakenIn): string {
  const isNothingNew = resumes + materials + applications === 0;
  return [
    isNothingNew ? "All of it was here already." : "",
    resumes > 0 ? `${counted(resumes, "resume")} taken in.` : "",
    materials > 0 ? `${counted(materials, "material")} taken in.` : "",
    applications > 0 ? `${counted(applications, "application")} taken in.` : "",
    withoutFile > 0 ? `${counted(withoutFile, "resume")} came without a file; the text stands for it.` : "",
    left > 0 ? `${counted(left, "entry", "entries")} did not fit into your plan or the limits here.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export const action = formRoute(
  async ({ form, signedIn }) => {
    const taken = await takeInAccount(signedIn.user, await toMovedFile(form), new Date());
    return { flash: { title: "Data taken in", description: tell(taken), tone: "neutral" } };
  },
  {
    limit: MAX_MOVED_BODY_BYTES,
    notWhileSwitched: true,
    onRefusal: (refusal, context) => refused(tellMovedLimit(refusal), context),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
