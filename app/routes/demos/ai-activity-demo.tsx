import { Link, useLocation } from "react-router";
import { Button } from "../../components/button.tsx";
import { withParam } from "../../lib/search-params.ts";
import type { Route } from "./+types/ai-activity-demo";
import { DesignGlyph, type DesignName } from "./components/design-glyph.tsx";
import { Bars, Pages, Rings, Stages } from "./components/item-designs.tsx";
import { Compass, Lanes, Schedule, Ticker } from "./components/whole-designs.tsx";
import { IN_PLACE, oneOf } from "./demo-params.ts";
import { DemoHead } from "./components/demo-head.tsx";
import { useDemoTexts } from "./demo-texts.ts";
import { type ActivityStatus, activitiesAt, type ShownActivity } from "./mock-activity.ts";
import { sampleTitle } from "./sample-materials.ts";
import { useMockClock } from "./use-mock-clock.ts";
import sheet from "../../styles/demos/activity.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

// It names itself.
export const meta: Route.MetaFunction = () => [];

/** Named by the specification. */
const TITLE = "AI Activity Indicator Demo";

const NAMES = ["bars", "rings", "stages", "pages", "lanes", "ticker", "schedule", "compass"] as const;

export default function AiActivityDemo() {
  const { search } = useLocation();
  const chosen = oneOf(NAMES, new URLSearchParams(search).get("design"));
  const { elapsedMs, restart } = useMockClock();
  const texts = useDemoTexts();
  const { activity: words } = texts;
  const activities = activitiesAt(elapsedMs).map((activity) => ({
    ...activity,
    filename: sampleTitle(activity, texts),
  }));
  const count = (wanted: ActivityStatus) => activities.filter(({ status }) => status === wanted).length;
  return (
    <>
      <DemoHead title={TITLE} lead={words.lead} />
      <nav aria-label={words.designs}>
        <ul className="demo-picker">
          {NAMES.map((name) => (
            <li key={name}>
              <Link
                className="sheet"
                to={withParam(search, "design", name)}
                aria-current={name === chosen ? "true" : undefined}
                {...IN_PLACE}
              >
                <DesignGlyph name={name} />
                <span>
                  <b>{words[name].title}</b>
                  <br />
                  <span className="soft small">{words[name].idea}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="demo-stand sheet" aria-labelledby="design-title">
        <div className="row">
          <div>
            <h2 id="design-title">{words[chosen].title}</h2>
            <p className="soft small num" role="status">
              {words.summary(count("completed"), count("active"), count("queued"))}
            </p>
          </div>
          <Button type="button" className="push with-script" onClick={restart}>
            {words.runAgain}
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
