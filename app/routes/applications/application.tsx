import { data, href, Link, useFetcher, useLocation } from "react-router";
import { findApplication, type OneApplication } from "../../../server/applications/find-application.ts";
import { findSentChoices } from "../../../server/applications/find-sent-choices.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { isoDay } from "../../../server/domain/iso-day.ts";
import { applicationListHref } from "../../../server/domain/application-list.ts";
import { APPLICATION_STATUSES, STATUS_NAMES } from "../../../server/domain/application-statuses.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { Button } from "../../components/button.tsx";
import { revalidateScreen } from "../../components/revalidate-screen.ts";
import { longUsDate } from "../../lib/relative-time.ts";
import { webAddress } from "../../../server/domain/web-address.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/application";
import { Details } from "./details-form.tsx";
import { Notes } from "./notes.tsx";
import { Sent } from "./sent.tsx";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/analytics.css?url";

export const handle = { scripts: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.application.jobTitle ?? "Application"} · ${BRAND}` },
];

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { user } = requireSignedIn(context);
  const now = new Date();
  const application = await findApplication(user._id, params.id, now);
  if (!application) throw data(null, { status: 404 });
  const choices = await findSentChoices(user._id);
  return { application, choices, today: isoDay(now), origin: getAuthConfig().appUrl };
}

export const shouldRevalidate = revalidateScreen;

export default function ApplicationScreen({
  loaderData: { application, choices, today, origin },
}: Route.ComponentProps) {
  const { pathname: returnTo } = useLocation();
  const { id, jobTitle, company, appliedAt, score, resumeName } = application;
  return (
    <>
      <ScreenStyles href={styles} />
      <header className="screen-head">
        <p className="small">
          <Link className="link" to={applicationListHref()}>
            All applications
          </Link>
        </p>
        <h1>{jobTitle}</h1>
        <p className="facts soft">
          {company ? <span>{company}</span> : null}
          <span>
            Applied <time dateTime={appliedAt}>{longUsDate(appliedAt)}</time>
          </span>
          <span>{resumeName ? sentWith(resumeName, score) : "Made elsewhere"}</span>
        </p>
      </header>
      <div className="ap-columns">
        <div>
          <StatusForm id={id} status={application.status} returnTo={returnTo} />
          <Details application={application} today={today} returnTo={returnTo} />
          <History history={application.history} />
        </div>
        <div>
          <Notes id={id} notes={application.notes} returnTo={returnTo} />
          <Sent application={application} choices={choices} returnTo={returnTo} />
          <Posting application={application} origin={origin} />
        </div>
      </div>
    </>
  );
}

function sentWith(resumeName: string, score: number | null): string {
  return score === null ? `Sent with ${resumeName}` : `Score ${score}% with ${resumeName}`;
}

function StatusForm({ id, status, returnTo }: Pick<OneApplication, "id" | "status"> & { returnTo: string }) {
  const fetcher = useFetcher();
  return (
    <section className="sheet ap-part" aria-labelledby="status-title">
      <h2 id="status-title">Status</h2>
      <fetcher.Form method="post" action={href("/forms/applications/status")} className="ap-statuses">
        <input type="hidden" name="applicationId" value={id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        {APPLICATION_STATUSES.map((choice) => (
          <Button
            key={choice}
            type="submit"
            name="status"
            value={choice}
            look={choice === status ? "ink" : "line"}
            aria-pressed={choice === status}
            disabled={fetcher.state !== "idle"}
          >
            {STATUS_NAMES[choice]}
          </Button>
        ))}
      </fetcher.Form>
    </section>
  );
}

function History({ history }: Pick<OneApplication, "history">) {
  return (
    <section className="sheet ap-part" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <ol className="ap-history">
        {history.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {STATUS_NAMES[status]}, <time dateTime={at}>{longUsDate(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Posting({ application, origin }: { application: OneApplication; origin: string }) {
  const { posting, address } = application;
  const stated = posting?.sourceUrl ?? address;
  const link = stated === "" ? null : webAddress(stated, origin);
  if (!posting && !link) return null;
  return (
    <section className="sheet ap-part" aria-labelledby="posting-title">
      <h2 id="posting-title">Posting</h2>
      {posting?.asOf ? (
        <p className="soft small">
          As it was on <time dateTime={posting.asOf}>{longUsDate(posting.asOf)}</time>, the day you applied.
          {posting.isClosed ? " It is no longer listed." : null}
        </p>
      ) : null}
      {link ? (
        <p>
          <a className="link" href={link} target="_blank" rel="noopener noreferrer">
            Open the posting<span className="visually-hidden"> in a new tab</span>
          </a>
        </p>
      ) : null}
      {posting ? <p className="ap-posting">{posting.description}</p> : null}
    </section>
  );
}
