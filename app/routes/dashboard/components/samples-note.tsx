import { Link } from "react-router";
import { withDialog } from "../../../lib/dialogs.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";

/** The way from samples to real jobs: one's own at once, and everybody's by the sources of the admin panel. */
export function SamplesNote({ search }: { search: string }) {
  const texts = useDashboardTexts();
  return (
    <p className="list-note">
      {texts.samples}{" "}
      <Link className="link" to={withDialog(search, "add-job")} preventScrollReset>
        {texts.pasteOne}
      </Link>
      {texts.realComeIn}
    </p>
  );
}
