import { href } from "react-router";
import { Button } from "../../../components/button.tsx";
import { FileLink } from "../../../components/file-link.tsx";

export function DownloadLinks({ id }: { id: string }) {
  return (
    <>
      {(["txt", "docx", "pdf"] as const).map((format) => (
        <Button key={format} asChild>
          <FileLink
            format={format}
            noun="resume"
            addressOf={(wanted) => href("/api/resumes/:id/download/:format", { id, format: wanted })}
          />
        </Button>
      ))}
      <Button look="ghost" asChild>
        <a href={href("/api/resumes/:id/original", { id })}>Original</a>
      </Button>
    </>
  );
}
