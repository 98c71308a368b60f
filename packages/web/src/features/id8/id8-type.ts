import { lazyRouteComponent } from '@tanstack/react-router';
import { ComingResult, NoRowResult } from '#/features/projects/list/coming-result.tsx';
import type { ProductType } from '#/features/projects/types/project-type.ts';
import { needFormTexts } from '#/lib/i18n.ts';

const createPage = () => needFormTexts().then(() => import('#/features/projects/create/create-id8.tsx'));
const settings = () => needFormTexts().then(() => import('#/features/projects/edit/type-settings.tsx'));

export const id8Type: ProductType = {
  CreatePage: lazyRouteComponent(createPage, 'CreateId8'),
  Settings: lazyRouteComponent(settings, 'Id8Settings'),
  page: '/project/id8/$id',
  CardResult: ComingResult,
  RowResult: NoRowResult,
  menu: [],
};
