/** What a user wrote, between the quotation marks of the page's language, whichever way it is written. */
export function Quoted({ children }: { children: string }) {
  return (
    <q>
      <bdi>{children}</bdi>
    </q>
  );
}
