import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useDashboard } from '../dashboard.ts';

export function BrandSearch({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const { brands, search, change } = useDashboard();
  return (
    <SearchField
      className={className}
      label={t('brandTab.search')}
      placeholder={t('brandTab.searchCount', { n: formatNumber(brands.length) })}
      value={search.query ?? ''}
      onSearch={(text) => change({ query: text.trim() || undefined })}
    />
  );
}
