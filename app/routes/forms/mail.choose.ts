import { NO_MAIL } from "../../../server/domain/mail-choices.ts";
import { chooseMail } from "../../../server/reminders/choose-mail.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { MailChoicesSchema } from "../../schemas/mail-choices.ts";

const FAILED = "Not saved";

export const action = formRoute(
  async ({ form, signedIn, language }) => {
    const chosen = parseForm(form, MailChoicesSchema, { keepsEmpty: true });
    await chooseMail(signedIn.user, chosen, { now: new Date(), language });
    const isOff = chosen.digest === NO_MAIL.digest && !chosen.steps;
    const description = isOff ? "You get no e-mails." : "They go to the address of your account.";
    return { flash: { title: "E-mails saved", description, tone: "neutral" } };
  },
  { notWhileSwitched: true, onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
