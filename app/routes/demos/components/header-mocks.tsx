import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Badge } from "../../../components/badge.tsx";
import { Brand } from "../../../components/brand-mark.tsx";
import { Button } from "../../../components/button.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import { withParam } from "../../../lib/search-params.ts";
import { IN_PLACE } from "../demo-params.ts";
import { useDemoTexts } from "../demo-texts.ts";

export const ITEMS = ["dashboard", "jobs", "resumes", "materials", "analytics"] as const;

export type Item = (typeof ITEMS)[number];

/** Named by the specification, as is Upgrade. */
export const ITEM_LABELS: Record<Item, string> = {
  dashboard: "Dashboard",
  jobs: "Jobs",
  resumes: "Resumes",
  materials: "AI Materials",
  analytics: "Analytics",
};

const ICONS: Record<Item, ReactNode> = {
  dashboard: <path d="M3 3h6v8H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 13h6v4H3z" />,
  jobs: <path d="M3 7h14v9H3zM7.5 7V4.5h5V7M3 11h14" />,
  resumes: <path d="M5 3h7l3 3v11H5zM8 9h4M8 12h4" />,
  materials: <path d="M4 16l1-3.5L13.5 4 16 6.5 7.5 15zM11.5 6L14 8.5" />,
  analytics: <path d="M4 16v-5M8 16V5M12 16V9M16 16V3" />,
};

function Icon({ item }: { item: Item }) {
  return (
    <svg className="demo-icon" viewBox="0 0 20 20" aria-hidden="true">
      {ICONS[item]}
    </svg>
  );
}

export function HeaderMock({ design, current }: { design: "text" | "decks" | "tiles"; current: Item }) {
  const { search } = useLocation();
  const { navigation: texts } = useDemoTexts();
  return (
    <div className="demo-mock-header">
      <span className="brand">
        <Brand />
      </span>
      <nav className="nav" aria-label={texts.main(texts[design].title)}>
        <ul>
          {ITEMS.map((item) => (
            <li key={item}>
              <Link
                to={withParam(search, "item", item)}
                aria-current={item === current ? "page" : undefined}
                {...IN_PLACE}
              >
                {design === "text" ? null : <Icon item={item} />}
                <span>{ITEM_LABELS[item]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="row push">
        <Badge>Pro</Badge>
        <Button size="small" look={design === "decks" ? "line" : "ink"} asChild>
          <Link to={withDialog(search, "plans")} reloadDocument>
            Upgrade
          </Link>
        </Button>
      </div>
    </div>
  );
}
