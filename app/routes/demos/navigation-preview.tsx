import { useLocation } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import type { Route } from "./+types/navigation-preview";
import { HeaderMock, ITEM_LABELS, ITEMS, type Item } from "./components/header-mocks.tsx";
import { oneOf } from "./demo-params.ts";
import sheet from "../../styles/demos/navigation.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = () => [{ title: `Navigation Preview · ${BRAND}` }];

const MOCKS = [
  {
    design: "text",
    title: "Words in one line",
    height: "56 px",
    current: "A line beneath it",
    narrow: "The words scroll sideways",
  },
  {
    design: "decks",
    title: "Two decks",
    height: "104 px",
    current: "An open tab",
    narrow: "Signs; only the present page is named",
  },
  {
    design: "tiles",
    title: "Signs with captions",
    height: "72 px",
    current: "A filled tile",
    narrow: "Five equal tiles at the lower edge",
  },
] as const;

export default function NavigationPreview() {
  const current = oneOf(ITEMS, new URLSearchParams(useLocation().search).get("item"));
  return (
    <>
      <header className="demo-head">
        <h1>Navigation Preview</h1>
        <p className="soft">Three headers for the same five pages - choose an item and see how each one shows it</p>
      </header>
      {MOCKS.map(({ design, title, height, current: shownBy, narrow }) => (
        <section key={design} className="demo-mock" aria-label={title}>
          <h2>{title}</h2>
          <div className="demo-window" data-design={design}>
            <HeaderMock design={design} current={current} />
            <PageStub item={current} />
          </div>
          <dl className="demo-mock-facts">
            <Fact label="Height" value={height} />
            <Fact label="Present page" value={shownBy} />
            <Fact label="On a phone" value={narrow} />
          </dl>
        </section>
      ))}
    </>
  );
}

function PageStub({ item }: { item: Item }) {
  return (
    <div className="demo-stub">
      <p className="display">{ITEM_LABELS[item]}</p>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
