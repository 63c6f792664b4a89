import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { findPhones } from "./phone-numbers.ts";

test.each([
  ["14 Barkly St, Brunswick VIC 3056 0491 570 156 ann@example.com", "0491 570 156", "Brunswick, VIC"],
  ["12 Peachgrove Rd, Hamilton 3204 021 555 0173", "021 555 0173", "Hamilton"],
  ["45 Schubart Street, Pretoria 0002 082 555 0164", "082 555 0164", "Pretoria"],
  ["Miami FL 33130 3055550112 ann@example.com", "3055550112", "Miami, FL"],
  ["2nd Cross, Indiranagar, Bengaluru 560038 98450 12345", "98450 12345", "Bengaluru"],
  ["12 rue des Lilas 69003 Lyon - 0612345678", "0612345678", "Lyon"],
  ["Lindenweg 7, 50674 Köln 0171 2345678 ann@example.de", "0171 2345678", "Köln"],
  ["22 Ormeau Road, Belfast BT7 1SH 028 9018 0155", "028 9018 0155", "Belfast"],
  ["12 Shandon Street, Cork T23 AX92, 087 555 0142", "087 555 0142", "Cork"],
  ["8 Griffith Avenue, Dublin 6W, 01 555 0148", "01 555 0148", "Dublin"],
  ["Mobile: 07700 900 338 9 Hessle Road, Hull HU3 2AA", "07700 900 338", "Hull"],
  ["Mobile, AL 36602 (251) 555-0133", "(251) 555-0133", "Mobile, AL"],
  ["Mobile 0412 555 019 | ann@example.com", "0412 555 019", undefined],
])("issue 17: a town, its code and a telephone number beside each other are three: %j", (line, phone, town) => {
  expect(findPhones(line)[0]?.found).toBe(phone);
  expect(analyseResume(["Ann Lee", line]).location?.text).toBe(town);
});

test("issue 17: a name, an address and a number on one line are told apart", () => {
  const { name, location } = analyseResume(["Zanele Dlamini, 17 Florida Road, Durban 4001, 031 555 0177"]);
  expect([name, location?.text]).toEqual(["Zanele Dlamini", "Durban"]);
});

test("issue 17: a number whose last digits are not told is none", () => {
  expect(findPhones("+49 176 313 XXX XX")).toEqual([]);
  expect(findPhones("+49 176 313 555 01")).toHaveLength(1);
});

test.each([
  ["Phone: +91 98765 XXXXX", 0],
  ["Mobile: 98765•••••", 0],
  ["206-555-0147 ** jane@example.com", 1],
  ["206 555 0147 __ Seattle", 1],
])("issue 17: signs behind a number stand for digits or stand between: %s", (line, count) => {
  expect(findPhones(line)).toHaveLength(count);
});
