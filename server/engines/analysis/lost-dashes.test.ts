import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { restoreLostDashes } from "./lost-dashes.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

test.each([
  ["Jan. 2016Mar. 2019", "2016-01", "2019-03"],
  ["September 2015Present", "2015-09", null],
  ["Oct. 2011\ue013Feb. 2014", "2011-10", "2014-02"],
  ["2012 \ufffd 2018", "2012", "2018"],
  ["2012 ? Present", "2012", null],
  ["20142019", "2014", "2019"],
  ["Okt. 2014heute", "2014-10", null],
  ["März 2014{Dez. 2018", "2014-03", "2018-12"],
  ["févr. 2012août 2015", "2012-02", "2015-08"],
  ["mars 2016\u0015aujourd'hui", "2016-03", null],
  ["enero de 2011diciembre de 2013", "2011-01", "2013-12"],
  ["mar. 2016 \u2015 actualidad", "2016-03", null],
  ["03/201608/2019", "2016-03", "2019-08"],
  ["2016-032019-08", "2016-03", "2019-08"],
])(
  "EN-02 %j is a range whose dash the font has lost, in a cell, on a line of its own and after a bar",
  (dates, start, end) => {
    const places = [
      ["Ines Varga", "Experience", `Harbour Works, Porto\t${dates}`, "Crane Operator", "- Moved freight."],
      ["Ines Varga", "Experience", "Crane Operator", "Harbour Works, Porto", "", dates, "", "- Moved freight."],
      ["Ines Varga", "Experience", `Crane Operator | Harbour Works | ${dates}`, "- Moved freight."],
    ];
    for (const lines of places) {
      const { jobs, yearsOfExperience } = analyseResume(lines, { now: NOW });
      expect(jobs).toMatchObject([{ start, end, current: end === null }]);
      expect(yearsOfExperience).toBeGreaterThanOrEqual(2);
    }
  },
);

test.each([
  "Order 20162019",
  "Was that in 2016? March was cold",
  "Who won in 2016? We did",
  "Revenue 2016 {thousands}",
  "Part 2016-03201 and 201608/2019",
  "Expo 2016 2019",
])("%j has lost nothing", (text) => expect(restoreLostDashes(text)).toBe(text));
