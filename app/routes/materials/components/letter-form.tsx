import { href, useFetcher } from "react-router";
import {
  LETTER_LANGUAGES,
  LETTER_LENGTHS,
  LETTER_TONES,
  LONGEST_OWN_WORDS,
  LONGEST_PRESET_NAME,
  MOST_STRESSED,
  USUAL_LETTER,
} from "../../../../server/domain/letter-choices.ts";
import type { LetterDesk } from "../../../../server/materials/find-letter-desk.ts";
import type { LetterPreset } from "../../../../server/materials/letter-presets.ts";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Field } from "../../../components/field.tsx";
import { TextArea, TextField } from "../../../components/text-field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { useMaterialTexts } from "../material-texts.ts";

type LetterFormProps = { desk: LetterDesk; preset: LetterPreset | null; jobId: string; closeHref: string };

export function LetterForm({ desk, preset, jobId, closeHref }: LetterFormProps) {
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("custom-letter");
  const from = preset ?? USUAL_LETTER;
  const isSending = fetcher.state !== "idle";
  const stressed = failed ? [failed.first, failed.second] : from.stressed;
  return (
    <fetcher.Form method="post" action={href("/forms/materials/custom-letter")} noValidate>
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="returnTo" value={closeHref} />
      <div className="letter-choices">
        <Choice name="tone" label={texts.tone} value={failed?.tone ?? from.tone} options={LETTER_TONES} />
        <Choice name="length" label={texts.length} value={failed?.length ?? from.length} options={LETTER_LENGTHS} />
        <Choice
          name="language"
          label={texts.language}
          value={failed?.language ?? from.language}
          options={LETTER_LANGUAGES}
        />
      </div>
      <div className="letter-choices two">
        {Array.from({ length: MOST_STRESSED }, (_, index) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            key={index}
            name="stressed"
            label={index === 0 ? texts.stress : texts.another}
            value={stressed[index] ?? ""}
            options={[
              { value: "", label: texts.noneInParticular },
              ...desk.experiences.map((name) => ({ value: name, label: name })),
            ]}
          />
        ))}
      </div>
      <Field label={texts.ownSentences} hint={texts.ownSentencesHint} error={errors.ownWords}>
        {(control) => (
          <TextArea
            {...control}
            name="ownWords"
            rows={3}
            maxLength={LONGEST_OWN_WORDS}
            defaultValue={failed?.ownWords ?? from.ownWords}
          />
        )}
      </Field>
      <div className="letter-keep">
        <Field label={texts.keepAsPreset} error={errors.name}>
          {(control) => (
            <TextField
              {...control}
              name="name"
              autoComplete="off"
              maxLength={LONGEST_PRESET_NAME}
              placeholder={texts.itsName}
              defaultValue={failed?.name ?? preset?.name ?? ""}
            />
          )}
        </Field>
        <Button type="submit" name="step" value="keep" disabled={isSending}>
          {texts.keepPreset}
        </Button>
      </div>
      <DialogActions closeHref={closeHref || "?"}>
        <Button type="submit" look="ink" name="step" value="generate" disabled={isSending}>
          {isSending ? texts.generating : texts.generateLetter}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

function Choice({ name, label, value, options }: ChoiceProps) {
  const texts = useMaterialTexts();
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} className="select" name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {texts.choice(option.label)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
