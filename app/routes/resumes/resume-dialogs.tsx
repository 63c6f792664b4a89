import { useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { FollowedTextField } from "../../components/text-field.tsx";
import { Button } from "../../components/button.tsx";
import { DialogActions } from "../../components/dialog-actions.tsx";
import { Field } from "../../components/field.tsx";
import { Quoted } from "../../components/quoted.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { showNotice } from "../../components/notice-store.ts";
import { useHydrated } from "../../components/use-hydrated.ts";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { MAX_FILE_SIZE, checkFile, FILE_EXTENSIONS } from "../../../server/domain/upload-file.ts";
import { useResumeTexts } from "./resume-texts.ts";

type NamedResume = { id: string; name: string; applicationCount: number };

type ResumeDialogsProps = { resumes: NamedResume[]; search: string; returnTo: string };

type DialogProps = { resume: NamedResume; returnTo: string };

export function ResumeDialogs({ resumes, search, returnTo }: ResumeDialogsProps) {
  const params = new URLSearchParams(search);
  const dialog = params.get("dialog");
  const resume = resumes.find(({ id }) => id === params.get("resume"));
  if (dialog === "delete-all" && resumes.length > 1) return <DeleteAll resumes={resumes} returnTo={returnTo} />;
  if (!resume) return null;
  if (dialog === "rename") return <Rename resume={resume} returnTo={returnTo} />;
  if (dialog === "reupload") return <Reupload resume={resume} returnTo={returnTo} />;
  if (dialog === "delete") return <Delete resume={resume} returnTo={returnTo} />;
  return null;
}

function Rename({ resume, returnTo }: DialogProps) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  const hydrated = useHydrated();
  const { failed, errors } = useFailedForm("rename");
  const [name, setName] = useState(failed?.name ?? resume.name);
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog open closeHref={returnTo} title="Rename Resume">
      <fetcher.Form method="post" action={href("/forms/resumes/rename")} noValidate>
        <input type="hidden" name="resumeId" value={resume.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={texts.name} error={errors.name}>
          {(control) => (
            <FollowedTextField
              {...control}
              name="name"
              autoComplete="off"
              maxLength={200}
              text={name}
              onText={setName}
            />
          )}
        </Field>
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="ink" disabled={hydrated && (isSending || name.trim() === "")}>
            {isSending ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function refuseWrongFile(input: HTMLInputElement): void {
  const file = input.files?.[0];
  const refused = file ? checkFile(file) : null;
  if (!refused) return;
  showNotice({ ...refused, tone: "destructive" });
  input.value = "";
}

function Reupload({ resume, returnTo }: DialogProps) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  const input = useRef<HTMLInputElement>(null);
  const { errors } = useFailedForm("reupload");
  // A file chosen before the page was alive counts.
  useEffect(() => {
    if (input.current) refuseWrongFile(input.current);
  }, []);
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog
      open
      closeHref={returnTo}
      title="Reupload Resume"
      description={
        <>
          {texts.replacesFileOf} <Quoted>{resume.name}</Quoted> {texts.presentKept}
        </>
      }
    >
      <fetcher.Form method="post" action={href("/forms/resumes/reupload")} encType="multipart/form-data" noValidate>
        <input type="hidden" name="resumeId" value={resume.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={texts.newFile} hint={texts.kindsUpTo(MAX_FILE_SIZE)} error={errors.file}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name="file"
              accept={FILE_EXTENSIONS}
              onChange={(event) => refuseWrongFile(event.currentTarget)}
            />
          )}
        </Field>
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="ink" disabled={isSending}>
            {isSending ? "Processing..." : "Upload & Analyze"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function Delete({ resume, returnTo }: DialogProps) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog
      open
      closeHref={returnTo}
      title="Delete Resume"
      description={
        <>
          {texts.cannotUndo} {texts.deletes} "<bdi>{resume.name}</bdi>" {texts.andAllOfIt}
        </>
      }
    >
      <ApplicationsLost count={resume.applicationCount} />
      <fetcher.Form method="post" action={href("/forms/resumes/delete")}>
        <input type="hidden" name="resumeId" value={resume.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="danger" disabled={isSending}>
            {isSending ? texts.deleting : "Delete"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function DeleteAll({ resumes, returnTo }: { resumes: NamedResume[]; returnTo: string }) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog open closeHref={returnTo} title="Delete All Resumes" description={texts.deletesAll(resumes.length)}>
      <ApplicationsLost count={resumes.reduce((total, resume) => total + resume.applicationCount, 0)} />
      <fetcher.Form method="post" action={href("/forms/resumes/delete-all")}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="danger" disabled={isSending}>
            {isSending ? texts.deleting : texts.deleteAll}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function ApplicationsLost({ count }: { count: number }) {
  const texts = useResumeTexts();
  if (count === 0) return null;
  return <p className="soft">{texts.applicationsLost(count)}</p>;
}
