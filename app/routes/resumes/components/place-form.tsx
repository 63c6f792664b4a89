import { href } from "react-router";
import type { WishesView } from "../../../../server/resumes/view-resume.ts";
import { TextField } from "../../../components/text-field.tsx";
import { Field } from "../../../components/field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { ProfileForm } from "./profile-form.tsx";
import { useResumeTexts } from "../resume-texts.ts";

type PlaceFormProps = { wishes: WishesView /** The place the resume names. */; found: string | null; returnTo: string };

export function PlaceForm({ wishes, found, returnTo }: PlaceFormProps) {
  const texts = useResumeTexts();
  const { failed, errors } = useFailedForm("place");
  return (
    <ProfileForm action={href("/forms/profile/place")} returnTo={returnTo}>
      <Field label={texts.cityAndState} hint={texts.countsForAll(found)} error={errors.place}>
        {(control) => (
          <TextField
            {...control}
            name="place"
            autoComplete="address-level2"
            placeholder={texts.placeHint}
            maxLength={100}
            defaultValue={failed?.place ?? wishes.place ?? found ?? ""}
          />
        )}
      </Field>
    </ProfileForm>
  );
}
