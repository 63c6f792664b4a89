import { useLocation } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import type { Route } from "./+types/navigation-preview";
import { HeaderMock, ITEM_LABELS, ITEMS, type Item } from "./components/header-mocks.tsx";
import { oneOf } from "./demo-params.ts";
import { useDemoTexts } from "./demo-texts.ts";
import sheet from "../../styles/demos/navigation.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

const MOCKS = [
  { design: "text", heightPx: 56 },
  { design: "decks", heightPx: 104 },
  { design: "tiles", heightPx: 72 },
] as const;

export default function NavigationPreview() {
  const current = oneOf(ITEMS, new URLSearchParams(useLocation().search).get("item"));
  const { navigation: texts } = useDemoTexts();
  return (
    <>
      <title>{`${texts.title} · ${BRAND}`}</title>
      <header className="demo-head">
        <h1>{texts.title}</h1>
        <p className="soft">{texts.lead}</p>
      </header>
      {MOCKS.map(({ design, heightPx }) => (
        <section key={design} className="demo-mock" aria-label={texts[design].title}>
          <h2>{texts[design].title}</h2>
          <div className="demo-window" data-design={design}>
            <HeaderMock design={design} current={current} />
            <PageStub item={current} />
          </div>
          <dl className="demo-mock-facts">
            <Fact label={texts.height} value={`${heightPx}\u00a0px`} />
            <Fact label={texts.present} value={texts[design].current} />
            <Fact label={texts.onPhone} value={texts[design].narrow} />
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
