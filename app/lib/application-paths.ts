const APPLICATION_PATHS = [
  "/my-resumes",
  "/ai-materials",
  "/analytics",
  "/admin",
  "/ai-activity-demo",
  "/ai-materials-design1",
  "/ai-materials-design2",
  "/ai-materials-design3",
  "/navigation-preview",
  ...[1, 2, 3, 4, 5].map((number) => `/landing-mockup${number}`),
];

export function isApplicationPath(pathname: string): boolean {
  return APPLICATION_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
