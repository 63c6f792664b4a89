import type { FormEvent, ReactNode } from "react";
import { href, Link, useFetcher } from "react-router";
import { IconButton } from "../../../components/button.tsx";
import { Menu, menuButton } from "../../../components/menu.tsx";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import type { ListedMaterial, ScreenProps } from "../listed-material.ts";
import { materialDialogSearch } from "../materials-params.ts";
import { DownloadLink } from "./download-link.tsx";
import { useMaterialTexts } from "../material-texts.ts";

type MaterialMenuProps = {
  material: ListedMaterial;
  editLabel: "Edit" | "Edit Title";
  children?: ReactNode;
} & Pick<ScreenProps, "search" | "returnTo">;

export function MaterialMenu({ material, editLabel, children, search, returnTo }: MaterialMenuProps) {
  const texts = useMaterialTexts();
  const menuId = `material-menu-${material.id}`;
  const name = texts.moreFor(shownTitle(material.title));
  return (
    <>
      <IconButton aria-label={name} {...menuButton(menuId)}>
        <span aria-hidden="true">•••</span>
      </IconButton>
      <Menu id={menuId} label={name}>
        {children}
        <Link to={materialDialogSearch(search, "edit", material.id)} preventScrollReset>
          {editLabel}
        </Link>
        <Duplicate material={material} returnTo={returnTo} />
        <DownloadLink material={material} />
        <hr />
        <Link className="danger" to={materialDialogSearch(search, "delete", material.id)} preventScrollReset>
          Delete
        </Link>
      </Menu>
    </>
  );
}

function Duplicate({ material, returnTo }: Pick<MaterialMenuProps, "material" | "returnTo">) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/materials/duplicate")} onSubmit={closeMenu}>
      <MaterialFields material={material} returnTo={returnTo} />
      <button type="submit" className="item" disabled={fetcher.state !== "idle"}>
        Duplicate
      </button>
    </fetcher.Form>
  );
}

// A form sent without a page load leaves the popover open.
function closeMenu(event: FormEvent<HTMLFormElement>): void {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

export function MaterialFields({
  material,
  returnTo,
}: {
  material: Pick<ListedMaterial, "kind" | "id">;
  returnTo: string;
}) {
  return (
    <>
      <input type="hidden" name="kind" value={material.kind} />
      <input type="hidden" name="materialId" value={material.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
}
