import { Select } from '@mantine/core';
import { networkMetrics } from '@soundings/contract/sonar/metrics';
import { postKinds } from '@soundings/contract/sonar/post-choices';
import { networkNames, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useDashboard } from '../dashboard.ts';
import classes from './posts-tab.module.css';

const all = 'all';
const networks = socialNetworks.filter((network) => 'posts' in networkMetrics[network]);

export function PostFilters() {
  const { t } = useTranslation();
  const { brands, search, change } = useDashboard();
  const named = useMemo(
    () => brands.map(({ count, brandCompany }) => ({ value: String(count), label: brandCompany })),
    [brands],
  );
  return (
    <div className={classes.bar}>
      <SearchField
        className={classes.search}
        label={t('posts.search')}
        value={search.words ?? ''}
        onSearch={(text) => change({ words: text.trim().slice(0, 100) || undefined })}
      />
      <Select
        className={classes.choice ?? ''}
        data-quiet
        searchable
        aria-label={t('posts.chooseBrand')}
        nothingFoundMessage={t('posts.noBrand')}
        value={search.brand === undefined ? all : String(search.brand)}
        data={[{ value: all, label: t('posts.allBrands') }, ...named]}
        onChange={(value) => change({ brand: value === null || value === all ? undefined : Number(value) })}
      />
      <Select
        className={classes.choice ?? ''}
        data-quiet
        aria-label={t('posts.chooseNetwork')}
        value={search.network ?? all}
        data={[
          { value: all, label: t('posts.allNetworks') },
          ...networks.map((network) => ({ value: network as string, label: networkNames[network] })),
        ]}
        onChange={(value) => change({ network: networks.find((network) => network === value) })}
      />
      <Select
        className={classes.choice ?? ''}
        data-quiet
        aria-label={t('posts.chooseKind')}
        value={search.kind ?? all}
        data={[
          { value: all, label: t('posts.allKinds') },
          ...postKinds.map((kind) => ({ value: kind as string, label: t(`posts.kind.${kind}`) })),
        ]}
        onChange={(value) => change({ kind: postKinds.find((kind) => kind === value) })}
      />
    </div>
  );
}
