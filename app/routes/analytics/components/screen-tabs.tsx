import { Link } from "react-router";
import { applicationListHref, boardHref } from "../../../../server/domain/application-list.ts";

const TABS = [
  { view: "overview", label: "Overview", href: "/analytics" },
  { view: "applications", label: "Applications", href: applicationListHref() },
  { view: "board", label: "Board", href: boardHref() },
] as const;

export function ScreenTabs({ view }: { view: (typeof TABS)[number]["view"] }) {
  return (
    <nav className="tabs" aria-label="Views">
      <ul>
        {TABS.map((tab) => (
          <li key={tab.view}>
            <Link to={tab.href} aria-current={tab.view === view ? "page" : undefined} preventScrollReset>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
