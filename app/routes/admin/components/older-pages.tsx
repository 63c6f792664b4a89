import { Link, useLocation } from "react-router";
import { Button } from "../../../components/button.tsx";
import { changedSearch } from "../admin-params.ts";
import { useAdminTexts } from "../admin-texts.ts";

type OlderPagesProps = { label: string; hasNext: boolean; isFirst: boolean; lastId: string | undefined };

export function OlderPages({ label, hasNext, isFirst, lastId }: OlderPagesProps) {
  const texts = useAdminTexts();
  const { search } = useLocation();
  if (!hasNext && isFirst) return null;
  return (
    <nav className="admin-pages" aria-label={label}>
      {isFirst ? null : (
        <Button asChild>
          <Link to={changedSearch(search, { after: null })}>{texts.newest}</Link>
        </Button>
      )}
      {hasNext ? (
        <Button asChild>
          <Link to={changedSearch(search, { after: lastId ?? null })}>{texts.older}</Link>
        </Button>
      ) : null}
    </nav>
  );
}
