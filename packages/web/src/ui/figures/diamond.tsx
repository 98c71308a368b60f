/** The mark of growth that is known over few days: a square of 9 px on its corner, in text and, placed by `x` and `y`, in charts. */
export function Diamond(place: { x?: number; y?: number; color?: string }) {
  return (
    <svg {...place} width={9} height={9} viewBox="0 0 9 9" fill="none" aria-hidden="true">
      <path d="M4.5.9 8.1 4.5 4.5 8.1.9 4.5z" stroke="currentColor" strokeWidth={1.2} />
    </svg>
  );
}
