import { beforeAll, expect, test } from "vitest";
import { HttpClient } from "../setup/http-client.ts";
import { follow, headerOf, hrefOf, isWithoutAction, readPage, type ServedPage, textsOf } from "../setup/served-page.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { within } from "@testing-library/dom";

/** What the pages for visitors show; they run no script, so what is served is what is seen. */
const PAGES = ["/about", "/faq", "/terms", "/privacy", "/contact", "/pricing"];

let app: SharedApp;
let visitor: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  visitor = new HttpClient(app.url);
});

function open(path: string): Promise<ServedPage> {
  return readPage(visitor, path);
}

/** Named in the page's middle, beside its header and footer. */
function inMain(page: ServedPage) {
  return within(page.getByRole("main"));
}

test("AB-01, AB-02, AB-03: about has mission, story, four values, a team and a way in", async () => {
  const page = await open("/about");
  for (const name of ["Our Mission", "Our Story", "Our Values", "Our Team"])
    page.getByRole("heading", { level: 2, name });
  for (const name of ["Innovation", "Empowerment", "Precision", "Excellence"]) {
    page.getByRole("heading", { level: 3, name });
  }
  expect(hrefOf(inMain(page).getByRole("link", { name: "Get Started" }))).toBe("/api/login");
  const home = await follow(visitor, headerOf(page), "Home");
  home.getByRole("heading", { level: 1, name: "Your Complete AI Career Assistant" });
});

test("FQ-04, FQ-05: the support buttons do nothing, the last call leads to sign-in", async () => {
  const page = await open("/faq");
  for (const name of ["Live Chat Support", "Contact Support"]) {
    expect(isWithoutAction(page.getByRole("button", { name })), name).toBe(true);
  }
  expect(hrefOf(page.getByRole("link", { name: "Start Your AI Job Search" }))).toBe("/api/login");
});

