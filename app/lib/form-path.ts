export function isFormPath(pathname: string): boolean {
  return pathname.startsWith("/forms/");
}
