export function ShortGrowthSign() {
  return (
    <svg width={9} height={9} viewBox="0 0 9 9" fill="none" aria-hidden="true" data-short-growth>
      <path d="M4.5.9 8.1 4.5 4.5 8.1.9 4.5z" stroke="currentColor" strokeWidth={1.2} />
    </svg>
  );
}
