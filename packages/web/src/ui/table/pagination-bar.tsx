import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Segmented } from '../form/segmented.tsx';
import classes from './pagination-bar.module.css';

interface PaginationBarProps {
  page: number;
  size: number;
  total: number;
  /** Rows on this page, where some may be missing. */
  shown?: number;
  onPage: (page: number) => void;
  sizes?: readonly number[];
  onSize?: (size: number) => void;
}

export function PaginationBar({ page, size, total, shown = size, onPage, sizes = [], onSize }: PaginationBarProps) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / size));
  // Where the shortest page has room for all there is nothing to choose.
  const hasSizes = onSize !== undefined && total > Math.min(...sizes);
  if (pages === 1 && page === 0 && !hasSizes) return null;
  const range = {
    from: formatNumber(total === 0 ? 0 : page * size + 1),
    to: formatNumber(Math.min(total, page * size + shown)),
    total: formatNumber(total),
  };
  const arrow = (to: number, label: string, icon: React.ReactNode) => (
    <button
      type="button"
      className={classes.page}
      aria-label={label}
      disabled={to < 0 || to >= pages}
      onClick={() => onPage(to)}
    >
      {icon}
    </button>
  );
  return (
    <div className={classes.bar}>
      <span className={classes.range} aria-live="polite">
        {pages > 1 || page > 0 ? t('common.pageRange', range) : ''}
      </span>
      {hasSizes ? <PageSize value={size} sizes={sizes} onChange={onSize} /> : null}
      {pages > 1 ? (
        <nav className={classes.pages} aria-label={t('common.pages')}>
          {arrow(page - 1, t('common.previousPage'), <IconChevronLeft size={17} />)}
          {pageNumbers(page, pages).map((shown) =>
            shown.gap ? (
              <span key={shown.key} className={classes.gap}>
                …
              </span>
            ) : (
              <button
                key={shown.key}
                type="button"
                className={classes.page}
                aria-label={t('common.page', { page: shown.page + 1 })}
                aria-current={shown.page === page ? 'page' : undefined}
                onClick={() => onPage(shown.page)}
              >
                {formatNumber(shown.page + 1)}
              </button>
            ),
          )}
          {arrow(page + 1, t('common.nextPage'), <IconChevronRight size={17} />)}
        </nav>
      ) : null}
    </div>
  );
}

interface PageSizeProps {
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

function PageSize({ value, sizes, onChange }: PageSizeProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.size}>
      <span aria-hidden="true">{t('common.perPage')}</span>
      <Segmented
        label={t('common.perPage')}
        value={String(value)}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => onChange(Number(size))}
      />
    </div>
  );
}

type ShownPage = { key: string; page: number; gap: boolean };

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
