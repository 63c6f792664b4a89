import { href } from "react-router";
import type { WishesView } from "../../../../server/resumes/view-resume.ts";
import { TextArea, TextField } from "../../../components/text-field.tsx";
import { Field } from "../../../components/field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { ProfileForm } from "./profile-form.tsx";
import { useResumeTexts } from "../resume-texts.ts";

function choiceOf(remote: boolean | null): string {
  if (remote === null) return "any";
  return remote ? "yes" : "no";
}

export function WishesForm({ wishes, returnTo }: { wishes: WishesView; returnTo: string }) {
  const texts = useResumeTexts();
  const { failed, errors } = useFailedForm("wishes");
  return (
    <ProfileForm action={href("/forms/profile/wishes")} returnTo={returnTo}>
      <Field label={texts.targetTitles} hint={texts.titleALine} error={errors.titles}>
        {(control) => (
          <TextArea {...control} name="titles" rows={3} defaultValue={failed?.titles ?? wishes.titles.join("\n")} />
        )}
      </Field>
      <Field label={texts.remoteWork}>
        {(control) => (
          <select
            {...control}
            className="select"
            name="remote"
            defaultValue={failed?.remote ?? choiceOf(wishes.remote)}
          >
            <option value="any">{texts.noPreference}</option>
            <option value="yes">{texts.yesRemote}</option>
            <option value="no">{texts.noOnSite}</option>
          </select>
        )}
      </Field>
      <Field label={texts.minimumPay} hint={texts.dollarsAYear} error={errors.minimumPay}>
        {(control) => (
          <TextField
            {...control}
            name="minimumPay"
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.payHint}
            defaultValue={failed?.minimumPay ?? wishes.minimumPay?.toString() ?? ""}
          />
        )}
      </Field>
    </ProfileForm>
  );
}
