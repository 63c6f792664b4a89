import { expect, test } from "vitest";
import { samplePostings } from "../../../../jobs/sample-postings/all-sample-postings.ts";
import { withArticlesBehind } from "./articles-behind.ts";

test.for([
  ["Organized files for yearly audit", "Organized files for the yearly audit"],
  ["Assisted in selection of products", "Assisted in the selection of products"],
  ["Collaborated with team of coaches and nurses", "Collaborated with a team of coaches and nurses"],
  ["Taught yoga with emphasis on balance", "Taught yoga with an emphasis on balance"],
  ["Worked in fast-paced environment", "Worked in a fast-paced environment"],
  ["Reported faults to payroll supervisor", "Reported faults to the payroll supervisor"],
  ["Loaded forecasts into Hyperion reporting system", "Loaded forecasts into the Hyperion reporting system"],
  ["Moved rates to new billing system", "Moved rates to a new billing system"],
  ["Trained staff under supervision of head nurse", "Trained staff under the supervision of the head nurse"],
])("issue 17: a thing behind a preposition has its article: %s", ([line, told]) => {
  expect(withArticlesBehind(line!)).toBe(told);
});

test.for([
  "Rose from packer to line lead",
  "Reached 104% of quota",
  "Sold homes by owner and land by public auction",
  "Offered homes for lease and put projects out for bid",
  "Worked in concert with police on deadline",
  "Held the title of manager",
  "Kept crew on task ahead of schedule",
  "Taught in public school for six years",
  "Delivered on time and within budget",
  "Met owners in person",
  "Led talks with the client and my own team",
  "Sold to each customer by phone",
  "Learned to plan for a season",
  "Attended sessions on community, health or housing issues",
  "Kept stock by region and product",
  "Wrote deeds and a power of attorney",
  "Cared for managers team leads",
  "Took calls in state(s) of operation",
])("issue 17: what takes no article is left as it is: %s", (line) => {
  expect(withArticlesBehind(line)).toBe(line);
});

/** The places where "the" or "a" was taken out of a text, in what is left of it. */
function withoutArticles(text: string): { bare: string; places: Set<number> } {
  const places = new Set<number>();
  let bare = "";
  for (const { 0: piece, groups } of text.matchAll(/(?<!\p{L})(?<article>an?|the) |[\s\S]/giu)) {
    if (groups?.article) places.add(bare.length);
    else bare += piece;
  }
  return { bare, places };
}

function placesAdded(bare: string, told: string): number[] {
  const added: number[] = [];
  for (let at = 0, from = 0; from < told.length; ) {
    const article = /^(?:an?|the) /u.exec(told.slice(from))?.[0];
    const isOwn = article === undefined || bare.startsWith(article, at);
    if (!isOwn) added.push(at);
    from += isOwn ? 1 : article.length;
    at += isOwn ? 1 : 0;
  }
  return added;
}

test("issue 17: what is put back into postings without articles stood there, nearly always", () => {
  const sentences = samplePostings().flatMap(({ description }) => description.split(/(?<=[.!?])\s+|\n+/u));
  const counted = sentences.flatMap((sentence) => {
    const { bare, places } = withoutArticles(sentence);
    return placesAdded(bare, withArticlesBehind(bare)).map((at) => places.has(at));
  });
  const right = counted.filter((isRight) => isRight).length;
  expect(counted.length).toBeGreaterThan(70);

  expect(right / counted.length).toBeGreaterThan(0.88);
});
