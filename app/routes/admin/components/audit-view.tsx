import { href, Form, Link, useLocation } from "react-router";
import type { AuditView as AuditRow } from "../../../../server/admin/find-audit.ts";
import { Options } from "../../../components/options.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { AUDIT_ACTIONS, auditActionLabel } from "../../../../server/domain/audit-actions.ts";
import { type AuditQuery, changedSearch } from "../admin-params.ts";

type AuditViewProps = { rows: AuditRow[]; hasNext: boolean; isFirst: boolean; query: AuditQuery };

export function AuditView({ rows, hasNext, isFirst, query }: AuditViewProps) {
  const { search } = useLocation();
  return (
    <section className="admin-users admin-alone sheet" aria-labelledby="audit-trail">
      <div className="admin-users-head">
        <h2 id="audit-trail">Audit trail</h2>
        {/* A file, not a screen: the browser fetches it itself. */}
        <a className="link small" href={`/admin/audit.csv${changedSearch(search, { after: null })}`} download>
          Download as CSV
        </a>
      </div>
      <AuditForm query={query} />
      {rows.length === 0 ? (
        <NoRows isFiltered={isFiltered(query)} />
      ) : (
        <ul>
          {rows.map((row) => (
            <AuditLine key={row.id} row={row} />
          ))}
        </ul>
      )}
      {hasNext || !isFirst ? (
        <nav className="admin-pages" aria-label="Pages of the audit trail">
          {isFirst ? null : (
            <Button asChild>
              <Link to={changedSearch(search, { after: null })}>Newest</Link>
            </Button>
          )}
          {hasNext ? (
            <Button asChild>
              <Link to={changedSearch(search, { after: rows.at(-1)?.id ?? null })}>Older</Link>
            </Button>
          ) : null}
        </nav>
      ) : null}
    </section>
  );
}

function isFiltered({ actor, target, action, from, to }: AuditQuery): boolean {
  return [actor, target, action, from, to].some(Boolean);
}

function NoRows({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <div className="empty">
      <h3>Nothing fits these filters</h3>
      <p>Addresses are compared whole, and days are those of UTC.</p>
      <Button asChild>
        <Link to={`${href("/admin")}?view=audit`}>Show the whole trail</Link>
      </Button>
    </div>
  ) : (
    <div className="empty">
      <h3>Nothing recorded</h3>
      <p>Switches, resets and what is changed while viewing as another user will stand here.</p>
    </div>
  );
}

function AuditForm({ query }: { query: AuditQuery }) {
  return (
    <Form method="get" role="search" className="filters" key={JSON.stringify(query)} preventScrollReset>
      <input type="hidden" name="view" value="audit" />
      <TextField
        type="search"
        name="actor"
        aria-label="Who, by e-mail address"
        placeholder="Who: e-mail address"
        defaultValue={query.actor}
        autoComplete="off"
      />
      <TextField
        type="search"
        name="target"
        aria-label="Whom it concerns, by e-mail address"
        placeholder="Whom: e-mail address"
        defaultValue={query.target}
        autoComplete="off"
      />
      <select className="select" name="event" aria-label="Action" defaultValue={query.action ?? ""}>
        <option value="">All actions</option>
        <Options of={AUDIT_ACTIONS} />
      </select>
      <label className="admin-day">
        From <input type="date" name="from" defaultValue={query.from} />
      </label>
      <label className="admin-day">
        To <input type="date" name="to" defaultValue={query.to} />
      </label>
      <Button type="submit">Filter</Button>
    </Form>
  );
}

function AuditLine({ row }: { row: AuditRow }) {
  const { at, actor, asUser, action, target, detail, address, requestId } = row;
  const day = at.slice(0, 10);
  return (
    <li className="admin-audit">
      <time className="num small soft" dateTime={at}>
        {day} {at.slice(11, 19)} UTC
      </time>
      <div>
        <p>
          <b>{actor}</b> · {auditActionLabel(action)}
          {target && target !== asUser ? <> · {target}</> : null}
          {asUser ? <> · as {asUser}</> : null}
        </p>
        <Facts className="soft small">
          {detail === "" ? null : <span className="admin-id">{detail}</span>}
          <span>{address ? `From ${address}` : "On the server itself"}</span>
          {requestId ? <span className="admin-id">{requestId}</span> : null}
        </Facts>
      </div>
    </li>
  );
}
