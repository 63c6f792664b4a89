import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { PLANS } from "../../server/billing/plans.ts";
import { tierOf } from "../../server/billing/subscription.ts";
import { AppShell } from "../components/app-shell.tsx";
import { useFlashForm } from "../components/use-flash-form.ts";
import { withoutDialog } from "../lib/dialogs.ts";
import { getSignedIn } from "../middleware/session.ts";
import type { loader as rootLoader } from "../root.tsx";
import type { Route } from "./+types/app-layout";
import { UploadDialog } from "./dashboard/components/upload-dialog.tsx";

/** What every screen of a signed-in user shows around itself; null for visitors. */
export function loader({ context }: Route.LoaderArgs) {
  const signedIn = getSignedIn(context);
  if (!signedIn) return null;
  const { user } = signedIn;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const initials = (name || user.email)
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
  return {
    user: { name: name || user.email, email: user.email, initials, isAdmin: false },
    planLabel: `${PLANS[tierOf(user, new Date())].name} Plan`,
  };
}

export default function AppLayout({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const typedName = useFlashForm("upload")?.name;
  const appearance = useRouteLoaderData<typeof rootLoader>("root")?.appearance ?? "system";
  if (!loaderData) return <Outlet />;
  const closeHref = pathname + withoutDialog(search);
  return (
    <AppShell
      {...loaderData}
      appearance={appearance}
      navigation={[{ href: "/", label: "Dashboard", count: null }]}
      path={pathname}
      search={search}
    >
      <Outlet />
      <UploadDialog
        open={new URLSearchParams(search).get("dialog") === "upload"}
        closeHref={closeHref}
        returnTo={closeHref}
        typedName={typedName}
      />
    </AppShell>
  );
}
