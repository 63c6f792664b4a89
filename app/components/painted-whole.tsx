/** What stands above an element is painted when all of it has come: shown while it fills up, it would move. */
export function PaintedWhole({ above }: { above: string }) {
  return <link rel="expect" href={`#${above}`} blocking="render" />;
}
