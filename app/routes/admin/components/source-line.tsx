import { href, Link, useFetcher, useLocation } from "react-router";
import type { SourceView } from "../../../../server/jobs/find-sources.ts";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import { lastReadingInWords, nextRunInWords, openInWords, stateOf } from "../source-words.ts";

type SourceLineProps = { source: SourceView; at: Date; returnTo: string };

export function SourceLine({ source, at, returnTo }: SourceLineProps) {
  const { id, name, lastReading, missingKeys, rules, attribution } = source;
  const state = stateOf(source);
  const next = nextRunInWords(source, at);
  return (
    <li className="admin-user admin-source">
      <div className="admin-user-facts">
        <h3 id={`source-${id}`}>
          {name} <Badge className={`admin-status ${state.look}`}>{state.word}</Badge>
        </h3>
        {lastReading?.problem ? <p>{lastReading.problem}</p> : null}
        {missingKeys.length > 0 ? <p>It can be read when {missingKeys.join(" and ")} are set.</p> : null}
        <Facts className="soft small">
          {lastReadingInWords(source, at).map((words) => (
            <span key={words}>{words}</span>
          ))}
          <span>{openInWords(source)}</span>
          {next === "" ? null : <span>{next}</span>}
        </Facts>
        {lastReading && lastReading.examples.length > 0 ? <LeftOut examples={lastReading.examples} /> : null}
        {rules || attribution ? (
          <p className="soft small">
            {rules}{" "}
            {attribution ? (
              <>
                Each of its jobs shows{" "}
                <a className="link" href={attribution.url}>
                  {attribution.text}
                </a>
                .
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      <Actions source={source} returnTo={returnTo} />
    </li>
  );
}

function LeftOut({ examples }: { examples: { record: string; why: string }[] }) {
  return (
    <details className="small">
      <summary>What was left out</summary>
      <ul>
        {examples.map(({ record, why }) => (
          <li key={record + why}>
            {why} <span className="admin-id soft">{record}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Actions({ source, returnTo }: { source: SourceView; returnTo: string }) {
  const { id, isEnabled, isFile, isRunning } = source;
  const { search } = useLocation();
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== "idle";
  const described = { "aria-describedby": `source-${id}`, disabled: isBusy };
  return (
    <div className="admin-source-actions">
      {isFile ? null : (
        <fetcher.Form method="post" action={href("/forms/admin/run-source")}>
          <input type="hidden" name="sourceId" value={id} />
          <input type="hidden" name="on" value={isEnabled ? "0" : "1"} />
          <input type="hidden" name="returnTo" value={returnTo} />
          {isEnabled && !isRunning ? (
            <Button type="submit" {...described}>
              Run now
            </Button>
          ) : null}
          <Button type="submit" formAction={href("/forms/admin/switch-source")} {...described}>
            {isEnabled ? "Switch off" : "Switch on"}
          </Button>
        </fetcher.Form>
      )}
      <Button asChild look="ghost">
        <Link
          to={withDialog(search, "remove-source", { remove: id })}
          aria-describedby={`source-${id}`}
          preventScrollReset
        >
          Remove
        </Link>
      </Button>
    </div>
  );
}
