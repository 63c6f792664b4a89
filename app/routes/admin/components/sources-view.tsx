import { Link, useLocation } from "react-router";
import type { SourceView } from "../../../../server/jobs/find-sources.ts";
import type { SourceKindView } from "../../../../server/jobs/list-source-kinds.ts";
import { Button } from "../../../components/button.tsx";
import { withDialog, withoutDialog } from "../../../lib/dialogs.ts";
import { ADD_SOURCE } from "../../../lib/source-fields.ts";
import { useAdminTexts } from "../admin-texts.ts";
import { AddSource } from "./add-source.tsx";
import { RemoveSource } from "./remove-source.tsx";
import { SourceLine } from "./source-line.tsx";

type SourcesViewProps = { sources: SourceView[]; kinds: SourceKindView[]; now: string };

export function SourcesView({ sources, kinds, now }: SourcesViewProps) {
  const texts = useAdminTexts();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const returnTo = pathname + withoutDialog(search);
  const add = (
    <Button asChild look="ink">
      <Link to={withDialog(search, ADD_SOURCE)} preventScrollReset>
        {texts.addSource}
      </Link>
    </Button>
  );
  return (
    <>
      <section className="admin-users admin-alone sheet" aria-labelledby="sources">
        <div className="admin-users-head">
          <h2 id="sources">{texts.sources}</h2>
          {sources.length === 0 ? null : add}
        </div>
        {sources.length === 0 ? (
          <div className="empty">
            <h3>{texts.noSources}</h3>
            <p>{texts.untilThen}</p>
            {add}
          </div>
        ) : (
          <ul>
            {sources.map((source) => (
              <SourceLine key={source.id} source={source} at={new Date(now)} returnTo={returnTo} />
            ))}
          </ul>
        )}
      </section>
      <AddSource
        open={params.get("dialog") === ADD_SOURCE}
        kinds={kinds}
        chosen={kinds.find(({ kind }) => kind === params.get("add")) ?? null}
        returnTo={returnTo}
      />
      <RemoveSource
        source={
          params.get("dialog") === "remove-source" ? sources.find(({ id }) => id === params.get("remove")) : undefined
        }
        returnTo={returnTo}
      />
    </>
  );
}
