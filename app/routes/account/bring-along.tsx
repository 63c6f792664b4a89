import { href, useFetcher } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { MAX_MOVED_SIZE } from "../../../server/domain/moving.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";

/** The way in for the ZIP that another installation made. */
export function BringAlong({ returnTo }: { returnTo: string }) {
  const fetcher = useFetcher();
  const { errors } = useFailedForm("bring-along");
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form
      method="post"
      action={href("/forms/account/bring-along")}
      className="account-bring"
      encType="multipart/form-data"
      noValidate
      data-later={errors.file ? undefined : ""}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field
        label="Bring your data along"
        hint={`The ZIP of your account at another ${BRAND}, up to ${MAX_MOVED_SIZE}. Nothing here is overwritten.`}
        error={errors.file}
      >
        {(control) => <input {...control} type="file" name="file" accept=".zip,application/zip" />}
      </Field>
      <Button type="submit" disabled={isSending}>
        {isSending ? "Taking in..." : "Take it in"}
      </Button>
    </fetcher.Form>
  );
}
