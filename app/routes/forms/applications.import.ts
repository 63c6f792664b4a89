import { applicationListHref } from "../../../server/domain/application-list.ts";
import { counted } from "../../../server/domain/counted.ts";
import { importKeptTable } from "../../../server/applications/import/kept-table.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { readTableChoices } from "../applications/table-choices.ts";

const FAILED = "Applications not imported";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { importId, added, plan } = await importKeptTable(signedIn.user, readTableChoices(form, "day-first"));
    const leftOut = plan.remarks.filter(({ isLeftOut }) => isLeftOut).length;
    const told = [
      `${counted(added, "application")}.`,
      plan.known > 0 ? `${plan.known} were there already.` : null,
      leftOut > 0 ? `${counted(leftOut, "row was", "rows were")} left out.` : null,
    ];
    const undo = {
      action: "/forms/applications/take-back-import",
      fields: { importId, returnTo: applicationListHref() },
    };
    return {
      flash: {
        title: added > 0 ? "Applications imported" : "Nothing new to import",
        description: told.filter(Boolean).join(" "),
        tone: "neutral",
        ...(added > 0 ? { undo } : {}),
      },
      to: applicationListHref(),
    };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
