import { href, useFetcher } from "react-router";
import type { SourceView } from "../../../../server/jobs/find-sources.ts";
import { DAYS_CLOSED_ARE_KEPT } from "../../../../server/domain/posting.ts";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { openInWords } from "../source-words.ts";

export function RemoveSource({ source, returnTo }: { source: SourceView | undefined; returnTo: string }) {
  const fetcher = useFetcher();
  if (!source) return null;
  const fate =
    source.open === 0
      ? "It has no open postings."
      : `Its ${openInWords(source)} ${source.open === 1 ? "is" : "are"} closed, but for what another source lists too. ` +
        `What somebody applied to or wrote for is kept; the others are deleted after ${DAYS_CLOSED_ARE_KEPT} days.`;
  return (
    <ModalDialog
      open
      closeHref={returnTo}
      title="Remove source"
      description={`${source.name} is read no more. ${fate}`}
    >
      <fetcher.Form method="post" action={href("/forms/admin/remove-source")}>
        <input type="hidden" name="sourceId" value={source.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="danger" disabled={fetcher.state !== "idle"}>
            Remove source
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}
