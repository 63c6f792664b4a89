import { useTexts } from "../../components/use-texts.ts";
import { samples } from "../../texts/en/samples.ts";
import { useDemoTexts } from "./demo-texts.ts";
import { type Kind, SAMPLE_COMPANIES, SAMPLES, sampleTitle } from "./sample-materials.ts";

export type SampleMaterial = ReturnType<typeof useSampleMaterials>[number];

export function useSampleMaterials() {
  const texts = useDemoTexts();
  const written = useTexts("samples", samples);
  const facts: Record<Kind, (figure: number) => string> = {
    resume: texts.score,
    "cover-letter": texts.highlights,
    interview: texts.questions,
  };
  return SAMPLES.map(({ id, kind, companyId, day, figure, person }) => ({
    id,
    kind,
    companyId,
    day,
    dayName: texts.days[day],
    title: sampleTitle({ kind, companyId, person }, texts),
    fact: facts[kind](figure),
    lines: written[id],
  }));
}

export type ShownCompany = ReturnType<typeof useSampleCompanies>[number];

export function useSampleCompanies() {
  const { roles, remote } = useDemoTexts();
  return SAMPLE_COMPANIES.map(({ id, name, town }) => ({ id, name, role: roles[id], place: town ?? remote }));
}
