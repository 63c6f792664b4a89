import type { Profile } from "../analysis/profile.ts";
import { type Posting, UNSTATED } from "../../domain/posting.ts";
import { extractListingFacts } from "../matching/listing-facts.ts";
import { skillWeights } from "../matching/skill-weights.ts";
import { NOW } from "./evidence/evidence.fixtures.ts";
import type { PostingText } from "./evidence/sources.ts";
import { readWritingFacts, type WritingFacts, type WritingOptions } from "./writing-facts.ts";

function postingOf(text: PostingText & Partial<Posting>): Posting {
  return {
    ...UNSTATED,
    id: "posting-1",
    source: "indeed",
    workplace: "onsite",
    ...text,
  };
}

/** What writers know of this resume and this posting, with the weights of that one posting. */
export function factsOf(
  profile: Profile,
  text: PostingText & Partial<Posting>,
  options: WritingOptions = {},
): WritingFacts {
  const posting = postingOf(text);
  return readWritingFacts(profile, posting, skillWeights([extractListingFacts(posting)]), {
    now: NOW,
    ...options,
  });
}
