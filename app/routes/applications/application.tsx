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
import { webAddress } from "../../../server/domain/web-address.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/application";
import { Details } from "./details-form.tsx";
import { Notes } from "./notes.tsx";
import { Sent } from "./sent.tsx";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/analytics.css?url";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { tracker } from "../../texts/en/tracker.ts";

export const handle = { scripts: true, texts: ["tracker"] };

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
  const texts = useTexts("tracker", tracker);
  const formats = useFormats();
  const { pathname: returnTo } = useLocation();
  const { id, jobTitle, company, appliedAt, score, resumeName } = application;
  const sentWith = score === null ? texts.sentWith(resumeName) : texts.scoredWith(score, resumeName);
  return (
    <>
      <ScreenStyles href={styles} />
      <header className="screen-head">
        <p className="small">
          <Link className="link" to={applicationListHref()}>
            {texts.all}
          </Link>
        </p>
        <h1>{jobTitle}</h1>
        <p className="facts soft">
          {company ? <span>{company}</span> : null}
          <span>
            {texts.applied} <time dateTime={appliedAt}>{formats.longDate(appliedAt)}</time>
          </span>
          <span>{resumeName ? sentWith : texts.madeElsewhere}</span>
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

function StatusForm({ id, status, returnTo }: Pick<OneApplication, "id" | "status"> & { returnTo: string }) {
  const texts = useTexts("tracker", tracker);
  const fetcher = useFetcher();
  return (
    <section className="sheet ap-part" aria-labelledby="status-title">
      <h2 id="status-title">{texts.status}</h2>
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
            {texts.choice(STATUS_NAMES[choice])}
          </Button>
        ))}
      </fetcher.Form>
    </section>
  );
}

function History({ history }: Pick<OneApplication, "history">) {
  const texts = useTexts("tracker", tracker);
  const formats = useFormats();
  return (
    <section className="sheet ap-part" aria-labelledby="history-title">
      <h2 id="history-title">{texts.history}</h2>
      <ol className="ap-history">
        {history.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {texts.choice(STATUS_NAMES[status])}, <time dateTime={at}>{formats.longDate(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Posting({ application, origin }: { application: OneApplication; origin: string }) {
  const texts = useTexts("tracker", tracker);
  const formats = useFormats();
  const { posting, address } = application;
  const stated = posting?.sourceUrl ?? address;
  const link = stated === "" ? null : webAddress(stated, origin);
  if (!posting && !link) return null;
  return (
    <section className="sheet ap-part" aria-labelledby="posting-title">
      <h2 id="posting-title">{texts.posting}</h2>
      {posting?.asOf ? (
        <p className="soft small">
          {texts.asItWasOn} <time dateTime={posting.asOf}>{formats.longDate(posting.asOf)}</time>
          {texts.dayYouApplied}
          {posting.isClosed ? ` ${texts.notListedNow}` : null}
        </p>
      ) : null}
      {link ? (
        <p>
          <a className="link" href={link} target="_blank" rel="noopener noreferrer">
            {texts.openPosting}
            <span className="visually-hidden">{texts.inNewTab}</span>
          </a>
        </p>
      ) : null}
      {posting ? <p className="ap-posting">{posting.description}</p> : null}
    </section>
  );
}
