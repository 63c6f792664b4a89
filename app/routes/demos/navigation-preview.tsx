import { useLocation } from "react-router";
import type { Route } from "./+types/navigation-preview";
import { HeaderMock, ITEM_LABELS, ITEMS } from "./components/header-mocks.tsx";
import { oneOf } from "./demo-params.ts";
import { DemoHead } from "./components/demo-head.tsx";
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
      <DemoHead title={texts.title} lead={texts.lead} />
      {MOCKS.map(({ design, heightPx }) => (
        <section key={design} className="demo-mock" aria-label={texts[design].title}>
          <h2>{texts[design].title}</h2>
          <div className="demo-window" data-design={design}>
            <HeaderMock design={design} current={current} />
            <p className="demo-stub display">{ITEM_LABELS[current]}</p>
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

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
