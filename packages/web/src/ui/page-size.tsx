import { useTranslation } from 'react-i18next';
import classes from './pagination-bar.module.css';
import { Segmented } from './segmented.tsx';

interface PageSizeProps {
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** How many rows a page shows. */
export function PageSize({ value, sizes, onChange }: PageSizeProps) {
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
