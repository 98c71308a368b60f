import classes from './logo.module.css';

/** Mark and name; `markOnly` for the rail, where the name stays for screen readers. */
export function Logo({ name, size = 26, markOnly = false }: { name: string; size?: number; markOnly?: boolean }) {
  return (
    <span className={classes.logo}>
      <BrandMark size={size} />
      {markOnly ? null : <span className={classes.name}>{name}</span>}
    </span>
  );
}

/** The mark alone: rings of depth under one point. Decorative; the place that links it carries the name. */
function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="var(--logo)"
      strokeWidth="2.7"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14" />
      <path d="M9.8 28a9.2 9.2 0 1 1 12.4 0" />
      <circle cx="16" cy="24.4" r="4" fill="var(--logo)" stroke="none" />
    </svg>
  );
}
