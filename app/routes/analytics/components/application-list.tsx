import { href, Link, useLocation } from "react-router";
import type { ApplicationPage } from "../../../../server/applications/list-applications.ts";
import { Button } from "../../../components/button.tsx";
import {
  applicationListHref,
  type ApplicationQuery,
  applicationQueryParams,
} from "../../../../server/domain/application-list.ts";
import { LISTED_STATUSES } from "../../../../server/domain/application-statuses.ts";
import { withoutDialog } from "../../../lib/dialogs.ts";
import { ApplicationFilters } from "./application-filters.tsx";
import { ApplicationRow } from "./application-row.tsx";
import { BulkMove } from "./move-form.tsx";

type ApplicationListProps = {
  query: ApplicationQuery;
  list: ApplicationPage;
  origin: string;
};

export function ApplicationList({ query, list, origin }: ApplicationListProps) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + withoutDialog(search);
  const isNarrowed = query.outcome !== null || query.score !== null || query.week !== null;
  if (list.total === 0 && !isNarrowed) return <NoApplications />;
  return (
    <section aria-labelledby="applications-title">
      <div className="an-list-head">
        <div>
          <h2 id="applications-title">Your Applications</h2>
          <p className="soft small num" role="status">
            {shownText(list)}
          </p>
        </div>
        <ApplicationFilters query={query} />
        <Button asChild>
          <Link to={href("/analytics/applications/add")}>Add an application</Link>
        </Button>
        <Button asChild>
          <Link to={href("/analytics/applications/import")}>Import CSV</Link>
        </Button>
        {list.total > 0 ? (
          <Button asChild>
            <a href={`/analytics/applications.csv?${applicationQueryParams({ ...query, page: 1 })}`} download>
              Download CSV
            </a>
          </Button>
        ) : null}
      </div>
      {list.total === 0 ? (
        <div className="empty sheet">
          <h3>No application fits these filters</h3>
          <Button asChild>
            <Link to={applicationListHref()}>Show all applications</Link>
          </Button>
        </div>
      ) : (
        <ul className="an-applications sheet">
          {list.applications.map((application) => (
            <ApplicationRow key={application.id} application={application} origin={origin} returnTo={returnTo} />
          ))}
        </ul>
      )}
      {list.total > 0 ? <BulkMove statuses={LISTED_STATUSES} returnTo={returnTo} /> : null}
      <Pages query={query} pages={list.pages} />
    </section>
  );
}

function shownText({ first, applications, total }: ApplicationPage): string {
  if (total === 0) return "None";
  if (applications.length === total) return total === 1 ? "1 application" : `${total} applications`;
  return `${first}–${first + applications.length - 1} of ${total} applications`;
}

function NoApplications() {
  return (
    <div className="empty sheet an-none">
      <h2>No applications yet</h2>
      <p>Every job you apply to from here is kept with its date, its score and the resume you had then.</p>
      <Button asChild>
        <Link to={href("/")}>Go to your matches</Link>
      </Button>{" "}
      <Button asChild>
        <Link to={href("/analytics/applications/add")}>Add one you sent elsewhere</Link>
      </Button>{" "}
      <Button asChild>
        <Link to={href("/analytics/applications/import")}>Import a table of them</Link>
      </Button>
    </div>
  );
}

function Pages({ query, pages }: { query: ApplicationQuery; pages: number }) {
  if (pages === 1) return null;
  const { page } = query;
  return (
    <nav className="an-pages" aria-label="Pages">
      {page > 1 ? (
        <Button asChild>
          <Link to={applicationListHref({ ...query, page: page - 1 })} rel="prev">
            Previous
          </Link>
        </Button>
      ) : null}
      <span className="soft small num">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Button asChild>
          <Link to={applicationListHref({ ...query, page: page + 1 })} rel="next">
            Next
          </Link>
        </Button>
      ) : null}
    </nav>
  );
}
