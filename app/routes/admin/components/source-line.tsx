import { href, Link, useFetcher, useLocation } from "react-router";
import type { SourceView } from "../../../../server/jobs/find-sources.ts";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import { useFormats, useLanguage } from "../../../components/use-texts.ts";
import { useAdminTexts } from "../admin-texts.ts";
import { lastReadingInWords, nextRunInWords, stateOf } from "../source-words.ts";

type SourceLineProps = { source: SourceView; at: Date; returnTo: string };

export function SourceLine({ source, at, returnTo }: SourceLineProps) {
  const texts = useAdminTexts();
  const { list } = useFormats();
  const words = { texts, language: useLanguage(), now: at };
  const { id, name, lastReading, missingKeys, rules, attribution } = source;
  const state = stateOf(source);
  const next = nextRunInWords(source, words);
  return (
    <li className="admin-user admin-source">
      <div className="admin-user-facts">
        <h3 id={`source-${id}`}>
          {name} <Badge className={`admin-status ${state.look}`}>{texts.fares[state.fares]}</Badge>
        </h3>
        {lastReading?.problem ? <p>{lastReading.problem}</p> : null}
        {missingKeys.length > 0 ? <p>{texts.readWhenSet(list(missingKeys))}</p> : null}
        <Facts className="soft small">
          {lastReadingInWords(source, words).map((said) => (
            <span key={said}>{said}</span>
          ))}
          <span>{texts.open(source.open)}</span>
          {next === "" ? null : <span>{next}</span>}
        </Facts>
        {lastReading && lastReading.examples.length > 0 ? <LeftOut examples={lastReading.examples} /> : null}
        {rules || attribution ? (
          <p className="soft small">
            {rules}{" "}
            {attribution ? (
              <>
                {texts.jobsShow}{" "}
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
  const texts = useAdminTexts();
  return (
    <details className="small">
      <summary>{texts.whatWasLeftOut}</summary>
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
  const texts = useAdminTexts();
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
              {texts.runNow}
            </Button>
          ) : null}
          <Button type="submit" formAction={href("/forms/admin/switch-source")} {...described}>
            {isEnabled ? texts.switchOff : texts.switchOn}
          </Button>
        </fetcher.Form>
      )}
      <Button asChild look="ghost">
        <Link
          to={withDialog(search, "remove-source", { remove: id })}
          aria-describedby={`source-${id}`}
          preventScrollReset
        >
          {texts.remove}
        </Link>
      </Button>
    </div>
  );
}
