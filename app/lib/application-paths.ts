const APPLICATION_PATHS = ["/my-resumes", "/ai-materials", "/analytics", "/admin"];

/** True for a path that exists for users only: a visitor's 404 page there offers `Sign In` (DEC-82). */
export function isApplicationPath(pathname: string): boolean {
  return APPLICATION_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
