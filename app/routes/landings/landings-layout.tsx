import { Outlet } from "react-router";
import { requireUser } from "../../middleware/require-user.ts";
import type { Route } from "./+types/landings-layout";

/** No scripts, and none of our style sheets: each design is a hand of its own and brings its own (CF-15). */
export const handle = { ownLook: true };

export const middleware: Route.MiddlewareFunction[] = [requireUser];

// Middleware runs for a navigation inside the application only where there is something to load.
export function loader(): null {
  return null;
}

export default function LandingsLayout() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Outlet />
    </>
  );
}
