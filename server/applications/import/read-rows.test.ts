import { expect, test } from "vitest";
import { CSV_COLUMNS, CSV_WORDS } from "../csv-words.ts";
import { APPLICATION_STATUSES } from "../../domain/application-statuses.ts";
import { TABLE_FIELDS } from "../../domain/application-import.ts";
import columnWords from "./column-words.json" with { type: "json" };
import { foldWords } from "./fold-words.ts";
import { guessColumns } from "./guess-columns.ts";
import { readRows } from "./read-rows.ts";
import { readStatus } from "./read-status.ts";
import { readTable, readTableText } from "./read-table.ts";
import statusWords from "./status-words.json" with { type: "json" };
import { expectQuick } from "../../../tests/setup/expect-quick.ts";

const today = "2026-11-22";

async function read(csv: string, usualDay = "") {
  const { names, rows, ended } = await readTable(csv);
  const columns = guessColumns(names, rows);
  return { ...readRows(rows, { columns, order: "day-first", usualDay, today }), columns, names, ended };
}

test("the words are as they are compared, each once, and each field and status has some", () => {
  expect(Object.keys(columnWords).sort()).toEqual(TABLE_FIELDS.map(({ field }) => field).sort());
  expect(Object.keys(statusWords).sort()).toEqual([...APPLICATION_STATUSES, "not sent"].sort());
  for (const words of [...Object.values(columnWords), ...Object.values(statusWords)]) {
    for (const word of words) expect(foldWords(word)).toBe(word);
    expect(new Set(words).size).toBe(words.length);
  }
  const statuses = Object.values(statusWords).flat();
  expect(new Set(statuses).size).toBe(statuses.length);
});

test("our own table is read again in each language that it is written in, columns and statuses", () => {
  const read = {
    jobTitle: "job",
    company: "company",
    appliedOn: "applied",
    address: "posting",
    interviewOn: "interview",
  };
  const alike = {
    status: "status",
    nextStep: "nextStep",
    nextOn: "dueOn",
    contact: "contact",
    pay: "pay",
    notes: "notes",
  };
  for (const [language, { columns, statuses }] of Object.entries(CSV_WORDS)) {
    const names = CSV_COLUMNS.map((column) => columns[column]);
    const found = Object.entries(guessColumns(names, [])).map(([field, at]) => [field, CSV_COLUMNS[at]]);
    expect(Object.fromEntries(found), language).toEqual({ ...read, ...alike });
    for (const status of APPLICATION_STATUSES) expect(readStatus(statuses[status]), language).toBe(status);
  }
});

test("columns are known by their names in several languages, in any order and writing", () => {
  const known: [string[], string[]][] = [
    [
      ["Company", "JobTitle", "appliedDate", "Status"],
      ["company", "jobTitle", "appliedOn", "status"],
    ],
    [
      ["Firma", "Stellenbezeichnung", "Beworben am", "Stand"],
      ["company", "jobTitle", "appliedOn", "status"],
    ],
    [
      ["Entreprise", "Intitulé du poste", "Date de candidature", "Étape"],
      ["company", "jobTitle", "appliedOn", "status"],
    ],
    [
      ["Empresa", "Puesto", "Fecha de solicitud", "Estado"],
      ["company", "jobTitle", "appliedOn", "status"],
    ],
    [
      ["date_applied", "POSITION", "employer", "job link"],
      ["appliedOn", "jobTitle", "company", "address"],
    ],
    [
      ["Name of the company", "The role", "Applied?", "Applied on"],
      ["company", "jobTitle", "isSent", "appliedOn"],
    ],
  ];
  for (const [names, fields] of known) {
    const columns = guessColumns(
      names,
      [["a", "b", "yes", "d"]].map((row) => (names.includes("Applied?") ? row : [])),
    );
    expect(Object.fromEntries(Object.entries(columns).map(([field, at]) => [at, field]))).toEqual({ ...fields });
  }
  expect(guessColumns(["__proto__", "constructor", ""], [])).toEqual({});
});

