import { href } from "react-router";
import { addApplication } from "../../../server/applications/add-application.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { refusedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { AddApplicationSchema } from "../../schemas/application.ts";

const FAILED = "Application not added";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { appliedOn, key, ...made } = parseForm(form, AddApplicationSchema, { keepsEmpty: true });
    const added = await addApplication(signedIn.user._id, { ...made, appliedAt: new Date(appliedOn) }, key);
    return {
      flash: { title: "Application added", description: made.jobTitle, tone: "neutral" },
      to: href("/analytics/applications/:id", { id: String(added._id) }),
    };
  },
  {
    worthKeeping: ["jobTitle", "company", "address"],
    onRefusal: refusedForm(FAILED, { name: "add-application", fields: AddApplicationSchema.keyof().options }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
