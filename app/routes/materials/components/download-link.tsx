import type { ComponentProps, MouseEvent } from "react";
import { href } from "react-router";
import type { TextFile } from "../../../lib/material-download.ts";
import { type Material, materialFile } from "../../../lib/material-file.ts";

function save({ filename, content }: TextFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}

/** A plain link to the file; with JavaScript the same file is made in the browser, without a request (DL-01, DEC-67). */
export function DownloadLink({ material, ...rest }: { material: Material } & Omit<ComponentProps<"a">, "href">) {
  function makeInstead(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    save(materialFile(material));
  }
  return (
    <a
      {...rest}
      href={href("/ai-materials/:kind/:id/download", { kind: material.kind, id: material.id })}
      onClick={makeInstead}
    >
      Download
    </a>
  );
}
