import { expect, test } from "vitest";
import { CSV_WORDS } from "../../server/applications/csv-words.ts";
import { APPLICATION_STATUSES, STATUS_NAMES } from "../../server/domain/application-statuses.ts";
import { BOARD_COLUMNS } from "../../server/domain/board.ts";
import de from "./de/sentences.json" with { type: "json" };
import es from "./es/sentences.json" with { type: "json" };
import fr from "./fr/sentences.json" with { type: "json" };
import fixed from "./fixed-sentences.txt?raw";
import { adminFailures } from "./en/admin.ts";
import { failures } from "./en/shell.ts";
import { expectSameGaps } from "./same-gaps.fixtures.ts";
import { loadTexts } from "./load-texts.ts";
import { sayFlashIn, sayIn } from "./sentences.ts";
import { expectQuick } from "../../tests/setup/expect-quick.ts";

const CATALOGUES: Record<string, Record<string, string>> = { de, fr, es };

const sources = {
  ...import.meta.glob<string>("../routes/forms/*.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(
    [
      "../routes/invitation/*.tsx",
      "../routes/public/contact.tsx",
      "../../server/auth/local/{accept-invitation,password-rules}.ts",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
  ...import.meta.glob<string>(["../routes/{applications,materials,own-jobs,resumes,analytics,api}/*.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(["../schemas/*.ts", "!../schemas/{job-search,failure}.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(
    [
      "../../server/{account,applications,auth/local/passkeys,billing,matches,materials,own-words,reminders,resumes}/**/*.ts",
      "../../server/{admin,jobs/apify,jobs/reading,jobs/sources}/**/*.ts",
      "../../server/jobs/{add,ask,change,file}-source.ts",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
};

/** The specification fixes them, so they are the same in every language. */
const FIXED = new Set(fixed.trim().split("\n"));
/** Programs alone are told these. */
const OF_PROGRAMS = /`csv`|^The process stops|^Please say true or false|^Send exactly one|^Skills must be a list/;

/** `${counted(3, "row")} read` as it is said of several. */
function withGapsFilled(template: string): string {
  return template
    .replace(/\$\{counted\([^,]+, "([^"]+)"(?:, "([^"]+)")?\)\}/g, (_, one, several = `${one}s`) => `7013 ${several}`)
    .replace(/\$\{[^}]*\}/g, "7013");
}

/** The sentences in a file that may refuse or answer: what stands in quotes, begins and ends like one. */
function sentencesOf(source: string): string[] {
  const code = source.replace(/^\s*(\*|\/\/|\/\*).*$/gm, "");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g)]
    .map(([, plain, filled = ""]) => plain ?? withGapsFilled(filled))
    .filter((text) => /^[A-Z“7].* .*[.!?]$/.test(text));
}

function titlesOf(source: string): string[] {
  return [...source.matchAll(/(?:title: |FAILED = |failureFlash\(|refusedForm\()"([^"]+)"/g)].map(
    ([, title = ""]) => title,
  );
}

test("each language has the same sentences, with the same gaps", () => {
  expect(Object.keys(de).length).toBeGreaterThan(100);
  expectSameGaps(CATALOGUES);
});

test("what a form answers or refuses with is said in every language, or is fixed", () => {
  const untold: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    if (
      /\.test\.|fixtures|export-|webhook/.test(path) ||
      !/Refusal|Schema|flash|passwordProblem|SourceError|const problem|rules: /.test(source)
    )
      continue;
    const told = path.includes("/forms/") ? [...sentencesOf(source), ...titlesOf(source)] : sentencesOf(source);
    const lacking = told.filter((text) => !FIXED.has(text) && !OF_PROGRAMS.test(text) && sayIn("de", text) === text);
    untold.push(...lacking.map((text) => `${path}: ${text}`));
  }
  expect(untold).toEqual([]);
});

test("what a browser says of a form that did not get through is said in every language, or is fixed", () => {
  const told = Object.entries(sources).flatMap(([path, source]) => {
    const constants = new Map([...source.matchAll(/const (\w+) = "([^"]+)"/g)].map(([, name, text]) => [name, text]));
    const given = /catch(?:Admin)?Failure\(([^)]*)\)/.exec(source)?.[1]?.split(", ") ?? [];
    const texts = given.map((each) => (each.startsWith('"') ? each.slice(1, -1) : constants.get(each)));
    return texts.map((text) => [path, text ?? ""] as const);
  });
  expect(told.length).toBeGreaterThan(30);
  expect(
    told.filter(([, text]) => text !== "" && !(text in { ...failures, ...adminFailures }) && !FIXED.has(text)),
  ).toEqual([]);
});

test("several sentences are said one by one, and a gap that is a sentence is said, too", () => {
  expect(sayIn("de", "2 applications removed. 1 application that you changed since stayed.")).toBe(
    "2 Bewerbungen entfernt. 1 Bewerbung, die Sie inzwischen geändert haben, blieb.",
  );
  expect(sayIn("fr", "Saved searches come with Pro and Premium. Upgrade to keep this one.")).toContain(
    "Pro et Premium",
  );
  expect(sayIn("es", "Interview preparation not found")).toBe("Preparación de entrevista: no se encuentra");
});

test("each status of an application has one name in a language: on the board, in the notice of a move, in the CSV", async () => {
  for (const language of ["de", "fr", "es"] as const) {
    const { choice } = await loadTexts(language, "tracker");
    for (const status of APPLICATION_STATUSES)
      expect(CSV_WORDS[language].statuses[status]).toBe(choice(STATUS_NAMES[status]));
    for (const { status, name } of BOARD_COLUMNS) {
      expect(choice(name), `${language} ${name}`).not.toBe(name);
      if (status !== "saved") expect(sayIn(language, `Moved to ${name}`)).toMatch(new RegExp(` ${choice(name)}$`));
    }
  }
});

test("words of a user stay as they were typed, in whichever gap they stand", () => {
  for (const name of ["Saved", "a. b? {most}", "$&", "at most", "It is now called .", "<b>"]) {
    expect(sayIn("de", `It is now called ${name}.`)).toBe(`Sie heißt jetzt ${name}.`);
  }
});

test("a sentence that nobody has put into a language stays, and so does English", () => {
  expect(sayIn("de", "Resume renamed")).toBe("Resume renamed");
  expect(sayIn("en", "Nothing moved")).toBe("Nothing moved");
  expect(sayIn("fr", "")).toBe("");
});

test("a notice keeps what was typed, and says in the language what stands at its fields", () => {
  const flash = {
    title: "Application not added",
    description: "Please enter the title of the job.",
    tone: "destructive",
    form: { name: "add", values: { jobTitle: "Saved" }, errors: { jobTitle: "Please enter the title of the job." } },
  } as const;
  expect(sayFlashIn("es", flash)).toEqual({
    title: "Candidatura no añadida",
    description: "Introduzca el título del puesto.",
    tone: "destructive",
    form: { name: "add", values: { jobTitle: "Saved" }, errors: { jobTitle: "Introduzca el título del puesto." } },
  });
  expect(sayFlashIn("es", null)).toBeNull();
});

test("a long text of a user is looked through in no time", async () => {
  await expectQuick(500, () => sayIn("de", "At most a of b. ".repeat(20_000)));
});
