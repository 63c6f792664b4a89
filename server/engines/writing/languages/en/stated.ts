import { joinNames } from "../../pick-phrase.ts";
import type { StatedPack } from "../stated-pack.ts";
import { toldHours, toldPermit } from "./own-permit.ts";

export const STATED: StatedPack = {
  home: ["I live in {place}."],
  link: ({ kind, url }) =>
    kind === "portfolio" || kind === "website" ? `My ${kind} is at ${url}.` : `My ${kind} page is ${url}.`,
  number: ({ name, number, valid }) => {
    const own = /(?:pin|number|id)$/iu.test(name) ? name : `${name} number`;
    return `My ${own.replace(/ (?:registration )?number number$/iu, " number")} is ${number}${valid === null ? "" : ` (${valid})`}.`;
  },
  permit: toldPermit,
  hours: toldHours,
  driving: ({ paper, classes }) => `a ${paper} ${classes.join(", ")}`,
  vehicle: /(?<!\p{L})own (?:reliable )?(?<what>car|vehicle|van|transport)(?!\p{L})/iu,
  holds: (papers, vehicle) => {
    const own = vehicle === null ? "" : `have my own ${vehicle.toLowerCase()}`;
    const held = papers.length === 0 ? "" : `hold ${joinNames(papers, "and")}`;
    return `I ${[held, own].filter((text) => text !== "").join(" and ")}.`;
  },
  together: (one, other) =>
    /^(?:I|My) /u.test(other) && !one.includes(", and ")
      ? `${one.replace(/\.$/u, "")}, and ${other.replace(/^My /u, "my ")}`
      : null,
};
