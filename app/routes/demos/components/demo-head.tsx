import { Badge } from "../../../components/badge.tsx";
import { BRAND } from "../../../../server/domain/brand.ts";
import { useDemoTexts } from "../demo-texts.ts";

export function DemoHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="demo-head">
      <title>{`${title} · ${BRAND}`}</title>
      <h1>{title}</h1>
      <p className="soft">
        <Badge>{useDemoTexts().sampleData}</Badge> {lead}
      </p>
    </header>
  );
}
