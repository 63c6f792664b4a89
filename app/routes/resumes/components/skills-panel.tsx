import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { FollowedTextField } from "../../../components/text-field.tsx";
import { IconButton } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import type { PanelProps } from "../resume-viewer.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { useResumeTexts } from "../resume-texts.ts";

const ACTION = "/forms/resumes/edit";

export function SkillsPanel({ resume, returnTo }: PanelProps) {
  const texts = useResumeTexts();
  const isFixed = resume.version !== null;
  return (
    <div className="viewer-panel">
      {isFixed ? null : <AddSkill resume={resume} returnTo={returnTo} />}
      {resume.skills.length === 0 ? <p className="soft">{texts.noSkills}</p> : null}
      {isFixed ? (
        <ul className="skill-list">
          {resume.skills.map((skill, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: duplicates are allowed, and this list never moves
            <li key={position}>{skill}</li>
          ))}
        </ul>
      ) : (
        <SkillList resume={resume} returnTo={returnTo} />
      )}
    </div>
  );
}

type FormProps = Pick<PanelProps, "resume" | "returnTo">;

function AddSkill({ resume, returnTo }: FormProps) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  const { failed, errors, forget } = useFailedForm("edit");
  const [text, setText] = useState(failed?.addSkill ?? "");
  const count = resume.skills.length;
  const [lastCount, setLastCount] = useState(count);
  if (count !== lastCount) {
    setLastCount(count);
    // The skill was added; text typed while another is removed stays.
    if (count > lastCount) {
      setText("");
      forget();
    }
  }
  return (
    <fetcher.Form method="post" action={ACTION} className="add-skill" noValidate>
      <input type="hidden" name="resumeId" value={resume.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label={texts.newSkill} error={errors.addSkill}>
        {(control) => (
          <FollowedTextField
            {...control}
            name="addSkill"
            autoComplete="off"
            maxLength={100}
            text={text}
            onText={setText}
          />
        )}
      </Field>
      <IconButton type="submit" look="line" aria-label={texts.addSkill}>
        <span aria-hidden="true">+</span>
      </IconButton>
    </fetcher.Form>
  );
}

function SkillList({ resume, returnTo }: FormProps) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  // The pressed button is gone, so the focus moves to the next one.
  useEffect(() => {
    if (removedAt.current === null || fetcher.state !== "idle") return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = null;
  }, [fetcher.state]);

  function remember(event: FormEvent<HTMLFormElement>): void {
    if (fetcher.state !== "idle") event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    removedAt.current = [...(list.current?.querySelectorAll("button") ?? [])].indexOf(submitter as HTMLButtonElement);
  }

  return (
    <fetcher.Form method="post" action={ACTION} onSubmit={remember}>
      <input type="hidden" name="resumeId" value={resume.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <ul className="skill-list" ref={list}>
        {resume.skills.map((skill, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: duplicates are allowed, a skill is removed by its position
          <li key={position}>
            {skill}
            <button
              type="submit"
              name="removeSkill"
              value={`${position}:${skill}`}
              aria-label={texts.removeSkill(skill)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </fetcher.Form>
  );
}
