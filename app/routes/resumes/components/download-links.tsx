import type { MouseEvent } from "react";
import { href } from "react-router";
import { Button } from "../../../components/button.tsx";
import { showNotice } from "../../../components/notice-store.ts";
import { ApiRequestError, requestApi } from "../../../lib/api-request.ts";

const FORMATS = ["txt", "docx", "pdf"] as const;

type Format = (typeof FORMATS)[number];

/** The name that the server gave the file. */
function filenameOf(response: Response, fallback: string): string {
  return /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? fallback;
}

function save(file: Blob, filename: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}

/** What is told of a download that failed; one the PDF's font cannot show is offered as a Word file (DEC-32). */
function failureNotice(error: unknown, id: string) {
  const isUnprintable = error instanceof ApiRequestError && error.status === 422;
  return {
    title: "Error",
    description: isUnprintable
      ? `Failed to download resume. ${error.serverMessage ?? ""}`.trim()
      : "Failed to download resume",
    tone: "destructive" as const,
    ...(isUnprintable ? { link: { label: "Download as DOCX", href: addressOf(id, "docx") } } : {}),
  };
}

function addressOf(id: string, format: Format): string {
  return href("/api/resumes/:id/download/:format", { id, format });
}

async function download(id: string, format: Format): Promise<void> {
  const response = await requestApi(addressOf(id, format));
  save(await response.blob(), filenameOf(response, `resume.${format}`));
  showNotice({
    title: "Success",
    description: `Resume downloaded as ${format.toUpperCase()}`,
    tone: "neutral",
  });
}

/** TXT, DOCX, PDF and the file as it was uploaded: plain links, and with JavaScript a toast says how it went (RV-03, RV-12). */
export function DownloadLinks({ id }: { id: string }) {
  function fetchInstead(event: MouseEvent<HTMLAnchorElement>, format: Format): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    download(id, format).catch((error: unknown) => showNotice(failureNotice(error, id)));
  }
  return (
    <>
      {FORMATS.map((format) => (
        <Button key={format} asChild>
          <a href={addressOf(id, format)} onClick={(event) => fetchInstead(event, format)}>
            {format.toUpperCase()}
          </a>
        </Button>
      ))}
      <Button look="ghost" asChild>
        <a href={href("/api/resumes/:id/original", { id })}>Original</a>
      </Button>
    </>
  );
}
