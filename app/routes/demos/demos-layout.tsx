import { Link, Outlet, useLocation } from "react-router";
import { requireUser } from "../../middleware/require-user.ts";
import type { Route } from "./+types/demos-layout";
import { useDemoTexts } from "./demo-texts.ts";

export const handle = { scripts: true, texts: ["demos"] };

export const middleware: Route.MiddlewareFunction[] = [requireUser];

const DEMOS = [
  { href: "/ai-activity-demo", page: "activity" },
  { href: "/ai-materials-design1", page: "desk" },
  { href: "/ai-materials-design2", page: "cards" },
  { href: "/ai-materials-design3", page: "timeline" },
  { href: "/navigation-preview", page: "navigation" },
] as const;

export default function DemosLayout() {
  const { pathname } = useLocation();
  const texts = useDemoTexts();
  return (
    <>
      <nav className="tabs" aria-label={texts.demoPages}>
        <ul>
          {DEMOS.map(({ href, page }) => (
            <li key={href}>
              <Link to={href} aria-current={href === pathname ? "page" : undefined}>
                {texts.pages[page]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
