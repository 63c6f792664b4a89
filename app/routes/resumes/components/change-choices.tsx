import { href, useFetcher } from "react-router";
import type { ChangeChoice } from "../../../../server/materials/changes/change-choices.ts";
import { Button } from "../../../components/button.tsx";

const LABELS: Record<ChangeChoice["kind"], (about: string) => string> = {
  headline: () => "Headline",
  summary: () => "Summary",
  wording: (about) => `Reworded: ${about}`,
  order: (about) => `Order of the points: ${about}`,
  skills: () => "Skills",
  cut: (about) => `Left out: ${about}`,
};

type ChangeChoicesProps = { choices: ChangeChoice[] | null; resumeId: string; returnTo: string };

/** A box for each change: what is not ticked stays as it was in the original. */
export function ChangeChoices({ choices, resumeId, returnTo }: ChangeChoicesProps) {
  const fetcher = useFetcher();
  if (choices === null)
    return (
      <p className="soft small">You have edited this text since, so changes can no longer be taken back one by one.</p>
    );
  if (choices.length === 0) return null;
  return (
    <fetcher.Form method="post" action={href("/forms/resumes/changes")} className="change-choices">
      <input type="hidden" name="resumeId" value={resumeId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <fieldset>
        <legend>Keep only the changes you want</legend>
        {choices.map((choice) => (
          <Choice key={`${choice.index} ${choice.isKept}`} {...choice} />
        ))}
      </fieldset>
      <Button type="submit" disabled={fetcher.state !== "idle"}>
        Save choice
      </Button>
    </fetcher.Form>
  );
}

function Choice({ index, kind, about, before, after, isKept }: ChangeChoice) {
  return (
    <label className="change-choice">
      <input type="checkbox" name="keep" value={index} defaultChecked={isKept} autoComplete="off" />
      <span>
        <b>{LABELS[kind](about)}</b>
        {kind === "skills" || kind === "order" ? null : before.map((text) => <del key={text}>{text}</del>)}
        {after.map((text) => (
          <span key={text}>{kind === "order" ? `First now: ${text}` : text}</span>
        ))}
      </span>
    </label>
  );
}
