import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import type { Failure, SystemState } from "../../../../server/admin/find-system-state.ts";
import { Button } from "../../../components/button.tsx";
import { byteSize } from "../../../lib/byte-size.ts";
import { grouped } from "../../../lib/grouped-number.ts";
import { distanceAgo } from "../../../lib/distance-in-words.ts";

export function SystemView({ state, now }: { state: SystemState; now: string }) {
  const { database, versions, queue, sources, storage, writer, payments } = state;
  const at = new Date(now);
  return (
    <div className="admin-system">
      <Part title="Database">
        <Line name="In use">{database.inUse}</Line>
        <Line name="Reachable">
          <span className="good">Yes</span>, answered in {database.answeredInMs} ms
        </Line>
        <Line name="Version">{database.version}</Line>
      </Part>
      <Part title="Versions and services">
        <Line name="Northfold">{versions.app}</Line>
        <Line name="Node.js">{versions.node}</Line>
        <Line name="Writer">{writer.model ? `Model ${writer.model}` : "By rules, on this machine"}</Line>
        {writer.model ? (
          <Line name="Model calls today">
            {grouped(writer.callsToday)} of {grouped(writer.callsADay)}
          </Line>
        ) : null}
        <Line name="PayPal">
          {payments
            ? `Configured (${payments.environment}, ${payments.hasWebhook ? "with" : "without"} webhook)`
            : "Not configured"}
        </Line>
      </Part>
      <Part title="Job listings">
        {sources.map(({ name, listings, newestAt }) => (
          <Line key={name} name={name}>
            {listings === 0 ? "None" : grouped(listings)}
            {newestAt ? <span className="soft">, newest {distanceAgo(newestAt, at)}</span> : null}
          </Line>
        ))}
      </Part>
      <Part title="Background work">
        <Line name="Jobs waiting">{grouped(queue.waiting)}</Line>
        <Line name="Jobs running">{grouped(queue.running)}</Line>
        <Line name="Resumes waiting to be matched">{grouped(queue.matchingQueued)}</Line>
        <Line name="Resumes being matched">{grouped(queue.matchingRunning)}</Line>
      </Part>
      <section className="admin-wide sheet" aria-labelledby="failures">
        <h2 id="failures">Failures</h2>
        {queue.failures.length === 0 ? <p className="soft">Nothing has failed.</p> : null}
        <ul>
          {queue.failures.map((failure) => (
            <FailureLine key={failure.id} failure={failure} at={at} />
          ))}
        </ul>
      </section>
      <section className="admin-wide sheet" aria-labelledby="storage">
        <h2 id="storage">Storage</h2>
        <p className="soft">
          {grouped(storage.files)} uploaded {storage.files === 1 ? "file" : "files"}, {byteSize(storage.fileBytes)}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Collection</th>
              <th scope="col">Documents</th>
              <th scope="col">Size</th>
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
  const fetcher = useFetcher();
  return (
    <li>
      <div>
        <p>{failure.what}</p>
        <p className="soft small">
          <time dateTime={failure.at}>{distanceAgo(failure.at, at)}</time>
        </p>
      </div>
      <fetcher.Form method="post" action={href("/forms/admin/retry")}>
        <input type="hidden" name="kind" value={failure.kind} />
        <input type="hidden" name="id" value={failure.id} />
        <input type="hidden" name="returnTo" value="/admin?view=system" />
        <Button type="submit" disabled={fetcher.state !== "idle"}>
          Retry
        </Button>
      </fetcher.Form>
    </li>
  );
}
