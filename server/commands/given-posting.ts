import { z } from "zod";
import { type Posting, UNSTATED } from "../domain/posting.ts";
import { readPasted } from "../engines/postings/read-pasted.ts";
import { readPosting, UNTOLD } from "../engines/postings/read-posting.ts";
import { CommandRefused } from "./command-line.ts";

const text = z.string("must be text").nullish();
const PostingSchema = z.object({
  title: z.string("is missing, or no text").trim().min(1, "is empty"),
  company: text,
  location: text,
  description: text,
  requirements: z.array(z.string("must be a list of texts"), "must be a list of texts").nullish(),
});
type GivenPosting = z.infer<typeof PostingSchema>;

function understood({ title, company, location, description, requirements }: GivenPosting): Posting {
  const content = readPosting({
    ...UNTOLD,
    title,
    company: company ?? "",
    places: location ? [location] : [],
    description: { kind: "text", content: description ?? "" },
  });
  const own = requirements && requirements.length > 0 ? { requirements, wishesFrom: null } : {};
  return { ...UNSTATED, ...content, ...own, id: "given", source: "linkedin" };
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Plain text, or a JSON object with the fields. Throws CommandRefused with what is missing. */
export function readGivenPosting(content: string, fileName: string): Posting {
  const bare = content.replace(/^\uFEFF/, "").trim();
  if (bare === "") throw new CommandRefused(`${fileName} is empty.`);
  if (bare.startsWith("{")) {
    const json = jsonOf(bare);
    if (json === undefined) throw new CommandRefused(`${fileName} is no JSON.`);
    const read = PostingSchema.safeParse(json);
    if (read.success) return understood(read.data);
    const [issue] = read.error.issues;
    throw new CommandRefused(`The ${String(issue?.path[0] ?? "posting")} of ${fileName} ${issue?.message}.`);
  }
  const { title, company, location } = readPasted(bare);
  if (title === "") throw new CommandRefused(`${fileName} does not tell the title of the job. Give it as JSON.`);
  return understood({ title, company, location, description: bare });
}
