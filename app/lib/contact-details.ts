/** From ranges that are reserved for examples, so that nobody is reached. */
export const SUPPORT_EMAIL = "support@northfold.example";
export const LEGAL_EMAIL = "legal@northfold.example";
export const PRIVACY_EMAIL = "privacy@northfold.example";

export const PHONE = { text: "(212) 555-0142", href: "tel:+12125550142" };

export const OFFICE_LINES = ["100 Example Street, Suite 200", "New York, NY 10001", "United States"];
