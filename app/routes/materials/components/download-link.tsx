import type { ComponentProps, MouseEvent } from "react";
import { href } from "react-router";
import { FileLink } from "../../../components/file-link.tsx";
import type { ShownMaterial } from "../../../../server/domain/material-view.ts";
import { MATERIAL_NOUNS, materialFile } from "../../../lib/material-file.ts";
import { isPlainClick } from "../../../lib/plain-click.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useMaterialTexts } from "../material-texts.ts";

/** A plain link to the file; with JavaScript the same file is made in the browser, without a request. */
export function DownloadLink({ material, ...rest }: { material: ShownMaterial } & Omit<ComponentProps<"a">, "href">) {
  function makeInstead(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { filename, content } = materialFile(material);
    saveFile(new Blob([content], { type: "text/plain;charset=utf-8" }), filename);
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

export function DocumentLinks({ material: { kind, id } }: { material: Pick<ShownMaterial, "kind" | "id"> }) {
  const texts = useMaterialTexts();
  return (
    <p className="small soft documents">
      {texts.asDocument}{" "}
      {(["docx", "pdf"] as const).map((format) => (
        <FileLink
          key={format}
          className="link"
          format={format}
          noun={MATERIAL_NOUNS[kind]}
          addressOf={(wanted) => href("/ai-materials/:kind/:id/download/:format", { kind, id, format: wanted })}
        />
      ))}
    </p>
  );
}
