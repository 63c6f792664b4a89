import { expect, test } from "vitest";
import { payText } from "../../domain/pay-text.ts";
import { payInText } from "./pay-in-text.ts";

test.each([
  ["The job\n\nAnnual Salary\n\n$61,000.00 - $72,500.00", "$61,000–$72,500 a year"],
  ["The starting pay for all who apply from inland is between:\n\n$61,000 and $72,500", "$61,000–$72,500 a year"],
  ["Who we are\n\n$125,000 — $205,100 USD\n\nOur office", "$125,000–$205,100 a year"],
  ["Full-timePay: $61,000.00 - $72,500.00 per year depending on experience.", "$61,000–$72,500 a year"],
  [
    "PLANT LEAD Job Type: Full-Time Salary Range: $61,000-$72,500 Shift: First Schedule: M-F 8 hrs./day",
    "$61,000–$72,500 a year",
  ],
  ["Salary $61,000 - $72,500 + yearly bonus by results", "$61,000–$72,500 a year"],
  ["The base salary range is $61,000 - $72,500 and eligibility for a 10% bonus", "$61,000–$72,500 a year"],
  ["Pay: $18.50 - $23.00 per hour$250 Sign On Bonus after 3 months", "$18.50–$23 an hour"],
  ["Salary: $61,000-$72,500 per year Generous $10,000 sign-on bonus", "$61,000–$72,500 a year"],
  [
    `${"We serve clients all over the county and care for each of them ".repeat(9)}Salary: $61,000 to $72,500`,
    "$61,000–$72,500 a year",
  ],
  ["Those who join can expect to earn $61,000-72,500 annually at first", "$61,000–$72,500 a year"],
  ["Payment $7,000-9,000 monthly contract (6 months)", "$7,000–$9,000 a month"],
  ["What you get:\n• $17-$20 per hour based on experience", "$17–$20 an hour"],
  ["Salary or Pay Range: $23.07 - $34.61", "$23.07–$34.61 an hour"],
  ["You are eligible for$61,000 - $72,500 base salaryAnnual bonus on top", "$61,000–$72,500 a year"],
  ["The base pay ranges from a minimum of $61,000.00 to a maximum of $72,500.00.", "$61,000–$72,500 a year"],
  [
    "The base salary range (without incentives or other benefits of this role) is $61,000 USD to $72,500 USD.",
    "$61,000–$72,500 a year",
  ],
  [
    "The hourly pay that we offer for this position at our site in the harbour is £14 GBP - £16 GBP per hour",
    "£14–£16 an hour",
  ],
])("pay is found in %j", (text, shown) => {
  expect(payText(payInText(text, "US"))).toBe(shown);
});

test.each([
  ["We raised $40,000,000 last year."],
  ["You get a $5,000 sign-on bonus with your first salary."],
  ["Our clients pay $61,000 a year for the software."],
  ["Team lunch: $30 a week"],
  ["$250 - $900 bonus a month"],
  ["OTE $150,000 a year, no base salary is named"],
  ["Salary: competitive"],
  ["Earn a $500 gift card each month"],
  ["You will manage a budget of $500,000 a year"],
  ["Tuition: $5,000-$8,000 a year is paid back"],
  ["Pay: $40"],
])("pay stays unknown in %j", (text) => {
  expect(payInText(text, "US")).toBeNull();
});
