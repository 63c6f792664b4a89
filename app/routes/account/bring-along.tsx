import { href, Link, useFetcher } from "react-router";
import type { MoveView } from "../../../server/account/moving/find-move.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { MAX_MOVED_SIZE } from "../../../server/domain/moving.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Meter } from "../../components/meter.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";
import { useProgress } from "./use-progress.ts";

type BringAlongProps = { move: MoveView | null; returnTo: string };

export function BringAlong({ move, returnTo }: BringAlongProps) {
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  const { errors } = useFailedForm("bring-along");
  const isSending = fetcher.state !== "idle";
  if (move?.state === "waiting" || move?.state === "running") return <UnderWay move={move} returnTo={returnTo} />;
  return (
    <>
      {move?.state === "failed" ? <Failed move={move} returnTo={returnTo} /> : null}
      <fetcher.Form
        method="post"
        action={href("/forms/account/bring-along")}
        className="account-bring"
        encType="multipart/form-data"
        noValidate
        data-later={errors.file ? undefined : ""}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={texts.bringAlong} hint={texts.bringAlongHint(BRAND, MAX_MOVED_SIZE)} error={errors.file}>
          {(control) => <input {...control} type="file" name="file" accept=".zip,application/zip" />}
        </Field>
        <Button type="submit" disabled={isSending}>
          {isSending ? texts.takingIn : texts.takeIn}
        </Button>
      </fetcher.Form>
      {move?.state === "done" ? <p className="soft small">{`${texts.lastTakenIn} ${move.told}`}</p> : null}
    </>
  );
}

/** A link for those without scripts; with them it moves by itself, as the server does anyway. */
function UnderWay({ move: { done, all }, returnTo }: { move: MoveView; returnTo: string }) {
  const texts = useTexts("account", english);
  useProgress();
  const says = all === 0 ? texts.movesSoon : texts.movedSoFar(done, all);
  return (
    <div className="account-line">
      <div role="status">
        <p>{says}</p>
        <Meter role="progressbar" label={texts.bringAlong} value={done} max={Math.max(1, all)} valueText={says} />
        <p className="soft small">{texts.movesOn}</p>
      </div>
      <Button asChild>
        <Link to={returnTo} preventScrollReset replace>
          {texts.refresh}
        </Link>
      </Button>
    </div>
  );
}

function Failed({ move, returnTo }: { move: MoveView; returnTo: string }) {
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/account/bring-along")} className="account-line">
      <input type="hidden" name="again" value="on" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <p>
        {move.told} <span className="soft small">{texts.whatCameStays}</span>
      </p>
      <Button type="submit" disabled={fetcher.state !== "idle"}>
        {texts.tryAgain}
      </Button>
    </fetcher.Form>
  );
}
