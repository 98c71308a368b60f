export interface PairedHeading {
  readonly role: 'r1' | 'r2';
  /** The heading without its R1 or R2. */
  readonly label: string;
}

const atStart = /^R([12])(?:\s*[:.)\-–—_]\s*|\s+)(.+)$/i;
const atEnd = /(?:\s*[:(\-–—_[]\s*|\s+)R([12])[)\]]?$/i;
/** As long as what `atEnd` finds: " ( R1)", for headings have no two blanks in a row. */
const longestEnd = 6;

/**
 * Headings as "X R1" and "X R2" or "R1: X" and "R2: X" rate one message X. Only complete pairs count:
 * "R2 D2" alone is a robot. Answers an entry per column, null where it belongs to no pair.
 */
export function pairHeadings(headings: readonly string[]): (PairedHeading | null)[] {
  const found = headings.map(readHeading);
  const columns = new Map<string, { r1: number[]; r2: number[] }>();
  found.forEach((paired, column) => {
    if (!paired) return;
    const both = columns.get(paired.label) ?? { r1: [], r2: [] };
    both[paired.role].push(column);
    columns.set(paired.label, both);
  });
  return found.map((paired) => {
    const both = paired && columns.get(paired.label);
    return both?.r1.length === 1 && both.r2.length === 1 ? paired : null;
  });
}

function readHeading(heading: string): PairedHeading | null {
  const start = atStart.exec(heading);
  const end = start ? null : atEnd.exec(heading.slice(-longestEnd));
  const digit = start?.[1] ?? end?.[1];
  const label = (start?.[2] ?? heading.slice(0, heading.length - (end?.[0].length ?? 0))).trim();
  return digit === undefined || !label ? null : { role: digit === '1' ? 'r1' : 'r2', label };
}
