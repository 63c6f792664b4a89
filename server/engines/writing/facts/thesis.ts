/** How a line names what was written for a degree, which is a deed of whoever begins: "Dissertation: ...", "Master's thesis on ...". */
export const THESIS = String.raw`(?<kind>Dissertation|(?:\p{L}+'?s? )?[Tt]hesis|(?:Final[- ]year|Capstone) project)(?: title| topic)?(?::| on) `;
