import { Link, Outlet, useLocation } from "react-router";
import { requireUser } from "../../middleware/require-user.ts";
import type { Route } from "./+types/demos-layout";

export const handle = { scripts: true };

export const middleware: Route.MiddlewareFunction[] = [requireUser];

const DEMOS = [
  { href: "/ai-activity-demo", label: "AI Activity" },
  { href: "/ai-materials-design1", label: "Reading Desk" },
  { href: "/ai-materials-design2", label: "Company Cards" },
  { href: "/ai-materials-design3", label: "Timeline" },
  { href: "/navigation-preview", label: "Navigation" },
];

export default function DemosLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <div className="demo-bar">
        <span className="demo-flag">Sample data</span>
        <nav aria-label="Demo pages">
          <ul>
            {DEMOS.map(({ href, label }) => (
              <li key={href}>
                <Link to={href} aria-current={href === pathname ? "page" : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Outlet />
    </>
  );
}
