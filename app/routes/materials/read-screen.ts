import type { UserRecord } from "../../../models/user.ts";
import { findLetterVersions } from "../../../server/materials/find-letter-versions.ts";
import { findDescribed } from "../../../server/materials/find-described.ts";
import { findMaterialTitles } from "../../../server/materials/find-materials.ts";
import type { Language } from "../../../server/domain/language.ts";
import type { Evidence } from "../../../server/domain/material-view.ts";
import { PLANS } from "../../../server/domain/plans.ts";
import { tierOf } from "../../../server/domain/tier.ts";
import { type AttemptView, findAttemptsIfAny } from "../../../server/materials/practice/find-attempts.ts";
import { findOwnWords } from "../../../server/own-words/find-own-words.ts";
import { withAnswers } from "../../../server/own-words/with-answers.ts";
import { agoSayer } from "../../lib/distance-in-words.ts";
import { sayReasonIn, withReasonsIn } from "../../texts/reasons.ts";
import { groupByCompany, sortCompanies } from "./company-groups.ts";
import type { ListedMaterial } from "./listed-material.ts";
import { type OpenMaterial, parseCompanySort, parseOpenMaterial } from "./materials-params.ts";
import { findEarlierTitles } from "../../../server/materials/rename-material.ts";

async function findListed(
  user: UserRecord,
  ids: string[],
  { language, now }: { language: Language; now: Date },
): Promise<Map<string, ListedMaterial>> {
  if (ids.length === 0) return new Map();
  const [materials, words] = await Promise.all([findDescribed(user._id, ids), findOwnWords(user._id)]);
  const ago = agoSayer(language, now);
  return new Map(
    materials.map((material) => {
      const evidence = sayEvidenceIn(language, material.evidence);
      const questions = withAnswers(evidence.notSure, words);
      return [material.id, { ...material, evidence, questions, createdAgo: ago(material.createdAt) }];
    }),
  );
}

function sayEvidenceIn(language: Language, { claims, dropped, notSure, warnings }: Evidence): Evidence {
  return {
    claims,
    dropped: withReasonsIn(language, dropped),
    notSure: withReasonsIn(language, notSure),
    warnings: warnings.map((warning) => sayReasonIn(language, warning)),
  };
}

async function findOpenAttempts(
  user: UserRecord,
  open: OpenMaterial | null,
  language: Language,
): Promise<AttemptView[]> {
  if (open?.view !== "practice") return [];
  const attempts = await findAttemptsIfAny(user._id, open.id);
  return attempts
    .filter(({ questionKey }) => questionKey === open.questionKey)
    .map(({ feedback: { claims, ...feedback }, ...attempt }) => ({
      ...attempt,
      feedback: { ...feedback, claims: withReasonsIn(language, claims) },
    }));
}

export async function readScreen(user: UserRecord, search: string, language: Language) {
  const params = new URLSearchParams(search);
  const now = new Date();
  const sort = parseCompanySort(params.get("companySort"));
  const titles = await findMaterialTitles(user._id);
  const groups = groupByCompany(titles);
  const companies = [...groups].map(([name, items]) => ({ name, count: items.length }));
  const wanted = params.get("company");
  // A company that is not there, or no longer, is none.
  const selected = wanted !== null && groups.has(wanted) ? wanted : null;
  const open = parseOpenMaterial(search);
  const shown = selected === null ? [] : (groups.get(selected) ?? []).map(({ id }) => id);
  // Texts are long: only those that are shown are read.
  const listed = await findListed(user, open ? [...shown, open.id] : shown, { language, now });
  return {
    now: now.toISOString(),
    sort,
    companies: sortCompanies(companies, sort),
    selected,
    materials: shown.flatMap((id) => listed.get(id) ?? []),
    opened: (open && listed.get(open.id)) ?? null,
    canPractise: PLANS[tierOf(user, now)].interviewPractice,
    attempts: await findOpenAttempts(user, open, language),
    earlierTitles: open?.view === "edit" ? await findEarlierTitles(user._id, open.id) : [],
    versions: open?.view === "letter" ? await findLetterVersions(user._id, open.id) : [],
  };
}
