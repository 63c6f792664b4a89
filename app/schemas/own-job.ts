import { z } from "zod";
import { POSTING_LIMITS } from "../../server/domain/posting.ts";

const MAX_PASTED = 900_000; // the HTML of a page is long before its text is extracted (server/jobs/own-job.ts)

const ADDRESS_SENTENCE =
  "Please enter the address of the posting as the browser shows it, such as https://example.com/jobs/1.";

export function line(what: string, most: number) {
  return z
    .string(`Please enter the ${what} as text.`)
    .trim()
    .max(most, `Please shorten the ${what} to ${most} characters.`);
}

const text = line("text of the posting", MAX_PASTED);
export const postingAddress = z
  .string(ADDRESS_SENTENCE)
  .trim()
  .max(POSTING_LIMITS.address, ADDRESS_SENTENCE)
  .transform((entered) => (entered === "" || entered.includes("://") ? entered : `https://${entered}`))
  .pipe(z.union([z.literal(""), z.url({ protocol: /^https?$/, error: ADDRESS_SENTENCE })], ADDRESS_SENTENCE));
export const title = line("title", POSTING_LIMITS.title);
export const company = line("company", POSTING_LIMITS.name);
const location = line("location", POSTING_LIMITS.name);

export const AddJobSchema = z.object({
  text: text.default(""),
  url: postingAddress.default(""),
  title: title.default(""),
  company: company.default(""),
  location: location.default(""),
});

export const EditJobSchema = z.object({
  text: text.optional(),
  url: postingAddress.optional(),
  title: title.optional(),
  company: company.optional(),
  location: location.optional(),
});
