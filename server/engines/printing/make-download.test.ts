import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { readDocx } from "../reading/docx-text.ts";
import { openDocxPackage } from "../reading/docx-package.ts";
import { readPdf } from "../reading/pdf-text.ts";
import { choosePaper } from "./choose-paper.ts";
import { resumeBlocks } from "./resume-blocks.ts";
import { tidyType } from "./tidy-type.ts";
import { type DownloadableResume, type DownloadFormat, makeDownload, UnprintableTextError } from "./make-download.ts";
import { runs } from "../../../tests/setup/run-length.ts";

const NURSE = [
  "Maren Holloway",
  "Registered Nurse",
  "Columbus, OH 43215 | maren.holloway@example.com | (614) 555-0142",
  "",
  "Experience",
  "Registered Nurse - Lindenmere Hospital, Columbus, OH\t06/2018 - Present",
  "• Triage and stabilise patients in a 42-bed emergency department, work with physicians and social workers, and hand",
  "over to the wards in writing.",
  "• Teach patients and families before discharge.",
  "",
  "Staff Nurse - Ashgrove Clinic, Dayton, OH\t07/2015 - 05/2018",
  "• Cared for surgical patients before and after operations; charted in Epic.",
  "",
  "Education",
  "Bachelor of Science in Nursing, Ohio Valley University, 2015",
  "",
  "Skills",
  "Triage, IV Therapy, Telemetry, Patient Education, Epic, Wound Care",
];

/** Rows with a label, lists and names that a page breaks. */
const DEVELOPER = [
  "Tamsin Okafor",
  "Frontend Developer",
  "Leeds, UK | tamsin.okafor@example.com",
  "",
  "EXPERIENCE SUMMARY",
  "Web: React, Redux, Redux Toolkit, Styled-components, React Hook Form, HTML5, CSS3, SCSS, Bootstrap, jQuery, Mapbox API, Three.js, Storybook.",
  "Environments: Visual Studio Code, WebStorm, IntelliJ IDEA, Eclipse,",
  "Quillon Mobile, Extrava Global Configurator, SW-SIMPLE, GitHub, Heroku, Firebase, Adobe Photoshop, Adobe Illustrator, Figma, Jira, Slack.",
  "Web-services: REST API.",
  "",
  "EXPERIENCE",
  "2021 - present: Frontend Developer, Lindenmere Systems (Leeds, UK)",
  "Worked on the browser side of a platform for finding employees. Sorting algorithms depend on the option that the user selects. Rendering UI with a router of our own, with forms that send data to the database, and with roles that part what each user may see.",
  "Technologies:\tJava 8, Spring Boot, Hibernate, REST, Apache Camel",
  "Databases:\tMySQL, PostgreSQL, Couchbase",
  "2017 - 2021: UI Developer, Ashgrove Motors (York, UK)",
  "Integrated applications with external databases and web services.",
  "Used: C#, .NET, JavaScript, Quickscript Studio, Adobe Illustrator.",
  "",
  "SKILLS",
  "Other:\tTivoli Storage Manager (TSM); General Parallel File System (GPFS); Git, Jira, Agile, SVN; Unix Shells (ksh, bash); Common knowledge of TCP/IP protocol and SSL; The GNU: Compiler Collection (gcc & g++), developer's tool for directing; recompilation (make), debugger (gdb); source browser (cscope), Code::Blocks SBXA, Wintegrate.",
  "Foreign Languages:\tEnglish\tUpper Intermediate\tGood knowledge of grammar. Can understand, discuss, and write texts on both business and general activities, including technical discussions, and explain a viewpoint on an issue or a particular theme.",
  "budget, hardware, network systems, database, documentation, inspection, logistics, meetings, MS Excel, Outlook,",
  "PowerPoint, network, networking, Operating Systems, Oracle, personnel, presentations, progress, quality, routers,",
  "safety, scheduling, shipping, spreadsheets, supervision",
  "",
  "EDUCATION AND COURSES",
  "2010 - 2014: Bachelor in Informatics - Polytechnic University of Leeds,",
  "Faculty of Technical Cybernetics, Leeds, UK",
];

function resumeOf(lines: string[], name = "My résumé (2026)"): DownloadableResume {
  const profile = analyseResume(lines);
  return {
    name,
    content: lines.join("\n"),
    skills: profile.skills.map((skill) => skill.name),
    experience: profile.experienceText,
    education: profile.educationText,
    profile,
  };
}

