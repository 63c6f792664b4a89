import { useEffect, useEffectEvent, useState } from "react";
import { Link, useFetchers } from "react-router";
import type { ProgressItem } from "../../server/domain/material-view.ts";
import { requestApi } from "../lib/api-request.ts";
import { Button } from "./button.tsx";
import { Facts } from "./facts.tsx";
import { Meter } from "./meter.tsx";
import { shell } from "../texts/en/shell.ts";
import { useTexts } from "./use-texts.ts";
import { useReread } from "./use-reread.ts";

const POLL_MS = 2_000;
const PANEL_ID = "ai-jobs";
const GENERATE = "/forms/materials/generate";

export function AiJobs({
  items,
  search,
}: {
  /** As the server last saw them. */ items: ProgressItem[];
  search: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const current = usePolled(items, isOpen);
  const active = current.filter(({ status }) => status === "active");
  const isWorking = active.length > 0;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is heard only starts and ends the polling */}
      <div
        className="ai-jobs"
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && event.target instanceof HTMLElement) event.target.blur();
        }}
      >
        <Button
          type="button"
          popoverTarget={PANEL_ID}
          aria-describedby={isWorking ? `${PANEL_ID}-title` : undefined}
          className={isWorking ? "working-now" : undefined}
        >
          {isWorking ? <span className="pulse" aria-hidden="true" /> : null}
          AI Jobs
        </Button>
        {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form */}
        <div
          id={PANEL_ID}
          popover="auto"
          className="menu jobs-panel"
          role="group"
          aria-label="Individual File Generation"
        >
          <h2>Individual File Generation</h2>
          <p className="soft small">Real-time tracking of each AI-generated file</p>
          {isWorking ? <ActiveItems items={active} /> : <p className="quiet">No active AI generations</p>}
        </div>
      </div>
      {isWorking ? <Refresh search={search} /> : null}
    </>
  );
}

function ActiveItems({ items }: { items: ProgressItem[] }) {
  const { kinds } = useTexts("shell", shell);
  return (
    <>
      <h3 id={`${PANEL_ID}-title`}>{`Generating (${items.length})`}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <div className="row">
              <b>{item.filename}</b>
              <span className="num">{`${item.progress}%`}</span>
            </div>
            <Facts className="soft small">
              <span>{item.company}</span>
              <span>{kinds[item.type]}</span>
            </Facts>
            <Meter
              role="progressbar"
              label={item.filename}
              value={item.progress}
              valueText={`${item.progress}%`}
              thin
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Refresh({ search }: { search: string }) {
  return (
    <Link className="link without-script" to={search || "?"} reloadDocument>
      Refresh
    </Link>
  );
}

/** Polls every 2 s while something is under way or the panel is open; when one ends, the page is read again. */
function usePolled(fromServer: ProgressItem[], isOpen: boolean): ProgressItem[] {
  const [polled, setPolled] = useState<{ basis: ProgressItem[]; items: ProgressItem[] } | null>(null);
  const reread = useReread();
  const isStarting = useFetchers().some(({ state, formAction }) => state !== "idle" && formAction === GENERATE);
  const items = polled?.basis === fromServer ? polled.items : fromServer;
  const isAsking = isOpen || isStarting || items.some(({ status }) => status === "active");

  const ask = useEffectEvent(async () => {
    const response = await requestApi("/api/ai-generation-progress").catch(() => null);
    if (!response) return;
    const next = (await response.json()) as ProgressItem[];
    const wasActive = items.filter(({ status }) => status === "active");
    const hasEnded = wasActive.some(({ id }) => next.find((item) => item.id === id)?.status !== "active");
    setPolled({ basis: fromServer, items: next });
    if (hasEnded && !isStarting) reread();
  });

  useEffect(() => {
    if (!isAsking) return;
    void ask();
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [isAsking]);
  return items;
}
