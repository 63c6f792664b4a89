export function Meter({
  label,
  value,
  max = 100,
  valueText,
  role = "meter",
  thin = false,
}: {
  label: string;
  value: number;
  max?: number;
  valueText: string;
  role?: "meter" | "progressbar";
  thin?: boolean;
}) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles have a name
    <div
      className={thin ? "meter thin" : "meter"}
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
    >
      <span style={{ width: `${share}%` }} />
    </div>
  );
}
