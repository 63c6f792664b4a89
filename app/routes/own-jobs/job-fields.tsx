import type { ReactNode } from "react";
import { TextArea, TextField } from "../../components/text-field.tsx";
import { Field } from "../../components/field.tsx";
import type { JobField, JobFieldValues } from "./job-values.ts";
import { useTexts } from "../../components/use-texts.ts";
import { jobs } from "../../texts/en/jobs.ts";

type JobFieldsProps = {
  values: JobFieldValues;
  remarks: Partial<Record<JobField, string>>;
  focusOn: JobField | null;
  between?: ReactNode;
};

export function JobFields({ values, remarks, focusOn, between }: JobFieldsProps) {
  const texts = useTexts("jobs", jobs);
  const line = (name: JobField, label: string, more: { inputMode?: "url"; placeholder?: string } = {}) => (
    <Field label={label} error={remarks[name]}>
      {(control) => (
        // A form that comes back leads to what is wrong with it.
        <TextField
          {...control}
          {...more}
          name={name}
          defaultValue={values[name]}
          autoFocus={focusOn === name}
          autoComplete="off"
        />
      )}
    </Field>
  );
  return (
    <div className="job-fields">
      {line("url", texts.addressOfPosting, { inputMode: "url", placeholder: "https://" })}
      <Field label={texts.textOfPosting} error={remarks.text}>
        {(control) => (
          <TextArea {...control} name="text" rows={8} defaultValue={values.text} autoFocus={focusOn === "text"} />
        )}
      </Field>
      {between}
      {line("title", texts.jobTitle)}
      <div className="job-fields-two">
        {line("company", texts.company)}
        {line("location", texts.location)}
      </div>
    </div>
  );
}
