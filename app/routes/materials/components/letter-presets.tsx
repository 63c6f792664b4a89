import { href, Link, useFetcher, useLocation } from "react-router";
import type { LetterPreset } from "../../../../server/materials/letter-presets.ts";
import { Button } from "../../../components/button.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import { useMaterialTexts } from "../material-texts.ts";

type LetterPresetsProps = { presets: LetterPreset[]; open: LetterPreset | null; jobId: string };

export function LetterPresets({ presets, open, jobId }: LetterPresetsProps) {
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  if (presets.length === 0) return null;
  const dialog = withDialog(search, "custom-letter", { job: jobId });
  return (
    <div className="letter-presets">
      <ul className="tags" aria-label={texts.presets}>
        {presets.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={withDialog(search, "custom-letter", { job: jobId, preset: id })}
              aria-current={open?.id === id ? "true" : undefined}
              preventScrollReset
              replace
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {open ? (
        <fetcher.Form method="post" action={href("/forms/letter-presets/delete")}>
          <input type="hidden" name="presetId" value={open.id} />
          <input type="hidden" name="returnTo" value={pathname + dialog} />
          <Button type="submit" size="small" look="ghost" disabled={fetcher.state !== "idle"}>
            {texts.deletePreset(open.name)}
          </Button>
        </fetcher.Form>
      ) : null}
    </div>
  );
}
