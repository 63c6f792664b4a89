import { Link, useLocation } from "react-router";
import { Button } from "../../components/button.tsx";
import { BRAND } from "../../../server/domain/brand.ts";
import { withParam } from "../../lib/search-params.ts";
import type { Route } from "./+types/ai-activity-demo";
import { DesignGlyph, type DesignName } from "./components/design-glyph.tsx";
import { Bars, Pages, Rings, Stages } from "./components/item-designs.tsx";
import { Compass, Lanes, Schedule, Ticker } from "./components/whole-designs.tsx";
import { IN_PLACE, oneOf } from "./demo-params.ts";
import { activitiesAt, type ShownActivity } from "./mock-activity.ts";
import { useMockClock } from "./use-mock-clock.ts";
import sheet from "../../styles/demos/activity.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = () => [{ title: `AI Activity Indicator Demo · ${BRAND}` }];

const DESIGNS = {
  bars: { title: "Bars", idea: "A thin line each" },
  rings: { title: "Rings", idea: "A circle that closes" },
  stages: { title: "Stages", idea: "What happens now" },
  pages: { title: "Pages", idea: "Lines being written" },
  lanes: { title: "Lanes", idea: "From queue to done" },
  ticker: { title: "Ticker", idea: "One line that tells" },
  schedule: { title: "Schedule", idea: "Side by side in time" },
  compass: { title: "Compass", idea: "The whole at a glance" },
} satisfies Record<DesignName, { title: string; idea: string }>;

const NAMES = ["bars", "rings", "stages", "pages", "lanes", "ticker", "schedule", "compass"] as const;

export default function AiActivityDemo() {
  const { search } = useLocation();
  const chosen = oneOf(NAMES, new URLSearchParams(search).get("design"));
  const { elapsedMs, restart } = useMockClock();
  const activities = activitiesAt(elapsedMs);
  return (
    <>
      <header className="demo-head">
        <h1>AI Activity Indicator Demo</h1>
        <p className="soft">Eight ways to show work under way - choose one, it follows the same six mock items</p>
      </header>
      <nav aria-label="Designs">
        <ul className="demo-grid demo-picker">
          {NAMES.map((name) => (
            <li key={name}>
              <Link
                className="sheet"
                to={withParam(search, "design", name)}
                aria-current={name === chosen ? "true" : undefined}
                {...IN_PLACE}
              >
                <DesignGlyph name={name} />
                <b>{DESIGNS[name].title}</b>
                <span className="soft small">{DESIGNS[name].idea}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="demo-stand sheet" aria-labelledby="design-title">
        <div className="demo-stand-head">
          <div>
            <h2 id="design-title">{DESIGNS[chosen].title}</h2>
            <p className="soft small num" role="status">
              {summary(activities)}
            </p>
          </div>
          <Button type="button" className="demo-run" onClick={restart}>
            Run again
          </Button>
        </div>
        <Design name={chosen} activities={activities} elapsedMs={elapsedMs} />
      </section>
    </>
  );
}

function Design({ name, activities, elapsedMs }: { name: DesignName; activities: ShownActivity[]; elapsedMs: number }) {
  switch (name) {
    case "bars":
      return <Bars activities={activities} />;
    case "rings":
      return <Rings activities={activities} />;
    case "stages":
      return <Stages activities={activities} />;
    case "pages":
      return <Pages activities={activities} />;
    case "lanes":
      return <Lanes activities={activities} />;
    case "ticker":
      return <Ticker activities={activities} />;
    case "schedule":
      return <Schedule activities={activities} elapsedMs={elapsedMs} />;
    case "compass":
      return <Compass activities={activities} />;
  }
}

function summary(activities: ShownActivity[]): string {
  const count = (wanted: ShownActivity["status"]) => activities.filter(({ status }) => status === wanted).length;
  return `${count("completed")} completed, ${count("active")} active, ${count("queued")} queued`;
}
