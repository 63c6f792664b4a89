import { expect, test } from "vitest";
import { withBareArticles } from "./bare-articles.ts";

test.each([
  ["Directed projects for global provider of research", "Directed projects for a global provider of research"],
  ["Taught at local clinic in Leeds", "Taught at a local clinic in Leeds"],
  ["Wrote a proposal for unique women's fitness club", "Wrote a proposal for a unique women's fitness club"],
  ["Wrote to several local vendors", "Wrote to several local vendors"],
  ["Promoted from sauce section in spring", "Promoted from the sauce section in spring"],
  ["Took part in 2024 WMS move from Delft", "Took part in the 2024 WMS move from Delft"],
  ["Cut waste in 2024 and 2025", "Cut waste in 2024 and 2025"],
  ["Taught in public school for six years", "Taught in public school for six years"],
  ["Called 100 guests, resulting in 45% increase in sales", "Called 100 guests, resulting in a 45% increase in sales"],
  ["Achieved 8.5x speedup of the pier's lift", "Achieved an 8.5x speedup of the pier's lift"],
  ["Cut waits by 20% and cut costs by $5,000", "Cut waits by 20% and cut costs by $5,000"],
  ["Cut churn by 15% and increase sales by 10%", "Cut churn by 15% and increase sales by 10%"],
  ["Cut scrap by 12% to boost margins", "Cut scrap by 12% to boost margins"],
  ["Cut costs by 40% increases in speed", "Cut costs by 40% increases in speed"],
  ["Hired crews to complete major tasks by deadline", "Hired crews to complete major tasks by deadline"],
  ["Served as liaison with ferry crews", "Served as a liaison with ferry crews"],
  ["Acted as primary point of contact for pilots", "Acted as the primary point of contact for pilots"],
  ["Served as the liaison of the pier", "Served as the liaison of the pier"],
  ["Acquired average of 1.5 guests a day", "Acquired an average of 1.5 guests a day"],
])("one thing of some kind takes an article: %s", (line, told) => {
  expect(withBareArticles(line)).toBe(told);
});
