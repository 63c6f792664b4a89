import { type MatchCardView, type MatchView, toMatchCardView } from "../../../../server/matches/match-view.ts";

export function sampleMatch(
  over: Partial<MatchView> & { jobOver?: Partial<MatchView["job"]>; appliedHere?: string; openedId?: string } = {},
): MatchCardView {
  const { jobOver, appliedHere = null, openedId = null, ...rest } = over;
  return toMatchCardView(
    {
      id: "m1",
      matchScore: 92,
      matchDetails: { matchedSkills: ["Triage", "Epic"], hasAIGeneration: false, optimizationData: null },
      explanation: {
        parts: [
          {
            key: "role",
            label: "Role and title",
            points: 52,
            of: 55,
            evidence: [
              { note: "Nursing", posting: "Registered Nurse", resume: { line: 3, text: "Emergency RN, 2018 – 2025" } },
            ],
          },
        ],
        requirementsMet: [true, false],
        missing: [{ skill: "PALS", posting: "PALS within 6 months" }],
        knockOuts: [{ kind: "licence", sentence: "RN licence in Ohio", met: "unknown" }],
        unstatedParts: ["Place"],
        ownWeights: null,
      },
      job: {
        id: "j1",
        title: "Registered Nurse",
        company: "Riverside Health",
        companyLogo: null,
        location: "Dublin, OH",
        salary: "$38–46 an hour",
        postedDate: "2026-11-18T10:00:00.000Z",
        applicantsCount: "47",
        description: "Triage and teach.",
        requirements: ["RN licence", "PALS"],
        source: "indeed",
        sourceUrl: "/api/jobs/j1/posting",
        isSample: true,
        ...jobOver,
      },
      remarks: { isReposted: false, listedSince: null, isClosed: false, addresses: [] },
      ...rest,
    },
    { appliedHere, openedId },
  );
}
