import { href, useFetcher } from "react-router";
import { type ApplicationStatus, STATUS_NAMES } from "../../../../server/domain/application-statuses.ts";
import { Button } from "../../../components/button.tsx";
import { Options } from "../../../components/options.tsx";
import { useTexts } from "../../../components/use-texts.ts";
import { tracker } from "../../../texts/en/tracker.ts";

const BULK = "bulk-move";

function useOptions(statuses: readonly ApplicationStatus[]) {
  const { choice } = useTexts("tracker", tracker);
  return statuses.map((value) => ({ value, label: choice(STATUS_NAMES[value]) }));
}

/** Belongs to the form of BulkMove, wherever it stands on the page. */
export function BulkBox({ card, label }: { card: string; label: string }) {
  return <input type="checkbox" className="bulk-box" form={BULK} name="card" value={card} aria-label={label} />;
}

type BulkProps = { statuses: readonly ApplicationStatus[]; returnTo: string };

export function BulkMove({ statuses, returnTo }: BulkProps) {
  const texts = useTexts("tracker", tracker);
  const fetcher = useFetcher();
  return (
    <fetcher.Form id={BULK} method="post" action={href("/forms/applications/move")} className="bulk-move">
      <input type="hidden" name="returnTo" value={returnTo} />
      <label>
        <span>{texts.moveTicked}</span>{" "}
        <select className="select" name="status">
          <Options of={useOptions(statuses)} />
        </select>
      </label>
      <Button type="submit" disabled={fetcher.state !== "idle"}>
        {texts.move}
      </Button>
    </fetcher.Form>
  );
}

type MoveProps = BulkProps & { card: string; name: string };

/** Moves one card: nothing is saved before the button is pressed. */
export function MoveForm({ card, name, statuses, returnTo }: MoveProps) {
  const texts = useTexts("tracker", tracker);
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/applications/move")} className="bd-move">
      <input type="hidden" name="card" value={card} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <select className="select" name="status" aria-label={texts.whereTo(name)}>
        <Options of={useOptions(statuses)} />
      </select>
      <Button type="submit" size="small" aria-label={texts.moveOne(name)} disabled={fetcher.state !== "idle"}>
        {texts.move}
      </Button>
    </fetcher.Form>
  );
}
