import { href, Form, Link, useLocation } from "react-router";
import type { AuditView as AuditRow } from "../../../../server/admin/find-audit.ts";
import { OlderPages } from "./older-pages.tsx";
import { OptionsInWords } from "./options-in-words.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { AUDIT_ACTIONS } from "../../../../server/domain/audit-actions.ts";
import { useAdminTexts } from "../admin-texts.ts";
import { type AuditQuery, changedSearch } from "../admin-params.ts";

type AuditViewProps = { rows: AuditRow[]; hasNext: boolean; isFirst: boolean; query: AuditQuery };

export function AuditView({ rows, hasNext, isFirst, query }: AuditViewProps) {
  const texts = useAdminTexts();
  const { search } = useLocation();
  return (
    <section className="admin-users admin-alone sheet" aria-labelledby="audit-trail">
      <div className="admin-users-head">
        <h2 id="audit-trail">{texts.auditTrail}</h2>
        {/* A file, not a screen: the browser fetches it itself. */}
        <a className="link small" href={`/admin/audit.csv${changedSearch(search, { after: null })}`} download>
          {texts.downloadCsv}
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
      <OlderPages label={texts.pagesOfTrail} lastId={rows.at(-1)?.id} {...{ hasNext, isFirst }} />
    </section>
  );
}

function isFiltered({ actor, target, action, from, to }: AuditQuery): boolean {
  return [actor, target, action, from, to].some(Boolean);
}

function NoRows({ isFiltered }: { isFiltered: boolean }) {
  const texts = useAdminTexts();
  return isFiltered ? (
    <div className="empty">
      <h3>{texts.nothingFits}</h3>
      <p>{texts.comparedWhole}</p>
      <Button asChild>
        <Link to={`${href("/admin")}?view=audit`}>{texts.showWholeTrail}</Link>
      </Button>
    </div>
  ) : (
    <div className="empty">
      <h3>{texts.nothingRecorded}</h3>
      <p>{texts.willBeRecorded}</p>
    </div>
  );
}

function AuditForm({ query }: { query: AuditQuery }) {
  const texts = useAdminTexts();
  return (
    <Form method="get" role="search" className="filters" key={JSON.stringify(query)} preventScrollReset>
      <input type="hidden" name="view" value="audit" />
      <TextField
        type="search"
        name="actor"
        aria-label={texts.whoByAddress}
        placeholder={texts.who}
        defaultValue={query.actor}
        autoComplete="off"
      />
      <TextField
        type="search"
        name="target"
        aria-label={texts.whomByAddress}
        placeholder={texts.whom}
        defaultValue={query.target}
        autoComplete="off"
      />
      <select className="select" name="event" aria-label={texts.action} defaultValue={query.action ?? ""}>
        <option value="">{texts.allActions}</option>
        <OptionsInWords of={AUDIT_ACTIONS} words={texts.actions} />
      </select>
      <label className="admin-day">
        {texts.from} <input type="date" name="from" defaultValue={query.from} />
      </label>
      <label className="admin-day">
        {texts.to} <input type="date" name="to" defaultValue={query.to} />
      </label>
      <Button type="submit">{texts.filter}</Button>
    </Form>
  );
}

function AuditLine({ row }: { row: AuditRow }) {
  const texts = useAdminTexts();
  const actions: Record<string, string> = texts.actions;
  const { at, actor, asUser, action, target, detail, address, requestId } = row;
  const day = at.slice(0, 10);
  return (
    <li className="admin-audit">
      <time className="num small soft" dateTime={at}>
        {day} {at.slice(11, 19)} UTC
      </time>
      <div>
        <p>
          <b>{actor}</b> · {actions[action] ?? action}
          {target && target !== asUser ? <> · {target}</> : null}
          {asUser ? <> · {texts.asUser(asUser)}</> : null}
        </p>
        <Facts className="soft small">
          {detail === "" ? null : <span className="admin-id">{detail}</span>}
          <span>{address ? texts.fromAddress(address) : texts.onServer}</span>
          {requestId ? <span className="admin-id">{requestId}</span> : null}
        </Facts>
      </div>
    </li>
  );
}
