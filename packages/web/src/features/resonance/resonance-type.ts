import { lazyRouteComponent } from '@tanstack/react-router';
import type { TypeOfProduct } from '#/features/projects/types/type-on-web.ts';
import { needFormTexts, needProjectEditTexts } from '#/lib/i18n.ts';

const createPage = () => needFormTexts().then(() => import('./create/create-page.tsx'));
const settings = () =>
  needProjectEditTexts()
    .then(() => import('./edit/load-analysis.tsx'))
    .then((file) => file.loadSettings());
const answers = () => needProjectEditTexts().then(() => import('./edit/answers-block.tsx'));

export const resonanceType: TypeOfProduct = {
  CreatePage: lazyRouteComponent(createPage, 'CreateResonance'),
  Settings: lazyRouteComponent(settings, 'ResonanceSettings'),
  EditSection: lazyRouteComponent(answers, 'AnswersSection'),
  page: '/project/resonance/$id',
  menu: [],
};
