import { href } from "react-router";
import { Button } from "../../../components/button.tsx";
import { Menu, menuButton } from "../../../components/menu.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useCardForm } from "./use-card-form.ts";

type HideMenuProps = { job: { id: string; title: string; company: string }; returnTo: string };

export function HideMenu({ job, returnTo }: HideMenuProps) {
  const texts = useDashboardTexts();
  const { form, isSending } = useCardForm(href("/forms/hidden/hide"), job.id);
  const menuId = `hide-${job.id}`;
  return (
    <>
      <Button look="ghost" size="small" className="hide" {...menuButton(menuId)} disabled={isSending}>
        Hide
        <span className="visually-hidden">{` ${job.title}`}</span>
      </Button>
      <Menu id={menuId} label={texts.hide(job.title)}>
        <form {...form}>
          <input type="hidden" name="jobId" value={job.id} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <button type="submit" name="kind" value="job" className="item">
            {texts.hideJob}
          </button>
          {job.company.trim() ? (
            <button type="submit" name="kind" value="company" className="item">
              {texts.hideCompany(job.company)}
            </button>
          ) : null}
        </form>
      </Menu>
    </>
  );
}
