import { type AccountView, findAccount } from "../../../server/account/find-account.ts";
import { findPlanOffer, type PlanOffer } from "../../../server/billing/find-plan-offer.ts";
import { getReceipt, type ReceiptView } from "../../../server/billing/get-receipt.ts";
import { findOwnJob, type OwnJobView } from "../../../server/jobs/find-own-job.ts";
import { findLetterDesk, type LetterDesk } from "../../../server/materials/find-letter-desk.ts";
import { toWeightsView, type WeightsView } from "../../../server/matches/own-weights.ts";
import type { SignedIn } from "../../middleware/session.ts";
import type { Language } from "../../../server/domain/language.ts";
import { sayIn } from "../../texts/sentences.ts";
import { saySignInsIn } from "../../texts/sign-ins.ts";

export type PlansView = Pick<PlanOffer, "tiers" | "standing"> & { isAvailable: boolean };

export type OpenedDialog =
  | { dialog: "account"; account: AccountView; isSwitched: boolean }
  | { dialog: "plans"; plans: PlansView }
  | { dialog: "weights"; view: WeightsView }
  | { dialog: "custom-letter"; desk: LetterDesk }
  | { dialog: "receipt"; receipt: ReceiptView | null }
  | { dialog: "edit-job" | "delete-job"; job: OwnJobView | null };

export async function findOpenedDialog(url: URL, signedIn: SignedIn, language: Language): Promise<OpenedDialog | null> {
  const { user, switchedBy } = signedIn;
  const now = new Date();
  const dialog = url.searchParams.get("dialog");
  switch (dialog) {
    case "account": {
      const { move, ...account } = saySignInsIn(language, await findAccount(signedIn, now));
      const told = move && { ...move, told: sayIn(language, move.told) };
      return { dialog: "account", account: { ...account, move: told }, isSwitched: switchedBy !== null };
    }
    case "plans": {
      const { tiers, standing, payments } = await findPlanOffer(user, { now });
      return { dialog: "plans", plans: { tiers, standing, isAvailable: payments.available } };
    }
    case "weights":
      return { dialog: "weights", view: toWeightsView(user, now) };
    case "custom-letter":
      return { dialog, desk: await findLetterDesk(user, url.searchParams.get("job"), now) };
    case "receipt":
      return { dialog: "receipt", receipt: await getReceipt(user, url.searchParams.get("payment")) };
    case "edit-job":
    case "delete-job":
      return { dialog, job: await findOwnJob(user._id, url.searchParams.get("job")) };
    default:
      return null;
  }
}