test("JobSync's export: what was not sent yet is left out, its N/A is nothing", async () => {
  const { applications, remarks } = await read(
    [
      "index,createdAt,applied,appliedDate,Company,JobTitle,jobType,Location,JobSource,Status",
      "1,2026-03-01,Yes,2026-03-02,Acme,Baker,Full Time,Oslo,Indeed,Interview",
      "2,2026-03-01,No,N/A,Acme,Cook,Full Time,Oslo,Indeed,Draft",
      "3,2026-03-01,Yes,2026-03-04,N/A,Waiter,Contract,N/A,N/A,Archived",
    ].join("\n"),
  );
  expect(applications).toMatchObject([
    { row: 2, jobTitle: "Baker", company: "Acme", appliedOn: "2026-03-02", status: "interview" },
    { row: 4, jobTitle: "Waiter", company: "", status: "applied", notes: [{ text: "Status: Archived" }] },
  ]);
  expect(remarks).toEqual([
    { row: 3, says: "not sent yet, so it is no application", isLeftOut: true },
    { row: 4, says: "no company", isLeftOut: false },
    { row: 4, says: "“Archived” is no status here, so it is Applied", isLeftOut: false },
  ]);
});

test("each row says kindly what is the matter with it, and a day for the others is taken", async () => {
  const csv = [
    "Job;Company;Applied on;Posting",
    "Nurse;Harbor;soon;",
    ";Harbor;2026-03-01;",
    "Nurse;;2027-01-01;",
    "Nurse;Harbor;;javascript:alert(1)",
    "Nurse;Harbor;3.4.2026;example.com/7",
    ";;;",
  ].join("\r\n");
  const { applications, remarks } = await read(csv);
  expect(remarks.map(({ row, says }) => `${row}: ${says}`)).toEqual([
    "2: “soon” is not read as a day",
    "3: no job title",
    "4: 2027-01-01 is still to come",
    "5: no day it was sent on",
  ]);
  expect(applications).toMatchObject([{ row: 6, appliedOn: "2026-04-03", address: "https://example.com/7" }]);
  const filled = await read(csv, "2026-05-01");
  expect(filled.applications.map(({ row, appliedOn }) => [row, appliedOn])).toEqual([
    [2, "2026-05-01"],
    [5, "2026-05-01"],
    [6, "2026-04-03"],
  ]);
  expect(filled.applications[1]?.address).toBe("");
});

test("statuses are known in several languages, whatever their case and accents", () => {
  expect(
    ["Interviewing", "ABSAGE", "Refusée", "En cours", "oferta", "Zurückgezogen", "phone-screen"].map(readStatus),
  ).toEqual(["interview", "rejected", "rejected", "applied", "offer", "withdrawn", "screening"]);
  expect(readStatus("constructor")).toBeNull();
});

test("a table is read in any encoding, with any separator, and its end is said where it cannot be", async () => {
  const csv = "Stelle\tFirma\nKöchin\tMüller";
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, "utf16le")]);
  for (const bytes of [Buffer.from(csv), Buffer.from(`\uFEFF${csv}`), utf16, Buffer.from(csv, "latin1")])
    expect((await readTable(await readTableText(bytes))).rows).toEqual([["Köchin", "Müller"]]);
  expect((await readTable('a,b\n\'=1+1,"x\ny"')).rows).toEqual([["=1+1", "x\ny"]]);
  const cut = await readTable('a,b\n1,2\n"3,4\n5,6');
  expect(cut.rows).toEqual([["1", "2"]]);
  expect(cut.ended).toContain("Nothing after row 2 can be read");
  const long = await readTable(`a,b\n${"1,2\n".repeat(6_000)}`);
  expect([long.rows.length, long.ended]).toEqual([5_000, "Only the first 5,000 rows are read."]);
  for (const none of ["", "a,b", "%PDF-1.7", "\n\n"]) await expect(readTable(none)).rejects.toThrow("This is no table");
  await expect(readTableText(new Uint8Array(5 * 1024 * 1024 + 1))).rejects.toThrow("at most 5 MB");
});

test("our own table's notes come back one by one, with their days", async () => {
  const { applications } = await read(
    'Job,Applied,Notes\nNurse,2026-03-01,"2026-03-02: Called.\nTwice.\n2026-03-05: Wrote."',
  );
  expect(applications[0]?.notes).toEqual([
    { on: "2026-03-02", text: "Called.\nTwice." },
    { on: "2026-03-05", text: "Wrote." },
  ]);
});

test("a hostile table of 5 MB is read in a moment", async () => {
  const size = 5_000_000;
  for (const text of [
    ",".repeat(size),
    "a\n".repeat(size / 2),
    `a,b\n"${'"'.repeat(size)}`,
    `a\n${"=".repeat(size)}`,
  ]) {
    await expectQuick(5_000, () => read(text).catch(() => null));
  }
});
