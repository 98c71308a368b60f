import { Anchor, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#/lib/api/api-error.ts';
import { queryRoots } from '#/lib/query.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { toDraft, toFields } from '../../brands/brand-draft.ts';
import { editBrand, searchBrands, sonarKey } from '../../brands/brands.api.ts';
import { type Brand, useDashboard } from '../dashboard.ts';

export function ChooseOwnBrand() {
  const { t } = useTranslation();
  const { brands, source } = useDashboard();
  const { projectId, key } = source;
  const mark = useAction({
    call: (brand: Brand) => markAsOwn(projectId ?? '', brand),
    refreshes: [key, sonarKey(projectId ?? ''), queryRoots.projects],
    failed: 'dashboard.couldntMarkOwn',
  });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Anchor component="button" type="button" size="sm" disabled={mark.isPending}>
          {t('dashboard.noOwnBrand')}
        </Anchor>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {brands.map((brand) => (
          <Menu.Item key={brand.initDataId} onClick={() => mark.mutate(brand)}>
            {brand.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The dashboard knows a brand's scores only: its fields are read first, and sent back with the one that changes. */
const markAsOwn = async (projectId: string, { initDataId: id, domain }: Brand): Promise<void> => {
  const { content } = await searchBrands({
    query: { page: 0, size: 100, sort: 'count' },
    body: { projectId, query: domain, filter: 'all' },
  });
  const brand = content.find((candidate) => candidate.id === id);
  if (brand === undefined) throw new ApiError('notFound', 404);
  await editBrand({ query: { id }, body: { ...toFields(toDraft(brand)), myCompany: true } });
};
