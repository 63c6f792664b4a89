import { href } from "react-router";
import type { WishesView } from "../../../../server/resumes/view-resume.ts";
import { TextField } from "../../../components/text-field.tsx";
import { Field } from "../../../components/field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { ProfileForm } from "./profile-form.tsx";

type PlaceFormProps = { wishes: WishesView /** The place the resume names. */; found: string | null; returnTo: string };

export function PlaceForm({ wishes, found, returnTo }: PlaceFormProps) {
  const { failed, errors } = useFailedForm("place");
  return (
    <ProfileForm action={href("/forms/profile/place")} returnTo={returnTo}>
      <Field
        label="City and state"
        hint={`Counts for all your resumes. Empty means: as the resume says${found ? ` (${found})` : ""}.`}
        error={errors.place}
      >
        {(control) => (
          <TextField
            {...control}
            name="place"
            autoComplete="address-level2"
            placeholder="e.g., Columbus, OH"
            maxLength={100}
            defaultValue={failed?.place ?? wishes.place ?? found ?? ""}
          />
        )}
      </Field>
    </ProfileForm>
  );
}
