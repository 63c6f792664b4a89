import { anyOf } from "../../../any-of.ts";
import type { Sources } from "../sources.ts";

const COUNT = anyOf("\\d{1,3} one two three four five six seven eight nine ten eleven twelve");
/** "12 nurses were oriented; 11 are still here": a number without a noun, and what is said of so many. */
const SHARE = new RegExp(
  String.raw`(?:;|,|,? and|,? of (?:whom|which)) (?<share>(?<count>${COUNT}) (?:of (?:them|whom|those) )?(?<said>${anyOf(
    "are were is was have has had still now later got left stayed passed renewed became went returned remained moved joined",
  )} .{1,60}?|${anyOf("left stayed passed renewed returned remained")}))(?=[.;,]|$)`,
  "gu",
);
const SAYS_LITTLE = new RegExp(
  `^${anyOf("are were is was have has had been still now later got the their them with from that this went became")}$`,
  "u",
);
const STEM = 5;
const REACH = 80;

/** What a sentence says of some of those that it counts where no line of the resume says it of so many; null = nothing. */
export function untoldShare(text: string, { resume }: Sources): string | null {
  const lines = resume.statements.map((one) => one.text.toLowerCase());
  for (const { groups } of text.toLowerCase().matchAll(SHARE)) {
    const { share = "", count = "", said = "" } = groups ?? {};
    const words = (said.match(/\p{L}{3,}/gu) ?? []).filter((word) => !SAYS_LITTLE.test(word));
    const isTold = lines.some((line) =>
      [...line.matchAll(new RegExp(String.raw`(?<![\p{L}\d.,])${count}(?![\p{L}\d]|[.,]\d)`, "gu"))].some(
        ({ index }) => {
          const [piece = ""] = line.slice(index, index + REACH).split(/[;.,]| and /u);
          return words.every((word) => piece.includes(word.slice(0, STEM)));
        },
      ),
    );
    if (!isTold) return share;
  }
  return null;
}
