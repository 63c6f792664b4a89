import { href } from "react-router";
import type { WishesView } from "../../../../server/resumes/view-resume.ts";
import { TextArea, TextField } from "../../../components/text-field.tsx";
import { Field } from "../../../components/field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { ProfileForm } from "./profile-form.tsx";

function choiceOf(remote: boolean | null): string {
  if (remote === null) return "any";
  return remote ? "yes" : "no";
}

export function WishesForm({ wishes, returnTo }: { wishes: WishesView; returnTo: string }) {
  const { failed, errors } = useFailedForm("wishes");
  return (
    <ProfileForm action={href("/forms/profile/wishes")} returnTo={returnTo}>
      <Field label="Target titles" hint="One title a line." error={errors.titles}>
        {(control) => (
          <TextArea {...control} name="titles" rows={3} defaultValue={failed?.titles ?? wishes.titles.join("\n")} />
        )}
      </Field>
      <Field label="Remote work">
        {(control) => (
          <select
            {...control}
            className="select"
            name="remote"
            defaultValue={failed?.remote ?? choiceOf(wishes.remote)}
          >
            <option value="any">No preference</option>
            <option value="yes">Yes, remote</option>
            <option value="no">No, on site</option>
          </select>
        )}
      </Field>
      <Field label="Minimum pay" hint="Dollars a year." error={errors.minimumPay}>
        {(control) => (
          <TextField
            {...control}
            name="minimumPay"
            inputMode="numeric"
            autoComplete="off"
            placeholder="e.g., 75000"
            defaultValue={failed?.minimumPay ?? wishes.minimumPay?.toString() ?? ""}
          />
        )}
      </Field>
    </ProfileForm>
  );
}
