import { href, Link } from "react-router";
import { isWeakMatch } from "../../../../server/domain/score-band.ts";
import { Button } from "../../../components/button.tsx";
import { Menu, menuButton } from "../../../components/menu.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useCardForm } from "./use-card-form.ts";

const ITEMS = [
  { kind: "resume", label: "AI Generate CV" },
  { kind: "cover-letter", label: "AI Generate CL" },
  { kind: "interview", label: "Interview" },
] as const;

type GenerateMenuProps = {
  job: { id: string; title: string };
  score: number;
  isAllowed: boolean;
  isGenerating: boolean;
  search: string;
  returnTo: string;
};

export const generateHintId = (jobId: string) => `generate-hint-${jobId}`;

export function GenerateMenu({ job, score, isAllowed, isGenerating, search, returnTo }: GenerateMenuProps) {
  const texts = useDashboardTexts();
  const { form, isSending } = useCardForm(href("/forms/materials/generate"), job.id, { preventScrollReset: false });
  const menuId = `generate-${job.id}`;
  if (!isAllowed) {
    return (
      <Button type="button" disabled aria-describedby={generateHintId(job.id)}>
        AI Generate
        <span className="caret" aria-hidden="true">
          ▾
        </span>
      </Button>
    );
  }
  const isBusy = isGenerating || isSending;
  return (
    <>
      <Button {...menuButton(menuId)} disabled={isBusy}>
        {isBusy ? (
          "Generating..."
        ) : (
          <>
            AI Generate
            <span className="caret" aria-hidden="true">
              ▾
            </span>
          </>
        )}
      </Button>
      <Menu id={menuId} label={texts.generateFor(job.title)}>
        {isWeakMatch(score) ? <p className="menu-note small">{texts.weakMatch(score)}</p> : null}
        <form {...form}>
          <input type="hidden" name="jobId" value={job.id} />
          <input type="hidden" name="returnTo" value={returnTo} />
          {ITEMS.map(({ kind, label }) => (
            <button key={kind} type="submit" name="kind" value={kind} className="item">
              {label}
            </button>
          ))}
        </form>
        <hr />
        <Link to={withDialog(search, "custom-letter", { job: job.id })} preventScrollReset>
          Custom cover letter
        </Link>
      </Menu>
    </>
  );
}

export function GenerateHint({ jobId, search }: { jobId: string; search: string }) {
  return (
    <p className="hint" id={generateHintId(jobId)}>
      <a href={withDialog(search, "plans")}>Upgrade to Pro or Premium</a> to use AI generation
    </p>
  );
}
