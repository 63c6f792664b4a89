import { href, Link, useFetcher } from "react-router";
import { Button, IconButton } from "../../components/button.tsx";
import { Menu, menuButton } from "../../components/menu.tsx";
import { withDialog } from "../../lib/dialogs.ts";
import { viewerSearch } from "./viewer-params.ts";
import { useTexts } from "../../components/use-texts.ts";
import { shell } from "../../texts/en/shell.ts";

type ResumeActionsProps = {
  resume: { id: string; name: string; isActive: boolean };
  hasSeveral: boolean;
  canActivate?: boolean;
  search: string;
  returnTo: string;
};

export function ResumeActions({ resume, hasSeveral, canActivate = true, search, returnTo }: ResumeActionsProps) {
  const texts = useTexts("shell", shell);
  const menuId = `resume-menu-${resume.id}`;
  const dialogFor = (dialog: string) => withDialog(search, dialog, { resume: resume.id });
  return (
    <>
      <Button asChild>
        <Link to={viewerSearch(search, { id: resume.id })} preventScrollReset>
          View
        </Link>
      </Button>
      {resume.isActive || !canActivate ? null : <Activate resume={resume} returnTo={returnTo} />}
      <IconButton aria-label={texts.moreFor(resume.name)} className="push" {...menuButton(menuId)}>
        <span aria-hidden="true">•••</span>
      </IconButton>
      <Menu id={menuId} label={texts.moreFor(resume.name)}>
        <Link to={dialogFor("rename")} preventScrollReset>
          Rename
        </Link>
        <Link to={dialogFor("reupload")} preventScrollReset>
          Reupload
        </Link>
        <hr />
        <Link className="danger" to={dialogFor("delete")} preventScrollReset>
          Delete
        </Link>
        {hasSeveral ? (
          <Link className="danger" to={withDialog(search, "delete-all")} preventScrollReset>
            Delete All Resumes
          </Link>
        ) : null}
      </Menu>
    </>
  );
}

function Activate({ resume, returnTo }: Pick<ResumeActionsProps, "resume" | "returnTo">) {
  const texts = useTexts("shell", shell);
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/resumes/activate")}>
      <input type="hidden" name="resumeId" value={resume.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" disabled={fetcher.state !== "idle"} aria-label={texts.activateOne(resume.name)}>
        Activate
      </Button>
    </fetcher.Form>
  );
}
