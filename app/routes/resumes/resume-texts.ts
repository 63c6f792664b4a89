import { useTexts } from "../../components/use-texts.ts";
import { resumes } from "../../texts/en/resumes.ts";

export function useResumeTexts() {
  return useTexts("resumes", resumes);
}
