import { Link } from "react-router";
import { applicationListHref, boardHref } from "../../../../server/domain/application-list.ts";
import { useAnalyticsTexts } from "../analytics-texts.ts";

const TABS = [
  { view: "overview", href: "/analytics" },
  { view: "applications", href: applicationListHref() },
  { view: "board", href: boardHref() },
] as const;

export function ScreenTabs({ view }: { view: (typeof TABS)[number]["view"] }) {
  const texts = useAnalyticsTexts();
  return (
    <nav className="tabs" aria-label={texts.views}>
      <ul>
        {TABS.map((tab) => (
          <li key={tab.view}>
            <Link to={tab.href} aria-current={tab.view === view ? "page" : undefined} preventScrollReset>
              {texts[tab.view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
