import { Link } from "react-router";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { useTexts } from "../../../components/use-texts.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { jobs } from "../../../texts/en/jobs.ts";
import { UploadForm } from "./upload-form.tsx";

type UploadDialogProps = {
  open: boolean;
  closeHref: string;
  returnTo: string;
  search: string;
};

export function UploadDialog({ open, closeHref, returnTo, search }: UploadDialogProps) {
  const texts = useTexts("jobs", jobs);
  return (
    <ModalDialog
      open={open}
      closeHref={closeHref}
      title="Upload Your Resume"
      description="Upload your CV to find matching job opportunities using AI"
    >
      <UploadForm closeHref={closeHref} returnTo={returnTo} />
      <p className="soft small">
        {texts.fromOtherTool}{" "}
        <Link className="link" to={withDialog(search, "import")} preventScrollReset>
          {texts.importInstead}
        </Link>
      </p>
    </ModalDialog>
  );
}
