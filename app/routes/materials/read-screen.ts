import type { UserRecord } from "../../../models/user.ts";
import { findEvidence } from "../../../server/materials/find-evidence.ts";
import { findLetterVersions } from "../../../server/materials/find-letter-versions.ts";
import { findAiResumes, findCoverLetters, findInterviews } from "../../../server/materials/find-materials.ts";
import type { Material } from "../../lib/material-file.ts";
import { groupByCompany, sortCompanies } from "./company-groups.ts";
import type { ListedMaterial } from "./listed-material.ts";
import { parseCompanySort, parseOpenMaterial } from "./materials-params.ts";

async function findListed(user: UserRecord): Promise<Material[]> {
  const [resumes, letters, interviews] = await Promise.all([
    findAiResumes(user._id),
    findCoverLetters(user._id),
    findInterviews(user._id),
  ]);
  return [
    ...resumes.map((resume) => ({ kind: "resume" as const, ...resume })),
    ...letters.map((letter) => ({ kind: "cover-letter" as const, ...letter })),
    ...interviews.map((interview) => ({ kind: "interview" as const, ...interview })),
  ];
}

/** All that the screen of the materials shows: the companies, the selected one's materials, and what is open. */
export async function readScreen(user: UserRecord, search: string) {
  const params = new URLSearchParams(search);
  const sort = parseCompanySort(params.get("companySort"));
  const listed = await findListed(user);
  const groups = groupByCompany(listed);
  const companies = [...groups].map(([name, items]) => ({ name, count: items.length }));
  const wanted = params.get("company");
  // A company that is not there, or no longer, is none (DEC-66).
  const selected = wanted !== null && groups.has(wanted) ? wanted : null;
  const open = parseOpenMaterial(search);
  const opened = (open && listed.find(({ id }) => id === open.id)) ?? null;
  const materials = selected === null ? [] : (groups.get(selected) ?? []);
  const shown = opened ? [...materials, opened] : materials;
  const evidence = await findEvidence(
    user._id,
    shown.map(({ id }) => id),
  );
  const withEvidence = (material: Material): ListedMaterial => ({
    ...material,
    evidence: evidence.get(material.id) ?? null,
  });
  return {
    now: new Date().toISOString(),
    sort,
    companies: sortCompanies(companies, sort),
    selected,
    materials: materials.map(withEvidence),
    opened: opened && withEvidence(opened),
    versions: open?.view === "letter" ? await findLetterVersions(user._id, open.id) : [],
  };
}
