const UNKNOWN_COMPANY = "Unknown Company";

const KNOWN_COMPANIES = [
  "3M",
  "Accenture",
  "Adobe",
  "Airbnb",
  "Aldi",
  "Allianz",
  "Amazon",
  "AMD",
  "Apple",
  "AT&T",
  "Bank of America",
  "BASF",
  "Bayer",
  "BMW",
  "Boeing",
  "Bosch",
  "BP",
  "Capgemini",
  "Cisco",
  "Citigroup",
  "Coca-Cola",
  "Comcast",
  "Costco",
  "CVS Health",
  "Deloitte",
  "DHL",
  "eBay",
  "EY",
  "FedEx",
  "Ford",
  "GE",
  "General Motors",
  "GM",
  "Goldman Sachs",
  "Google",
  "Home Depot",
  "HP",
  "IBM",
  "IKEA",
  "Intel",
  "JPMorgan Chase",
  "Kaiser Permanente",
  "KPMG",
  "LG",
  "Lockheed Martin",
  "Marriott",
  "Mayo Clinic",
  "McDonald's",
  "Meta",
  "Microsoft",
  "Netflix",
  "Nike",
  "Nvidia",
  "Oracle",
  "PayPal",
  "PepsiCo",
  "Pfizer",
  "PwC",
  "Salesforce",
  "Samsung",
  "SAP",
  "Siemens",
  "Sony",
  "SpaceX",
  "Spotify",
  "Starbucks",
  "Stripe",
  "Target",
  "Tesla",
  "Uber",
  "Unilever",
  "UPS",
  "Verizon",
  "Volkswagen",
  "Walmart",
  "Wells Fargo",
].sort((a, b) => b.length - a.length || a.localeCompare(b));

/** Ambiguous names such as "Oracle Database Administrator": any other company in the title is preferred. */
const WORDS_TOO = new Set([
  "Adobe",
  "Apple",
  "Ford",
  "GE",
  "Intel",
  "Meta",
  "Oracle",
  "Salesforce",
  "SAP",
  "Stripe",
  "Target",
  "Uber",
  "UPS",
]);

const LETTER_OR_GUIDE = /(?:Interview Prep|Cover Letter) - (?<job>.*)/is;
const SEPARATOR = " - ";
const SHORTEST_SEGMENT = 3;

const TITLE_WORDS = new Set(
  `engineer engineers engineering developer developers development manager managers management designer design analyst
  analysts senior junior lead leader principal staff head chief director vice president vp intern internship trainee
  apprentice associate assistant frontend front end backend back full stack fullstack full-stack front-end back-end
  software data product project program resume resumes cv cover letter letters interview prep preparation web mobile
  cloud devops qa test tester security network systems system machine learning ai ml scientist science architect
  consultant specialist coordinator administrator admin executive officer representative sales marketing account
  accounts accountant accounting accounting finance financial hr human resources recruiter operations business support
  customer service success technical technician nurse nursing registered rn lpn licensed practical doctor physician
  teacher teaching tutor professor driver cook chef baker server bartender cashier clerk mechanic electrician plumber
  carpenter welder machinist operator warehouse worker supervisor foreman receptionist secretary paralegal lawyer
  attorney counsel writer editor content copywriter video graphic ux ui mid level entry i ii iii iv sr jr the of for and
  copy updated new final draft latest my general tailored version application job position role`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function names(company: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapeForPattern(company)}(?![\\p{L}\\p{N}])`, "iu").test(text);
}

function knownCompany(title: string, segments: string[]): string | null {
  for (const company of KNOWN_COMPANIES) {
    if (!names(company, title)) continue;
    const isWhole = segments.some((segment) => segment.toLowerCase() === company.toLowerCase());
    const isWord = !isWhole && WORDS_TOO.has(company);
    const others = segments.map((segment) => (names(company, segment) ? "" : segment));
    if (!isWord || companySegment(others) === null) return company;
  }
  return null;
}

function companySegment(segments: string[]): string | null {
  const fits = (segment: string) =>
    segment.length >= SHORTEST_SEGMENT && !isGeneric(segment) && !isNumberOrRemote(segment);
  return segments.slice(1).find(fits) ?? null;
}

function isGeneric(segment: string): boolean {
  const words = segment.toLowerCase().match(/[\p{L}\p{N}+#&'’-]+/gu) ?? [];
  return words.length > 0 && words.every((word) => TITLE_WORDS.has(word) || /^\d+$/.test(word));
}

function isNumberOrRemote(segment: string): boolean {
  return /^[\d\s.,]+$/.test(segment) || segment.includes("%") || /remote/i.test(segment);
}

export function companyOfTitle(title: string): string {
  const [, ...named] = LETTER_OR_GUIDE.exec(title)?.groups?.job?.split(/ at /i) ?? [];
  const company = named.at(-1)?.trim();
  if (company) return company;
  const segments = title.split(SEPARATOR).map((segment) => segment.trim());
  const known = knownCompany(title, segments) ?? companySegment(segments);
  if (known) return known;
  const last = (segments.at(-1) ?? "").replace(/\([^)]{0,200}\)/g, "").trim();
  return last.length > 2 ? last : UNKNOWN_COMPANY;
}
