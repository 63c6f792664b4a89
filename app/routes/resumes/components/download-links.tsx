import { href } from "react-router";
import { Button } from "../../../components/button.tsx";
import { FileLink } from "../../../components/file-link.tsx";
import { useResumeTexts } from "../resume-texts.ts";

export function DownloadLinks({ id }: { id: string }) {
  const texts = useResumeTexts();
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
        <a href={href("/api/resumes/:id/original", { id })}>{texts.original}</a>
      </Button>
    </>
  );
}
