import { Outlet } from "react-router";
import { findInstallation } from "../../../server/installation/find-installation.ts";
import { InstallationContext } from "../../components/installation-context.ts";
import { requireUser } from "../../middleware/require-user.ts";
import type { Route } from "./+types/landings-layout";

/** No scripts and none of our style sheets: each design brings its own. */
export const handle = { ownLook: true };

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader() {
  return { installation: await findInstallation() };
}

export default function LandingsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <InstallationContext value={loaderData.installation}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Outlet />
    </InstallationContext>
  );
}
