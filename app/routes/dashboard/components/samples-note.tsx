import { Link } from "react-router";
import { withDialog } from "../../../lib/dialogs.ts";

/** The way from samples to real jobs: one's own at once, and everybody's by the sources of the admin panel. */
export function SamplesNote({ search }: { search: string }) {
  return (
    <p className="list-note">
      These are sample postings.{" "}
      <Link className="link" to={withDialog(search, "add-job")} preventScrollReset>
        Paste a posting you found
      </Link>
      ; real listings come in when an administrator adds sources in the Admin Panel.
    </p>
  );
}
