import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Listing } from "../../models/listing.ts";
import { connectTestDatabase } from "./postings.fixtures.ts";
import { readSearch, searchCondition } from "./search-words.ts";

const POSTINGS: Record<string, { title: string; company?: string; description?: string; requirements?: string[] }> = {
  nurse: { title: "Registered Nurse", company: "Mercy Hospital", description: "Nights and\nweekend shifts." },
  engineers: { title: "Team of Engineers", description: "Node.js, C++ and JavaScript in Zürich." },
  java: { title: "Java Developer", requirements: ["Clinical  lead experience", "C# or C"] },
  chef: { title: "Chef de cuisine", company: "Café Déjà Vu", description: "Engineering of sauces." },
  doctor: { title: "Главный врач", description: "看護師も募集" },
};

let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
  await mongoose.connection.collection<{ _id: string }>("listings").insertMany(
    Object.entries(POSTINGS).map(([_id, posting]) => ({
      _id,
      company: "",
      requirements: [],
      description: "",
      ...posting,
    })),
  );
});

afterAll(() => end());

async function found(search: string): Promise<string[]> {
  return (
    await Listing.find(searchCondition(search) ?? {})
      .select({ _id: 1 })
      .sort({ _id: 1 })
      .lean()
  ).map(({ _id }) => _id);
}

test("DEC-103 a search reads words, phrases in any quotes and what a minus excludes", () => {
  expect(readSearch(' Nurse "night  shift" -agency -“zero hours” full-time - " ')).toEqual({
    wanted: [
      { words: ["nurse"], isExact: false },
      { words: ["night", "shift"], isExact: true },
      { words: ["full", "time"], isExact: false },
    ],
    unwanted: [
      { words: ["agency"], isExact: false },
      { words: ["zero", "hours"], isExact: true },
    ],
  });
  expect(searchCondition(' - "" ... ')).toBeNull();
});

test.each([
  ["nurse", ["nurse"]],
  ["NURSES", ["nurse"]],
  ["engineer", ["engineers"]],
  ["java", ["java"]],
  ["mercy night", ["nurse"]],
  ["nurse java", []],
  ['"weekend shifts"', ["nurse"]],
  ['"and weekend"', ["nurse"]],
  ['"night"', []],
  ["clinical-lead", ["java"]],
  ["zurich", ["engineers"]],
  ["cafe deja", ["chef"]],
  ["CAFÉ", ["chef"]],
  ["caf", []],
  ["c++", ["engineers"]],
  ["c#", ["java"]],
  ["c", ["java"]],
  ["node.js", ["engineers"]],
  ["-nurse -chef", ["doctor", "engineers", "java"]],
  ["developer -clinical", []],
  ["ВРАЧ", ["doctor"]],
  ["看護師", ["doctor"]],
  ["(.*)+$ .*", ["chef", "doctor", "engineers", "java", "nurse"]],
  ["nurse\u0000", ["nurse"]],
])("DEC-103 %j finds its postings", async (search, ids) => {
  expect(await found(search)).toEqual(ids);
});
