import { Link } from "react-router";
import type { ListedMaterial } from "../listed-material.ts";
import { materialDialogSearch } from "../materials-params.ts";
import { useMaterialTexts } from "../material-texts.ts";

export function EvidenceLine({ material, search }: { material: ListedMaterial; search: string }) {
  const texts = useMaterialTexts();
  const { claims, dropped, warnings } = material.evidence;
  const unsourced = claims.filter(({ source }) => source === null).length;
  const lines = new Set(claims.flatMap(({ source }) => (source?.from === "resume" ? [source.line] : [])));
  const [first] = dropped;
  if (claims.length === 0 && !first && warnings.length === 0 && material.questions.length === 0) return null;
  return (
    <p className="evidence-line small">
      {claims.length === 0 ? null : unsourced === 0 ? (
        <b className="good">{texts.allSourced}</b>
      ) : (
        <b className="low">{texts.unsourced(unsourced)}</b>
      )}{" "}
      <span className="soft">
        {texts.claims(claims.length, lines.size)}
        {warnings.map((warning) => ` ${warning}`)}
        {first ? texts.dropped(dropped.length, first.reason) : null}
      </span>{" "}
      <Link className="link" to={materialDialogSearch(search, "evidence", material.id)} preventScrollReset>
        {texts.evidence}
      </Link>
    </p>
  );
}
