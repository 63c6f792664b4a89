import { Outlet } from "react-router";
import { findInstallation } from "../../../server/installation/find-installation.ts";
import { keptContext } from "../../context.ts";
import { PublicShell } from "../../components/public-shell.tsx";
import { InstallationContext } from "../../components/installation-context.ts";
import { QuietWords } from "../../components/quiet-words.tsx";
import { requireVisitor } from "../../middleware/require-visitor.ts";
import type { Route } from "./+types/public-layout";

export async function loader({ context }: Route.LoaderArgs) {
  requireVisitor(context);
  context.set(keptContext, true);
  return { installation: await findInstallation() };
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <InstallationContext value={loaderData.installation}>
      <PublicShell>
        <QuietWords>
          <Outlet />
        </QuietWords>
      </PublicShell>
    </InstallationContext>
  );
}
