import type { SamplePosting } from "../../domain/posting.ts";
import { COMMERCE_DRAFTS } from "./commerce.ts";
import { CREATIVE_DRAFTS } from "./creative.ts";
import { EDUCATION_DRAFTS } from "./education.ts";
import { ENGINEERING_AND_TRADES_DRAFTS } from "./engineering-and-trades.ts";
import { FINANCE_DRAFTS } from "./finance.ts";
import { HEALTHCARE_DRAFTS } from "./healthcare.ts";
import { OFFICE_DRAFTS } from "./office.ts";
import { readDrafts } from "./read-drafts.ts";
import { SCIENCE_AND_PUBLIC_SERVICE_DRAFTS } from "./science-and-public-service.ts";
import { SERVICE_DRAFTS } from "./service.ts";
import { TECHNOLOGY_DRAFTS } from "./technology.ts";

/** The built-in postings: every employer in them is invented, and their ids never change. */
export const SAMPLE_POSTINGS: SamplePosting[] = [
  HEALTHCARE_DRAFTS,
  EDUCATION_DRAFTS,
  FINANCE_DRAFTS,
  OFFICE_DRAFTS,
  COMMERCE_DRAFTS,
  CREATIVE_DRAFTS,
  TECHNOLOGY_DRAFTS,
  ENGINEERING_AND_TRADES_DRAFTS,
  SERVICE_DRAFTS,
  SCIENCE_AND_PUBLIC_SERVICE_DRAFTS,
].flatMap(readDrafts);
