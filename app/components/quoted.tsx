export function Quoted({ children }: { children: string }) {
  return (
    <q>
      <bdi>{children}</bdi>
    </q>
  );
}
