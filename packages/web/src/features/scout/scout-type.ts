import { lazyRouteComponent } from '@tanstack/react-router';
import type { TypeOfProduct } from '#/features/projects/types/type-on-web.ts';
import { needFormTexts, needProjectEditTexts } from '#/lib/i18n.ts';

const createPage = () => needFormTexts().then(() => import('./create/create-scout.tsx'));
const settings = () => needProjectEditTexts().then(() => import('./edit/scout-settings.tsx'));

export const scoutType: TypeOfProduct = {
  CreatePage: lazyRouteComponent(createPage, 'CreateScout'),
  Settings: lazyRouteComponent(settings, 'ScoutSettings'),
  page: '/project/scout/$id',
  menu: [],
};