async function readBack(lines: string[], format: DownloadFormat): Promise<string[]> {
  const { bytes } = await makeDownload(resumeOf(lines), format);
  if (format === "txt") return new TextDecoder().decode(bytes).split("\n");
  return (await (format === "docx" ? readDocx(bytes) : readPdf(bytes))).lines;
}

function wordsOf(lines: string[]): string {
  return lines.join(" ").replace(/\s+/g, " ").trim();
}

function namesOf(skills: { name: string }[]): string[] {
  return skills.map(({ name }) => name).sort();
}

function pdfText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

/** What is drawn on the pages: the compressed streams that hold text, unpacked. */
function drawnOn(bytes: Uint8Array): string {
  const streams = [...pdfText(bytes).matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const unpacked = streams.map((match) => inflateSync(Buffer.from(match[1] ?? "", "latin1")).toString("latin1"));
  return unpacked.filter((stream) => stream.includes("BT")).join("\n");
}

test("DEC-32 every non-alphanumeric character of the resume's name becomes _ in the file name", async () => {
  const download = await makeDownload(resumeOf(NURSE, 'My résumé (2026)/../\r\n"x" 🚀'), "txt");
  expect(download.filename).toBe("My_r_sum___2026________x___.txt");
});

test("API-25 each format has its media type and its signature", async () => {
  const [txt, docx, pdf] = await Promise.all(
    (["txt", "docx", "pdf"] as const).map((format) => makeDownload(resumeOf(NURSE), format)),
  );
  expect(txt!.mediaType).toBe("text/plain; charset=utf-8");
  expect(docx!.mediaType).toBe("application/vnd.openxmlformats-officedocument.wordprocessingml.document");
  expect(pdf!.mediaType).toBe("application/pdf");
  expect(Buffer.from(docx!.bytes.subarray(0, 2)).toString()).toBe("PK");
  expect(Buffer.from(pdf!.bytes.subarray(0, 5)).toString()).toBe("%PDF-");
});

const PEOPLE = { nurse: NURSE, developer: DEVELOPER };

test.each(
  (["txt", "docx", "pdf"] as const).flatMap((format) => [
    { format, who: "nurse" as const },
    { format, who: "developer" as const },
  ]),
)("a $who's resume that is read again from its $format has the same fields", async ({ format, who }) => {
  const before = analyseResume(PEOPLE[who]);
  const after = analyseResume(await readBack(PEOPLE[who], format));
  expect(before.jobs).toHaveLength(2);
  expect(after.jobs.map(({ title, employer }) => [title, employer])).toEqual(
    before.jobs.map(({ title, employer }) => [title, employer]),
  );
  expect(after.name).toBe(before.name);
  expect(after.location?.text).toBe(before.location?.text);
  // In the order of their lines, and a page has other lines.
  expect(namesOf(after.skills)).toEqual(namesOf(before.skills));
  // Print has dashes for ranges of years.
  const typed = (text: string) => wordsOf([text.replaceAll("–", "-")]);
  expect(typed(after.experienceText)).toBe(typed(before.experienceText));
  expect(typed(after.educationText)).toBe(typed(before.educationText));
});

test("a screen reader finds title, headings, lists, language and properties in the DOCX", async () => {
  const { bytes } = await makeDownload(resumeOf(NURSE), "docx");
  const parts = await openDocxPackage(bytes);
  const document = parts.get("word/document.xml")!;
  expect(document.match(/w:pStyle w:val="Title"/g)).toHaveLength(1);
  expect(document.match(/w:pStyle w:val="Heading1"/g)).toHaveLength(3);
  expect(document.match(/w:pStyle w:val="Heading2"/g)!.length).toBeGreaterThanOrEqual(2);
  expect(document.match(/<w:numPr>/g)).toHaveLength(3);
  expect(document).not.toContain("•");
  expect(parts.get("word/styles.xml")).toContain('<w:lang w:val="en-US"');
  expect(parts.get("docProps/core.xml")).toContain("<dc:creator>Maren Holloway</dc:creator>");
});

test("the PDF is tagged, has a language and a title, and embeds its fonts", async () => {
  const { bytes } = await makeDownload(resumeOf(NURSE), "pdf");
  const text = pdfText(bytes);
  expect(text).toMatch(/\/Marked true/);
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text).toMatch(/\/DisplayDocTitle true/);
  for (const tag of ["Document", "H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody"]) {
    expect(text).toMatch(new RegExp(`/S /${tag}\\b`));
  }
  expect(text.match(/\/FontFile2/g)).toHaveLength(2);
});

