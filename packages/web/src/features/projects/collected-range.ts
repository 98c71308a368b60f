import type { ProjectRow } from '@soundings/contract/projects/projects';
import { formatDateRange, formatDay } from '#/lib/format.ts';

const dayOr = (day: string | null): string => (day === null ? '…' : formatDay(day));

/** The days that a SONAR project has data for, `01.03.2026 – 30.09.2026`; null where it has none. */
export const collectedRange = ({
  collectedFrom,
  collectedTill,
}: Pick<ProjectRow, 'collectedFrom' | 'collectedTill'>): string | null =>
  collectedFrom === null && collectedTill === null ? null : `${dayOr(collectedFrom)} – ${dayOr(collectedTill)}`;

/** The same where room is short: `01.03. – 30.09.2026`. */
export const shortCollectedRange = (project: Pick<ProjectRow, 'collectedFrom' | 'collectedTill'>): string | null => {
  const { collectedFrom, collectedTill } = project;
  return collectedFrom === null || collectedTill === null
    ? collectedRange(project)
    : formatDateRange(`${collectedFrom}T00:00`, `${collectedTill}T00:00`);
};
