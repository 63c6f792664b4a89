import { href, useFetcher } from "react-router";
import { Button } from "../../../components/button.tsx";
import { closeMenu, Menu, menuButton } from "../../../components/menu.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";

type HideMenuProps = { job: { id: string; title: string; company: string }; returnTo: string };

export function HideMenu({ job, returnTo }: HideMenuProps) {
  const texts = useDashboardTexts();
  const fetcher = useFetcher();
  const menuId = `hide-${job.id}`;
  return (
    <>
      <Button look="ghost" size="small" className="hide" {...menuButton(menuId)} disabled={fetcher.state !== "idle"}>
        Hide
        <span className="visually-hidden">{` ${job.title}`}</span>
      </Button>
      <Menu id={menuId} label={texts.hide(job.title)}>
        <fetcher.Form method="post" action={href("/forms/hidden/hide")} onSubmit={closeMenu} preventScrollReset>
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
        </fetcher.Form>
      </Menu>
    </>
  );
}