test("a PDF of one page has no page number, one of several has", async () => {
  const long = [...NURSE, ...Array.from({ length: 90 }, (_, index) => `• Kept record ${index}.`)];
  const pages = (bytes: Uint8Array) => pdfText(bytes).match(/\/Type \/Page\b/g)!.length;
  const numbers = (bytes: Uint8Array) => drawnOn(bytes).match(/\/Artifact <<[^>]*\/Type \/Pagination/g)?.length ?? 0;
  const [one, several] = [await makeDownload(resumeOf(NURSE), "pdf"), await makeDownload(resumeOf(long), "pdf")];
  expect(pages(one.bytes)).toBe(1);
  expect(numbers(one.bytes)).toBe(0);
  expect(pages(several.bytes)).toBeGreaterThan(1);
  expect(numbers(several.bytes)).toBe(pages(several.bytes));
});

const LETTERS = [
  "Ελληνικά γράμματα: Δημήτριος Παπαδόπουλος, μηχανικός λογισμικού",
  "Русский и українська: Ольга Їжакевич, инженер-программист",
  "Zażółć gęślą jaźń, Łukasz Świątek, Gdańsk",
  "Nguyễn Thị Hồng Phượng, kỹ sư phần mềm, Đà Nẵng",
  "Çağdaş Işık, naïve façade, Straße, “quotes” – dashes … €",
  "office affluent fjord flight",
];

test.each(["txt", "docx", "pdf"] as const)(
  "DEC-32 Latin, Greek and Cyrillic letters come out right in the %s",
  async (format) => {
    expect(wordsOf(await readBack(LETTERS, format))).toBe(wordsOf(LETTERS));
  },
);

test("DEC-32 no PDF is made when no font has a character; the error names each of them once", async () => {
  const resume = resumeOf([...NURSE, "Shipped 𓀀 and 𓀀, 𓀁"]);
  const error = await makeDownload(resume, "pdf").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnprintableTextError);
  expect((error as UnprintableTextError).characters).toEqual(["𓀀", "𓀁"]);
  expect((error as UnprintableTextError).message).toContain("DOCX");
  expect(wordsOf(await readBack([...NURSE, "Shipped 𓀀 and 𓀀, 𓀁"], "docx"))).toContain("Shipped 𓀀 and 𓀀, 𓀁");
});

const OTHER_SCRIPTS = ["山田 太郎 ソフトウェア", "王小明，上海", "김민수 개발자", "Shipped 🚀 and 👩‍💻", "⭐ ✓ ► ★"];

test.each(OTHER_SCRIPTS)("DEC-32 %s comes out right in the PDF", async (line) => {
  const plain = line.replace(/[\u200d\ufe0f]/gu, "");
  expect(wordsOf(await readBack([...NURSE, line], "pdf"))).toContain(plain);
});

test.each(["דנה לוי, מהנדסת תוכנה", "ليلى حداد مهندسة", "Dana Levi (דנה לוי), Haifa"])(
  "DEC-32 %s, which runs from right to left, is printed in its order",
  async (line) => {
    const read = wordsOf(await readBack([...NURSE, line], "pdf"));
    for (const word of line.match(/[\p{L}]+/gu) ?? []) expect(read.normalize("NFKC")).toContain(word);
  },
);

test("a range of years has an en dash, and a telephone number has no place for a line end", () => {
  expect(tidyType("06/2018 - Present, 2012-2015, Jan. 2015 — May 2016")).toBe(
    "06/2018 – Present, 2012–2015, Jan. 2015 – May 2016",
  );
  expect(tidyType("(614) 555-0142 | +49 170 123 45 67")).toBe(
    "(614)\u00a0555-0142 | +49\u00a0170\u00a0123\u00a045\u00a067",
  );
  expect(tidyType("Grade 9-10, 2019-06-30, ISO 9001-2015, 24-7")).toBe("Grade 9-10, 2019-06-30, ISO 9001-2015, 24-7");
});

