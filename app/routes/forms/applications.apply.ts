import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { applyToJob } from "../../../server/applications/apply-to-job.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { webAddress } from "../../../server/domain/web-address.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(
  async ({ form, signedIn, isDocument }) => {
    const { sourceUrl } = await applyToJob(signedIn.user, String(form.get("jobId") ?? ""));
    const address = webAddress(sourceUrl, getAuthConfig().appUrl);
    return {
      flash: {
        title: "Application Submitted",
        description: "Your application has been tracked successfully",
        tone: "neutral",
        // With scripts the click has already opened the posting.
        ...(isDocument && address ? { link: { label: "Open job posting", href: address, newTab: true } } : {}),
      },
    };
  },
  {
    onRefusal: () => ({
      flash: { title: "Application Failed", description: "Failed to track application", tone: "destructive" },
    }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Application Failed", "Failed to track application");
