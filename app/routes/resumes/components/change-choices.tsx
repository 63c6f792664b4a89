import { href, useFetcher } from "react-router";
import type { ChangeChoice } from "../../../../server/materials/changes/change-choices.ts";
import { Button } from "../../../components/button.tsx";
import { useResumeTexts } from "../resume-texts.ts";
import type { Texts } from "../../../texts/load-texts.ts";

function labelOf({ kind, about }: ChangeChoice, texts: Texts["resumes"]): string {
  if (kind === "wording") return texts.reworded(about);
  if (kind === "order") return texts.orderOf(about);
  return kind === "cut" ? texts.leftOut(about) : texts[kind];
}

type ChangeChoicesProps = { choices: ChangeChoice[] | null; resumeId: string; returnTo: string };

/** A box for each change: what is not ticked stays as it was in the original. */
export function ChangeChoices({ choices, resumeId, returnTo }: ChangeChoicesProps) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  if (choices === null) return <p className="soft small">{texts.editedSince}</p>;
  if (choices.length === 0) return null;
  return (
    <fetcher.Form method="post" action={href("/forms/resumes/changes")} className="change-choices">
      <input type="hidden" name="resumeId" value={resumeId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <fieldset>
        <legend>{texts.keepOnly}</legend>
        {choices.map((choice) => (
          <Choice key={`${choice.index} ${choice.isKept}`} {...choice} />
        ))}
      </fieldset>
      <Button type="submit" disabled={fetcher.state !== "idle"}>
        {texts.saveChoice}
      </Button>
    </fetcher.Form>
  );
}

function Choice(choice: ChangeChoice) {
  const texts = useResumeTexts();
  const { index, kind, before, after, isKept } = choice;
  return (
    <label className="change-choice">
      <input type="checkbox" name="keep" value={index} defaultChecked={isKept} autoComplete="off" />
      <span>
        <b>{labelOf(choice, texts)}</b>
        {kind === "skills" || kind === "order" ? null : before.map((text) => <del key={text}>{text}</del>)}
        {after.map((text) => (
          <span key={text}>{kind === "order" ? texts.firstNow(text) : text}</span>
        ))}
      </span>
    </label>
  );
}
