import type { ComponentProps, MouseEvent } from "react";
import { ApiRequestError, requestApi } from "../lib/api-request.ts";
import { isPlainClick } from "../lib/plain-click.ts";
import { withReason } from "../lib/failed-file.ts";
import { saveFile } from "../lib/save-file.ts";
import { ownWords, showNotice } from "./notice-store.ts";

type FileFormat = "txt" | "docx" | "pdf";

type FileLinkProps = {
  addressOf(format: FileFormat): string;
  format: FileFormat;
  noun: string;
} & Omit<ComponentProps<"a">, "href">;

function filenameOf(response: Response, fallback: string): string {
  return /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? fallback;
}

/** A PDF whose font lacks characters is offered as a Word file. */
async function failureNotice(error: unknown, { noun, format, addressOf }: FileLinkProps) {
  const say = await ownWords("failures");
  const { status, serverMessage } = error instanceof ApiRequestError ? error : { status: 0, serverMessage: null };
  const isUnprintable = status === 422 && format === "pdf";
  return {
    title: "Error",
    description: withReason(say(`Failed to download ${noun}`), status, serverMessage ?? ""),
    tone: "destructive" as const,
    ...(isUnprintable ? { link: { label: say("Download as DOCX"), href: addressOf("docx") } } : {}),
  };
}

async function download({ addressOf, format, noun }: FileLinkProps): Promise<void> {
  const response = await requestApi(addressOf(format));
  saveFile(await response.blob(), filenameOf(response, `${noun.replaceAll(" ", "_")}.${format}`));
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const say = await ownWords("failures");
  const description = `${say(`${name} downloaded as`)} ${format.toUpperCase()}`;
  showNotice({ title: "Success", description, tone: "neutral" });
}

export function FileLink(props: FileLinkProps) {
  const { addressOf, format, noun: _, ...rest } = props;
  function fetchInstead(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    download(props).catch(async (error: unknown) => showNotice(await failureNotice(error, props)));
  }
  return (
    <a {...rest} href={addressOf(format)} onClick={fetchInstead}>
      {format.toUpperCase()}
    </a>
  );
}
