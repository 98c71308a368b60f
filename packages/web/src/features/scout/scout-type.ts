import { lazyRouteComponent } from '@tanstack/react-router';
import { ComingResult, NoRowResult } from '#/features/projects/list/coming-result.tsx';
import type { ProductType } from '#/features/projects/types/project-type.ts';
import { needFormTexts } from '#/lib/i18n.ts';

const createPage = () => needFormTexts().then(() => import('#/features/projects/create/create-scout.tsx'));
const settings = () => needFormTexts().then(() => import('#/features/projects/edit/type-settings.tsx'));

export const scoutType: ProductType = {
  CreatePage: lazyRouteComponent(createPage, 'CreateScout'),
  Settings: lazyRouteComponent(settings, 'ScoutSettings'),
  page: '/project/scout/$id',
  CardResult: ComingResult,
  RowResult: NoRowResult,
  menu: [],
};
