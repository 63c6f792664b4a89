import type { FamilyShare } from "../analysis/title-families.ts";
import { familyLikeness, likelyFamilies, weighByText } from "./family-words.ts";
import type { ListingFacts, NamedAsk } from "./listing-facts.ts";
import { type TellingWord, tellingWords } from "./telling-words.ts";
import { type SkillWeights, skillWeight, titleTermWeight } from "./skill-weights.ts";

/** The share of a family of an ambiguous title that the text does not mention. */
const UNTOLD_IN_LISTING = 0.2;
const MAX_TELLING_WORDS = 32;
/** The text's share when the title is certain. */
const LISTING_TEXT_SHARE = 0.5;
/** Shares are whole multiples of one of these, so that the index holds each in two bytes. */
export const SHARE_UNITS = 65_535;

export type PreparedListing = {
  families: FamilyShare[];
  /** The posting's most telling words, strongest first; `wordsLength` is the length of their vector. */
  words: TellingWord[];
  wordsLength: number;
  titleLength: number;
  requiredWeight: number;
  wantedWeight: number;
  degreeKey: string;
};

const prepared = new WeakMap<ListingFacts, { weights: SkillWeights; preparedListing: PreparedListing }>();

function mixShares(parts: { shares: FamilyShare[]; weight: number }[]): FamilyShare[] {
  const mixed = new Map<string, number>();
  let sum = 0;
  for (const { shares, weight } of parts) {
    for (const { family, share } of shares) {
      mixed.set(family, (mixed.get(family) ?? 0) + share * weight);
      sum += share * weight;
    }
  }
  return [...mixed].map(([family, share]) => ({
    family,
    share: Math.round((share / (sum || 1)) * SHARE_UNITS) / SHARE_UNITS,
  }));
}

/** What scoring needs of a listing besides its facts; remembered as long as these are. */
export function prepareListing(listing: ListingFacts, weights: SkillWeights): PreparedListing {
  const known = prepared.get(listing);
  if (known?.weights === weights) return known.preparedListing;
  const preparedListing = prepareOnce(listing, weights);
  prepared.set(listing, { weights, preparedListing });
  return preparedListing;
}

/** The same for facts that are dropped right away. */
export function prepareOnce(listing: ListingFacts, weights: SkillWeights): PreparedListing {
  const confidence = listing.titleFamilies.reduce((sum, { share }) => sum + share, 0);
  const text = familyLikeness(listing.words, weights.familyWords);
  const families = mixShares([
    { shares: weighByText(listing.titleFamilies, text, UNTOLD_IN_LISTING), weight: 1 },
    { shares: likelyFamilies(text), weight: LISTING_TEXT_SHARE + (1 - confidence) },
  ]);
  const sumOf = (asks: NamedAsk[]) => asks.reduce((sum, { id }) => sum + skillWeight(id, weights), 0);
  let squares = 0;
  for (const term of listing.titleTerms) squares += titleTermWeight(term, weights) ** 2;
  const words = tellingWords(listing.words, weights.familyWords, MAX_TELLING_WORDS);
  return {
    families,
    words,
    wordsLength: Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0)),
    titleLength: Math.sqrt(squares),
    requiredWeight: sumOf(listing.required),
    wantedWeight: sumOf(listing.wanted),
    degreeKey: listing.degree
      ? [listing.degree.level, listing.degree.orExperience, listing.degree.orRelated, ...listing.degree.fields].join(
          " ",
        )
      : "",
  };
}
