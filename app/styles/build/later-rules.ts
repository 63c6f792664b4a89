function anyOf(names: string): RegExp {
  return new RegExp(`^(?:${names.trim().split(/\s+/).join("|").replaceAll("*", "[\\w-]*")})$`);
}

/** What is closed or opened by a pointer on the first screens, and what only other pages of their group show. */
const LATER = anyOf(`
  dialog dialog-* menu menu-* placeholder on-its-way drop chosen job-fields* field field-* spaced-fields invitation* loading own-words
  jobs-panel parts evidence why-note posting weights* saved-searches letter letter-* moving
  page-* plain-page not-found public-head legal source-badge faq-* about-row mission-statement values traced*
  plan-card* plan-head plan-popular plan-price plan-missing contact-* side-card office-hours
  rt-TextArea*
`);

const LATER_FOR_USERS = anyOf("choice end public public-main rt-r-size-3");

const LATER_FOR_VISITORS = anyOf(`
  nav you avatar plan-label sub-bar tooltip select notice notice-t* notice-undo notice-close checklist missing count
  rt-TextField* rt-IconButton* rt-Badge*
`);

const LATER_STATES =
  /:hover|:active|:focus(?!-within)|:disabled|:autofill|data-state|\[open\]|:popover-open|::backdrop|::selection|-webkit-|data-sonner|TextFieldInput:where\(\[type|\[type=.?file/;

const LATER_KINDS =
  /rt-(Badge:where\(\.rt-variant-s[ou][lr]|Button:where\(\.rt-r-size-3)|data-accent-color=.?(amber|red)/;

export const LATER_PARAMS = /print|forced-colors|^(rise|turn|come|fade-placeholder)$/;

export function isLater(selector: string, isForVisitors: boolean): boolean {
  const positive = selector.replace(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, "");
  if (LATER_STATES.test(positive) || LATER_KINDS.test(positive)) return true;
  const names = [...positive.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
  const ofGroup = isForVisitors ? LATER_FOR_VISITORS : LATER_FOR_USERS;
  return names.some((name) => LATER.test(name) || ofGroup.test(name));
}
