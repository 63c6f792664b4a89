import { href, useFetcher } from "react-router";
import type { SourceView } from "../../../../server/jobs/find-sources.ts";
import { DAYS_CLOSED_ARE_KEPT } from "../../../../server/domain/posting.ts";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { useAdminTexts } from "../admin-texts.ts";

export function RemoveSource({ source, returnTo }: { source: SourceView | undefined; returnTo: string }) {
  const texts = useAdminTexts();
  const fetcher = useFetcher();
  if (!source) return null;
  const fate = source.open === 0 ? texts.hasNoOpen : texts.areClosed(source.open, DAYS_CLOSED_ARE_KEPT);
  return (
    <ModalDialog
      open
      closeHref={returnTo}
      title={texts.removeSource}
      description={`${texts.isReadNoMore(source.name)} ${fate}`}
    >
      <fetcher.Form method="post" action={href("/forms/admin/remove-source")}>
        <input type="hidden" name="sourceId" value={source.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="danger" disabled={fetcher.state !== "idle"}>
            {texts.removeSource}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}
