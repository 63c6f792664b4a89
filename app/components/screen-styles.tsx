/** The sheet of one screen or dialog. It comes with it, before the screen's own common sheet, and stays. */
export function ScreenStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="screen" />;
}
