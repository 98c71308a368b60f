import { lazyRouteComponent } from '@tanstack/react-router';
import type { TypeOfProduct } from '#/features/projects/types/type-on-web.ts';
import { needFormTexts, needProjectEditTexts } from '#/lib/i18n.ts';

const createPage = () => needFormTexts().then(() => import('./create/create-id8.tsx'));
const settings = () => needProjectEditTexts().then(() => import('./edit/id8-settings.tsx'));

export const id8Type: TypeOfProduct = {
  CreatePage: lazyRouteComponent(createPage, 'CreateId8'),
  Settings: lazyRouteComponent(settings, 'Id8Settings'),
  page: '/project/id8/$id',
  menu: [],
};
