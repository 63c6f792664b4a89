/** The designs of the activity demo, by what their buttons say. */
export const DESIGNS = ["Bars", "Rings", "Stages", "Pages", "Lanes", "Ticker", "Schedule", "Compass"];

/** What each demo is headed by. */
export const HEADINGS = {
  "/ai-activity-demo": "AI Activity Indicator Demo",
  "/ai-materials-design1": "AI Materials: Reading Desk",
  "/ai-materials-design2": "AI Materials: Company Cards",
  "/ai-materials-design3": "AI Materials: Timeline",
  "/navigation-preview": "Navigation Preview",
};
