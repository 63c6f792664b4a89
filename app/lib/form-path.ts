/** Whether this is the address of a form's action, which is no page of its own. */
export function isFormPath(pathname: string): boolean {
  return pathname.startsWith("/forms/");
}
