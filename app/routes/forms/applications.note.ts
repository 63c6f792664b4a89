import { addNote } from "../../../server/applications/change-notes.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { refusedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { ApplicationNoteSchema } from "../../schemas/application.ts";

const FAILED = "Note not added";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { text } = parseForm(form, ApplicationNoteSchema);
    await addNote(signedIn.user._id, form.get("applicationId"), text);
    return { flash: { title: "Note added", description: "", tone: "neutral" } };
  },
  {
    worthKeeping: ["text"],
    onRefusal: refusedForm(FAILED, { name: "application-note", fields: ["text"] }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
