import { Outlet } from "react-router";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { PublicShell } from "../../components/public-shell.tsx";
import { requireVisitor } from "../../middleware/require-visitor.ts";
import type { Route } from "./+types/public-layout";

/** The address that canonical links and social cards start with. */
export function loader({ context }: Route.LoaderArgs) {
  requireVisitor(context);
  return { appUrl: getAuthConfig().appUrl };
}

/** Header and footer around the pages for visitors. They call no API (SH-04) and need no script. */
export default function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
