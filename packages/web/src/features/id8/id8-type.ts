import { lazyRouteComponent } from '@tanstack/react-router';
import type { TypeOfProduct } from '#/features/projects/types/type-on-web.ts';
import { needFormTexts, needProjectEditTexts } from '#/lib/i18n.ts';
import { Id8CardResult, Id8RowResult } from './list/id8-result.tsx';

const createPage = () => needFormTexts().then(() => import('./create/create-id8.tsx'));
const settings = () => needProjectEditTexts().then(() => import('./edit/id8-settings.tsx'));

export const id8Type: TypeOfProduct = {
  CreatePage: lazyRouteComponent(createPage, 'CreateId8'),
  Settings: lazyRouteComponent(settings, 'Id8Settings'),
  page: '/project/id8/$id',
  CardResult: Id8CardResult,
  RowResult: Id8RowResult,
  dataText: 'projects.changedOn',
  menu: [],
};
