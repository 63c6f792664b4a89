import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import type { Failure, SystemState } from "../../../../server/admin/find-system-state.ts";
import { Button } from "../../../components/button.tsx";
import { useLanguage } from "../../../components/use-texts.ts";
import { useAdminNumbers, useAdminTexts } from "../admin-texts.ts";
import { BRAND } from "../../../../server/domain/brand.ts";
import { distanceAgoIn } from "../../../lib/distance-in-words.ts";

export function SystemView({ state, now }: { state: SystemState; now: string }) {
  const texts = useAdminTexts();
  const language = useLanguage();
  const { grouped, byteSize } = useAdminNumbers();
  const { database, versions, queue, sources, storage, writer, payments } = state;
  const at = new Date(now);
  return (
    <div className="admin-system">
      <Part title={texts.database}>
        <Line name={texts.inUse}>{database.inUse}</Line>
        <Line name={texts.reachable}>
          <span className="good">{texts.yes}</span>
          {texts.answeredIn(database.answeredInMs)}
        </Line>
        <Line name={texts.version}>{database.version}</Line>
      </Part>
      <Part title={texts.versionsAndServices}>
        <Line name={BRAND}>{versions.app}</Line>
        <Line name="Node.js">{versions.node}</Line>
        <Line name={texts.writer}>{writer.model ? texts.model(writer.model) : texts.byRules}</Line>
        {writer.model ? (
          <Line name={texts.callsToday}>{texts.callsOf(grouped(writer.callsToday), grouped(writer.callsADay))}</Line>
        ) : null}
        <Line name="PayPal">{payments ? texts.paypal(payments.environment, payments.hasWebhook) : texts.noPaypal}</Line>
      </Part>
      <Part title={texts.jobListings}>
        {sources.map(({ name, listings, newestAt }) => (
          <Line key={name} name={name}>
            {listings === 0 ? texts.none : grouped(listings)}
            {newestAt ? (
              <span className="soft">{texts.newestListing(distanceAgoIn(language, newestAt, at))}</span>
            ) : null}
          </Line>
        ))}
      </Part>
      <Part title={texts.backgroundWork}>
        <Line name={texts.jobsWaiting}>{grouped(queue.waiting)}</Line>
        <Line name={texts.jobsRunning}>{grouped(queue.running)}</Line>
        <Line name={texts.resumesWaiting}>{grouped(queue.matchingQueued)}</Line>
        <Line name={texts.resumesMatched}>{grouped(queue.matchingRunning)}</Line>
      </Part>
      <section className="admin-wide sheet" aria-labelledby="failures">
        <h2 id="failures">{texts.failures}</h2>
        {queue.failures.length === 0 ? <p className="soft">{texts.nothingFailed}</p> : null}
        <ul>
          {queue.failures.map((failure) => (
            <FailureLine key={failure.id} failure={failure} at={at} />
          ))}
        </ul>
      </section>
      <section className="admin-wide sheet" aria-labelledby="storage">
        <h2 id="storage">{texts.storage}</h2>
        <p className="soft">
          {texts.uploadedFiles(storage.files, grouped(storage.files), byteSize(storage.fileBytes))}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.collection}</th>
              <th scope="col">{texts.documents}</th>
              <th scope="col">{texts.size}</th>
            </tr>
          </thead>
          <tbody>
            {storage.collections.map(({ name, documents, bytes }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{grouped(documents)}</td>
                <td>{byteSize(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function FailureLine({ failure, at }: { failure: Failure; at: Date }) {
  const texts = useAdminTexts();
  const language = useLanguage();
  const fetcher = useFetcher();
  return (
    <li>
      <div>
        <p>{failure.what}</p>
        <p className="soft small">
          <time dateTime={failure.at}>{distanceAgoIn(language, failure.at, at)}</time>
        </p>
      </div>
      <fetcher.Form method="post" action={href("/forms/admin/retry")}>
        <input type="hidden" name="kind" value={failure.kind} />
        <input type="hidden" name="id" value={failure.id} />
        <input type="hidden" name="returnTo" value="/admin?view=system" />
        <Button type="submit" disabled={fetcher.state !== "idle"}>
          {texts.retry}
        </Button>
      </fetcher.Form>
    </li>
  );
}
