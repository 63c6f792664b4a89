import { href, Link, useFetcher } from "react-router";
import { filtersOn, MAX_SEARCH_NAME_LENGTH, parseMatchFilters } from "../../../server/domain/match-filters.ts";
import type { SavedSearchView } from "../../../server/matches/saved-searches/find-saved-searches.ts";
import { Button } from "../../components/button.tsx";
import { DialogActions } from "../../components/dialog-actions.tsx";
import { Field } from "../../components/field.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { useFilterText } from "./components/filter-words.ts";
import { useTexts } from "../../components/use-texts.ts";
import { jobs } from "../../texts/en/jobs.ts";

type SearchDialogsProps = { searches: SavedSearchView[]; search: string; returnTo: string };

export function SearchDialogs({ searches, search, returnTo }: SearchDialogsProps) {
  const dialog = new URLSearchParams(search).get("dialog");
  if (dialog === "save-search") return <SaveSearch search={search} returnTo={returnTo} />;
  if (dialog === "searches") return <EditSearches searches={searches} returnTo={returnTo} />;
  return null;
}

function SaveSearch({ search, returnTo }: Omit<SearchDialogsProps, "searches">) {
  const texts = useTexts("jobs", jobs);
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("save-search");
  const filters = parseMatchFilters(new URLSearchParams(search));
  const filterText = useFilterText();
  const words = filtersOn({ ...filters, isNew: false }).map((name) => filterText(name, filters, false));
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog open closeHref={returnTo} title={texts.saveSearch} description={words.join(" · ")}>
      <fetcher.Form method="post" action={href("/forms/searches/save")} noValidate>
        <input type="hidden" name="search" value={search.replace(/^\?/, "")} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={texts.searchName} error={errors.name}>
          {(control) => (
            <TextField
              {...control}
              name="name"
              autoComplete="off"
              maxLength={MAX_SEARCH_NAME_LENGTH}
              defaultValue={failed?.name ?? words.join(", ").slice(0, MAX_SEARCH_NAME_LENGTH)}
            />
          )}
        </Field>
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="ink" disabled={isSending}>
            {isSending ? "Saving..." : "Save"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function EditSearches({ searches, returnTo }: Omit<SearchDialogsProps, "search">) {
  const texts = useTexts("jobs", jobs);
  const { failed } = useFailedForm("searches");
  return (
    <ModalDialog open closeHref={returnTo} title={texts.savedSearches}>
      {searches.length === 0 ? <p className="soft">{texts.noneLeft}</p> : null}
      <ul className="saved-searches">
        {searches.map((saved) => (
          <EditSearch
            key={saved.id}
            saved={saved}
            typed={failed?.searchId === saved.id ? (failed.name ?? null) : null}
            returnTo={returnTo}
          />
        ))}
      </ul>
      <div className="dialog-actions">
        <Button asChild>
          <Link to={returnTo} preventScrollReset>
            Close
          </Link>
        </Button>
      </div>
    </ModalDialog>
  );
}

function EditSearch({ saved, typed, returnTo }: { saved: SavedSearchView; typed: string | null; returnTo: string }) {
  const rename = useFetcher();
  const remove = useFetcher();
  const fields = (
    <>
      <input type="hidden" name="searchId" value={saved.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
  return (
    <li>
      <rename.Form method="post" action={href("/forms/searches/rename")} noValidate>
        {fields}
        <TextField
          aria-label={useTexts("jobs", jobs).nameOf(saved.name)}
          name="name"
          autoComplete="off"
          maxLength={MAX_SEARCH_NAME_LENGTH}
          defaultValue={typed ?? saved.name}
        />
        <Button type="submit" disabled={rename.state !== "idle"} aria-label={`Rename ${saved.name}`}>
          Rename
        </Button>
      </rename.Form>
      <remove.Form method="post" action={href("/forms/searches/delete")}>
        {fields}
        <Button type="submit" look="ghost" disabled={remove.state !== "idle"} aria-label={`Delete ${saved.name}`}>
          Delete
        </Button>
      </remove.Form>
    </li>
  );
}
