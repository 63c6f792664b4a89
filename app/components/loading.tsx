/** A spinner while something is being read, with JavaScript. */
export function Loading() {
  return (
    <div className="loading" role="status" aria-label="Loading">
      <span />
    </div>
  );
}