test("TM-02, PV-03: the contents lead to the numbered sections", async () => {
  for (const [path, count] of Object.entries({ "/terms": 13, "/privacy": 11 })) {
    const page = await open(path);
    const links = within(page.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
    const sections = links.map((link) => page.document.querySelector(`[id="${hrefOf(link).slice(1)}"]`));
    const headings = sections.map((section) => section?.closest("section")?.querySelector("h2") ?? null);
    expect(new Set(headings).size, path).toBe(count);
    expect(headings, path).toEqual(page.getAllByRole("heading", { level: 2 }));
  }
});

const PLANS = {
  Free: {
    price: "$0 forever",
    included: [
      "1 resume upload",
      "5 job matches per month",
      "Basic AI resume analysis",
      "1 AI cover letter per month",
      "Basic analytics",
      "Community support",
    ],
    missing: ["Interview preparation", "Advanced analytics", "Priority support", "Unlimited AI materials"],
    button: "Get Started",
  },
  Professional: {
    price: "$29 per month",
    included: [
      "Unlimited resumes",
      "Unlimited matches",
      "Advanced optimization",
      "Unlimited cover letters",
      "Advanced analytics",
      "Priority email support",
      "AI interview preparation",
      "Company-specific insights",
      "Resume A/B testing",
      "Export of all materials",
    ],
    missing: [],
    button: "Choose Professional",
  },
  Enterprise: {
    price: "$99 per month",
    included: [
      "Everything in Professional",
      "Team collaboration",
      "Custom AI model training",
      "Dedicated account manager",
      "24/7 phone support",
      "Advanced API access",
      "Custom integrations",
      "Bulk resume processing",
      "Advanced reporting",
      "SLA guarantee",
    ],
    missing: [],
    button: "Contact Sales",
  },
};

test("PR-01, PR-02, PR-03, PR-04, PR-05: three cards with their lists, each button to sign-in", async () => {
  const page = await open("/pricing");
  for (const [name, plan] of Object.entries(PLANS)) {
    const region = page.getByRole("region", { name });
    const card = within(region);
    const listed = (list: string) => textsOf(card.queryByRole("list", { name: list })?.querySelectorAll("li") ?? []);
    expect(textsOf([region])[0], name).toContain(plan.price);
    expect(listed("Included"), name).toEqual(plan.included);
    expect(listed("Not included"), name).toEqual(plan.missing);
    expect(hrefOf(card.getByRole("link", { name: plan.button })), name).toBe("/api/login");
  }
  expect(page.getByText("Most Popular").closest("section")).toBe(page.getByRole("region", { name: "Professional" }));
});

test("PR-07, PR-08, CF-17: the custom plan's buttons do nothing, and Contact Sales is told apart by its region", async () => {
  const page = await open("/pricing");
  const custom = within(page.getByRole("region", { name: "Need a custom plan?" }));
  for (const name of ["Contact Sales", "Schedule Demo"]) {
    expect(isWithoutAction(custom.getByRole("button", { name })), name).toBe(true);
  }
  expect(hrefOf(page.getByRole("link", { name: "Start Free Today" }))).toBe("/api/login");
});

test("CT-01, CT-05, CT-06, CT-07, CT-08: the ways to reach us", async () => {
  const page = await open("/contact");
  const ways = within(page.getByRole("list", { name: "Ways to reach us" })).getAllByRole("listitem");
  expect(textsOf(ways)).toEqual([
    expect.stringContaining("within 24 hours"),
    expect.stringContaining("9 AM-6 PM EST"),
    expect.stringContaining("Mon-Fri 9-6 EST"),
  ]);
  const chat = page.getByRole("button", { name: "Start Live Chat" });
  expect(ways[1]?.contains(chat)).toBe(true);
  expect(isWithoutAction(chat)).toBe(true);
  const [hours = ""] = textsOf([page.getByRole("region", { name: "Business hours" })]);
  for (const text of ["Mon-Fri", "9-6", "Sat", "10-4", "Sun", "Closed", "Emergency support 24/7 for premium users"]) {
    expect(hours).toContain(text);
  }
  expect(textsOf([page.getByRole("region", { name: "Office" })])[0]).toContain("100 Example Street");
  expect(hrefOf(inMain(page).getByRole("link", { name: "Get Started" }))).toBe("/api/login");
  const faq = await follow(visitor, page, "Read the FAQ");
  faq.getByRole("heading", { level: 1, name: "Help Center" });
});

test("SH-04, RT-09: a page for visitors asks no API, and Sign In loads /api/login as a page", async () => {
  for (const path of ["/", ...PAGES]) {
    const page = await open(path);
    const loaded = [...page.document.querySelectorAll("[src], link[href]")].map(
      (element) => element.getAttribute("src") ?? hrefOf(element),
    );
    expect(loaded.length, path).toBeGreaterThan(0);
    expect(
      loaded.filter((address) => /\/(api|forms)\/|\.data$/.test(address)),
      path,
    ).toEqual([]);
    const signIn = headerOf(page).getByRole("link", { name: "Sign In" });
    expect(hrefOf(signIn), path).toBe("/api/login");
  }
});

test("check 8, LP-01, LP-02, LP-03, LP-04, LP-05, LP-06, LP-07, LP-08, LP-09: the landing page says what it is, and every way in leads to sign-in", async () => {
  const page = await open("/");
  page.getByRole("heading", { level: 1, name: "Your Complete AI Career Assistant" });
  for (const name of [
    "Intelligent Resume Analysis",
    "AI Cover Letter Generator",
    "Interview Preparation AI",
    "Live Job Discovery",
    "Career Analytics",
    "Resume Optimization",
    "How It Works",
    "Upload Resume",
    "Get Matches",
    "AI Materials",
    "Advanced AI Features",
    "Company-Specific Materials",
    "Performance Analytics",
    "Resume Versions",
  ]) {
    page.getByRole("heading", { name });
  }
  for (const figure of ["290+", "98%", "99.9%"]) expect(page.getAllByText(figure).length, figure).toBeGreaterThan(0);
  const ways = page.getAllByRole("link", { name: /^(Sign In|Get Started|Start Your AI Job Search)/ });
  expect(ways.length).toBeGreaterThanOrEqual(3);
  expect(new Set(ways.map(hrefOf))).toEqual(new Set(["/api/login"]));
  const footer = within(page.getByRole("contentinfo"));
  const led = footer.getAllByRole("link").map(hrefOf);
  for (const path of ["/", ...PAGES]) expect(led).toContain(path);
  expect(hrefOf(footer.getByRole("link", { name: "Get Started" }))).toBe("/api/login");
  expect(hrefOf(headerOf(page).getByRole("link", { name: "Sign In" }))).toBe("/api/login");
  footer.getByText("© 2024 Northfold. Empowering careers with AI.");
});

test("JM-02, CV-03: a new user's dashboard says what will be here", async () => {
  const user = new HttpClient(app.url);
  await user.signIn({ email: "nothing-yet@example.com" });
  const page = await readPage(user, "/");
  for (const said of [
    "No job matches found",
    "Upload a resume to start finding job matches",
    "No resumes uploaded yet",
    "0/10",
  ]) {
    page.getByText(said);
  }
  expect(page.getAllByText("Free Plan").length).toBeGreaterThan(0);
});
