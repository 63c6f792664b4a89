export function CompanyLogo({ name }: { name: string }) {
  return (
    <span className="logo" aria-hidden="true">
      {name.slice(0, 2).toUpperCase()}
    </span>
  );
}
