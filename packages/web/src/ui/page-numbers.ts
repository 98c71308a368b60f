export type ShownPage = { key: string; page: number; gap: boolean };

/** Which of `count` pages (from 0) to show around `page`: always seven places, gaps where some are left out. */
export const pageNumbers = (page: number, count: number): ShownPage[] => {
  const start = Math.max(1, Math.min(page - 1, count - 5));
  const end = Math.min(count - 2, Math.max(page + 1, 4));
  const shown: ShownPage[] = [];
  for (let index = 0; index < count; index++) {
    const isNear = count <= 7 || index === 0 || index === count - 1 || (index >= start && index <= end);
    if (isNear) shown.push({ key: `page-${index}`, page: index, gap: false });
    else if (!shown.at(-1)?.gap) shown.push({ key: `gap-${index}`, page: index, gap: true });
  }
  return shown;
};
