import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

function answerTo(claim: string, papers: string): string {
  const resume = `Robert Kessel\n\nExperience\nFitter, Brightline, Dayton, OH\n2018 - present\n- Fitted panels in 40 homes\n\n${papers}`;
  return judgeStatement(claim, sourcesOfResume(profileOf(resume))).answer;
}

test.each([
  ["I hold a Journeyman Electrician License.", "Certifications\nJourneyman Electrician License\nStatus: exam booked"],
  ["I hold a current CPR certification.", "Certifications\nFirst Aid / CPR\nExpired 2023\nOSHA 10\nValid until 2029"],
  ["I am a certified forklift operator.", "Certifications\nForklift Operator\n• Status: pending renewal"],
  ["I hold a Medication Aide certification.", "Licenses\nMedication Aide\nEnrolled, expected completion Dec 2026"],
  ["I am a certified phlebotomy technician.", "Licenses\n• Phlebotomy Technician\n• Lapsed in 2021"],
  ["I hold a real estate license.", "Licenses\nReal Estate License\nExpired 03/2021"],
  ["Ich habe den Staplerschein.", "Zertifikate\nStaplerschein\nabgelaufen 2021"],
])("a paper is not held where the line below it says so: %s", (claim, papers) => {
  expect(answerTo(claim, papers)).not.toBe("borne out");
});

test.each([
  ["I hold the OSHA 10 card.", "Certifications\nOSHA 10 Construction Safety\nStatus: valid until 2029"],
  ["I hold a forklift certification.", "Certifications\nForklift certification\nPMP, expected 2027"],
  ["I hold a CPR certification.", "Certifications\nCPR certification\nForklift certification\nexpired 2022"],
  [
    "My exam for the Journeyman Electrician License is booked for March.",
    "Certifications\nJourneyman Electrician License\nStatus: exam booked for March",
  ],
])("any other line below it changes nothing: %s", (claim, papers) => {
  expect(answerTo(claim, papers)).toBe("borne out");
});
