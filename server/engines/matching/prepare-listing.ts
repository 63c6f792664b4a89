import type { FamilyShare } from "../analysis/title-families.ts";
import { familyLikeness, likelyFamilies, toldWords, weighByText } from "./family-words.ts";
import type { TitleDomain } from "../analysis/title-domains.ts";
import { domainsAsked } from "./score-parts/domain-fit.ts";
import type { ListingFacts, NamedAsk } from "./listing-facts.ts";
import { type TellingWord, tellingWords } from "./telling-words.ts";
import { type SkillWeights, skillWeight, titleTermWeight } from "./skill-weights.ts";

const UNTOLD_IN_LISTING = 0.2; // the share of a family of an ambiguous title that the text does not mention
const MAX_TELLING_WORDS = 32;
const LISTING_TEXT_SHARE = 0.5; // the text's share when the title is certain
/** Shares are whole multiples of one of these, so that the index holds each in two bytes. */
export const SHARE_UNITS = 65_535;

export type ListingText = {
  families: FamilyShare[];
  words: TellingWord[];
};

export type PreparedListing = ListingText & {
  wordsLength: number;
  titleLength: number;
  requiredWeight: number;
  wantedWeight: number;
  degreeKey: string;
  domains: TitleDomain[];
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
  const preparedListing = prepareAll(listing, weights);
  prepared.set(listing, { weights, preparedListing });
  return preparedListing;
}

/** What a listing is about, by its title and its text. */
export function prepareText(listing: ListingFacts, { familyWords }: SkillWeights): ListingText {
  const confidence = listing.titleFamilies.reduce((sum, { share }) => sum + share, 0);
  const told = toldWords(listing.words, familyWords);
  const text = familyLikeness(told, familyWords);
  const families = mixShares([
    { shares: weighByText(listing.titleFamilies, text, UNTOLD_IN_LISTING), weight: 1 },
    { shares: likelyFamilies(text), weight: LISTING_TEXT_SHARE + (1 - confidence) },
  ]);
  return { families, words: tellingWords(told, MAX_TELLING_WORDS) };
}

function prepareAll(listing: ListingFacts, weights: SkillWeights): PreparedListing {
  const sumOf = (asks: NamedAsk[]) => asks.reduce((sum, { id }) => sum + skillWeight(id, weights), 0);
  let squares = 0;
  for (const term of listing.titleTerms) squares += titleTermWeight(term, weights) ** 2;
  const { families, words } = prepareText(listing, weights);
  return {
    families,
    words,
    wordsLength: Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0)),
    titleLength: Math.sqrt(squares),
    domains: domainsAsked(listing.titleTerms),
    requiredWeight: sumOf(listing.required),
    wantedWeight: sumOf(listing.wanted),
    degreeKey: listing.degree
      ? [listing.degree.level, listing.degree.orExperience, listing.degree.orRelated, ...listing.degree.fields].join(
          " ",
        )
      : "",
  };
}
