import { lazy } from "react";
import type { ListedMaterial } from "../listed-material.ts";

// Few materials have any.
const Questions = lazy(async () => ({ default: (await import("./questions.tsx")).Questions }));

/** Those of a material that wait for an answer; the evidence lists the answered ones, too. */
export function OpenQuestions({ material, returnTo }: { material: ListedMaterial; returnTo: string }) {
  const open = material.questions.filter(({ answer }) => answer === null);
  if (open.length === 0) return null;
  return <Questions questions={open} materialId={material.id} returnTo={returnTo} />;
}