test("paper is that of the person's country", () => {
  expect(choosePaper("Columbus, OH", "en-US")).toBe("letter");
  expect(choosePaper("Toronto, Canada", "en-US")).toBe("letter");
  expect(choosePaper("Leeds, UK", "en-US")).toBe("a4");
  expect(choosePaper("Berlin", "en-US")).toBe("a4");
  expect(choosePaper(null, "de")).toBe("a4");
  expect(choosePaper(null, "en-US")).toBe("letter");
});

test("the title of the document is the person's name, which later pages repeat", async () => {
  const long = [...NURSE, ...Array.from({ length: 90 }, (_, index) => `• Kept record ${index}.`)];
  const { bytes } = await makeDownload(resumeOf(long), "pdf");
  expect(pdfText(bytes).replaceAll("\0", "")).toContain("Maren Holloway");
  const parts = await openDocxPackage((await makeDownload(resumeOf(NURSE), "docx")).bytes);
  expect(parts.get("docProps/core.xml")).toContain("<dc:title>Maren Holloway</dc:title>");
});

test("a resume that nearly fits on one page is printed on one, its headings in full size", async () => {
  const nearly = [...NURSE, "", "Other", ...Array.from({ length: 22 }, (_, index) => `• Kept record ${index}.`)];
  const { bytes } = await makeDownload(resumeOf(nearly), "pdf");
  expect(pdfText(bytes).match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(drawnOn(bytes)).toMatch(/ 12\.5 Tf/);
});

test.each(["txt", "docx", "pdf"] as const)(
  "P26 controls, lone surrogates, U+FFFE and bidi controls are left out of the %s",
  async (format) => {
    const dirty = [
      "Ma\u0000r\u0007en H\ud800olloway",
      "Text\ufffe with\u202e turned\u2066 letters\u200f and\u200b none\udc00",
    ];
    expect(wordsOf(await readBack(dirty, format))).toBe("Maren Holloway Text with turned letters and none");
  },
);

test.each(["txt", "docx", "pdf"] as const)(
  "a resume of no line, one line or a word of 500 letters gives a valid %s",
  async (format) => {
    for (const lines of [[], [""], ["One"], ["w".repeat(500)]]) {
      const { bytes } = await makeDownload(resumeOf(lines), format);
      if (lines.join("") === "") continue;
      const read =
        format === "txt"
          ? [new TextDecoder().decode(bytes)]
          : await (format === "docx" ? readDocx(bytes) : readPdf(bytes)).then((text) => text.lines);
      expect(read.join("").trim()).toBe(lines.join(""));
    }
  },
);

test.each(["docx", "pdf"] as const)(
  "10,000 lines give a %s and lose none of the first",
  { tags: "long" },
  async (format) => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `Line ${index}`);
    const read = wordsOf(await readBack(lines, format));
    expect(read.startsWith("Line 0 Line 1 Line 2")).toBe(true);
    expect(read).toContain("Line 4000 Line 4001");
  },
);

test("SECURITY row 66: random documents are read again as they were, word by word", async () => {
  const word = fc.string({
    unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCxyzéüßñłşğąęχψωДЖЯіїễộ"),
    minLength: 1,
    maxLength: 12,
  });
  const line = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(" "));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 15 }), async (lines) => {
      const expected = wordsOf(lines.map((each) => each.normalize("NFC")));
      expect(wordsOf(await readBack(lines, "docx"))).toBe(expected);
      expect(wordsOf(await readBack(lines, "pdf"))).toBe(expected);
    }),
    { numRuns: runs({ few: 6, many: 25 }), seed: 20261121 },
  );
});

test("markup in a resume stays text in the DOCX", async () => {
  const text = `<w:p>&amp; "quoted" </w:t><script>alert(1)</script> ]]>`;
  expect(wordsOf(await readBack(["Maren Holloway", text], "docx"))).toContain(`Maren Holloway ${text}`);
});

test("dates above the title of a job stand beside it", () => {
  const content =
    "Ada Ridley\nada@example.com\n\nExperience\n04/2017 to Current\nBookkeeper, Larch Mills, Bend, OR\nPaid 40 suppliers a month.";
  const blocks = resumeBlocks({ content, profile: analyseResume(content.split("\n")) });
  const entry = blocks.find(({ kind }) => kind === "entry");
  expect(entry?.lines).toEqual([["Bookkeeper, Larch Mills, Bend, OR", "04/2017 to Current"]]);
});
