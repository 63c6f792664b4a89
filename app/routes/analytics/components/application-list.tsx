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
import { useTexts } from "../../../components/use-texts.ts";
import { tracker } from "../../../texts/en/tracker.ts";

type ApplicationListProps = {
  query: ApplicationQuery;
  list: ApplicationPage;
  origin: string;
};

export function ApplicationList({ query, list, origin }: ApplicationListProps) {
  const texts = useTexts("tracker", tracker);
  const { pathname, search } = useLocation();
  const returnTo = pathname + withoutDialog(search);
  const isNarrowed = query.outcome !== null || query.score !== null || query.week !== null;
  if (list.total === 0 && !isNarrowed) return <NoApplications />;
  return (
    <section aria-labelledby="applications-title">
      <div className="an-list-head">
        <div>
          <h2 id="applications-title">{texts.yourApplications}</h2>
          <p className="soft small num" role="status">
            <ShownText {...list} />
          </p>
        </div>
        <ApplicationFilters query={query} />
        <div className="an-list-ways">
          <Button asChild>
            <Link to={href("/analytics/applications/add")}>{texts.add}</Link>
          </Button>
          <Button asChild>
            <Link to={href("/analytics/applications/import")}>{texts.importCsv}</Link>
          </Button>
          {list.total > 0 ? (
            <Button asChild>
              <a href={`/analytics/applications.csv?${applicationQueryParams({ ...query, page: 1 })}`} download>
                {texts.downloadCsv}
              </a>
            </Button>
          ) : null}
        </div>
      </div>
      {list.total === 0 ? (
        <div className="empty sheet">
          <h3>{texts.noneFits}</h3>
          <Button asChild>
            <Link to={applicationListHref()}>{texts.showAll}</Link>
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

function ShownText({ first, applications, total }: ApplicationPage) {
  const texts = useTexts("tracker", tracker);
  if (total === 0) return texts.none;
  if (applications.length === total) return texts.count(total);
  return texts.countOf(first, first + applications.length - 1, total);
}

function NoApplications() {
  const texts = useTexts("tracker", tracker);
  return (
    <div className="empty sheet an-none">
      <h2>{texts.noneYet}</h2>
      <p>{texts.noneYetWhy}</p>
      <Button asChild>
        <Link to={href("/")}>{texts.toMatches}</Link>
      </Button>{" "}
      <Button asChild>
        <Link to={href("/analytics/applications/add")}>{texts.addElsewhere}</Link>
      </Button>{" "}
      <Button asChild>
        <Link to={href("/analytics/applications/import")}>{texts.importTable}</Link>
      </Button>
    </div>
  );
}

function Pages({ query, pages }: { query: ApplicationQuery; pages: number }) {
  const texts = useTexts("tracker", tracker);
  if (pages === 1) return null;
  const { page } = query;
  return (
    <nav className="an-pages" aria-label={texts.pages}>
      {page > 1 ? (
        <Button asChild>
          <Link to={applicationListHref({ ...query, page: page - 1 })} rel="prev">
            {texts.previous}
          </Link>
        </Button>
      ) : null}
      <span className="soft small num">{texts.page(page, pages)}</span>
      {page < pages ? (
        <Button asChild>
          <Link to={applicationListHref({ ...query, page: page + 1 })} rel="next">
            {texts.next}
          </Link>
        </Button>
      ) : null}
    </nav>
  );
}
