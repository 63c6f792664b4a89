import { anyOf } from "../../any-of.ts";

/** Laws and standards one works by all day without a word of them: whoever closes books of a GmbH knows the HGB. */
export const LAW = new RegExp(
  `^${anyOf("HGB BGB SGB StGB EStG UStG KWG VOB HOAI TVöD IFRS GAAP US-GAAP PGC DIN ISO StVO DSGVO RGPD GDPR HIPAA FERPA")}(?!\\p{L})`,
  "u",
);
