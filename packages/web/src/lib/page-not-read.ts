import type { StartedWriting } from '@soundings/contract/ai/started-writing';
import type { TFunction } from 'i18next';

/** What is said once writing has begun: only that the page could not be read, where that is so. */
export const pageNotRead = (t: TFunction, _: unknown, { isPageRead }: StartedWriting) =>
  isPageRead ? null : ({ tone: 'warning', title: t('errors.pageNotRead'), text: t('errors.pageNotReadOwn') } as const);
