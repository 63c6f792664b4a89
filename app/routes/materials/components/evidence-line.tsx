import { Link } from "react-router";
import { counted } from "../../../../server/domain/counted.ts";
import type { ListedMaterial } from "../listed-material.ts";
import { materialDialogSearch } from "../materials-params.ts";

export function EvidenceLine({ material, search }: { material: ListedMaterial; search: string }) {
  const { evidence } = material;
  if (!evidence) return null;
  const { claims, dropped, warnings } = evidence;
  const unsourced = claims.filter(({ source }) => source === null).length;
  const lines = new Set(claims.flatMap(({ source }) => (source?.from === "resume" ? [source.line] : [])));
  const [first] = dropped;
  if (claims.length === 0 && !first && warnings.length === 0 && material.questions.length === 0) return null;
  return (
    <p className="evidence-line small">
      {claims.length === 0 ? null : unsourced === 0 ? (
        <b className="good">Every claim has a source.</b>
      ) : (
        <b className="low">{`${counted(unsourced, "claim", "claims")} without a source.`}</b>
      )}{" "}
      <span className="soft">
        {`${counted(claims.length, "claim", "claims")}, ${counted(lines.size, "line", "lines")} of your resume.`}
        {warnings.map((warning) => ` ${warning}`)}
        {first ? ` ${counted(dropped.length, "sentence", "sentences")} dropped: ${first.reason}` : null}
      </span>{" "}
      <Link className="link" to={materialDialogSearch(search, "evidence", material.id)} preventScrollReset>
        Evidence
      </Link>
    </p>
  );
}
