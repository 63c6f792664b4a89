import { Outlet } from "react-router";
import { PublicShell } from "../../components/public-shell.tsx";
import { requireVisitor } from "../../middleware/require-visitor.ts";
import type { Route } from "./+types/public-layout";

export function loader({ context }: Route.LoaderArgs): null {
  requireVisitor(context);
  return null;
}

/** Header and footer around the pages for visitors. They call no API (SH-04) and need no script. */
export default function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
