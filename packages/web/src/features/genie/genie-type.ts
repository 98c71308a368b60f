import { lazyRouteComponent } from '@tanstack/react-router';
import type { TypeOfProduct } from '#/features/projects/types/type-on-web.ts';
import { needFormTexts, needProjectEditTexts } from '#/lib/i18n.ts';

const createPage = () => needFormTexts().then(() => import('./create/create-genie.tsx'));
const settings = () => needProjectEditTexts().then(() => import('./edit/genie-settings.tsx'));

export const genieType: TypeOfProduct = {
  CreatePage: lazyRouteComponent(createPage, 'CreateGenie'),
  Settings: lazyRouteComponent(settings, 'GenieSettings'),
  page: '/project/genie/$id',
  menu: [],
};

export const genieGoType: TypeOfProduct = {
  CreatePage: lazyRouteComponent(createPage, 'CreateGenieGo'),
  Settings: lazyRouteComponent(settings, 'GenieGoSettings'),
  page: '/project/genie-go/$id',
  menu: [],
};
