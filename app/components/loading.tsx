export function Loading() {
  return (
    <div className="loading" role="status" aria-label="Loading">
      <span />
    </div>
  );
}
