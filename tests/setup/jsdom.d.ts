/** What is used of it; it brings no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: Window;
  }
}
