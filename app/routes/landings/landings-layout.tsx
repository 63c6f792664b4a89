import { Outlet } from "react-router";
import { findInstallation } from "../../../server/installation/find-installation.ts";
import { InstallationContext } from "../../components/installation-context.ts";
import { QuietWords } from "../../components/quiet-words.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { shell } from "../../texts/en/shell.ts";
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
        {useTexts("shell", shell).skipToContent}
      </a>
      <QuietWords>
        <Outlet />
      </QuietWords>
    </InstallationContext>
  );
}
