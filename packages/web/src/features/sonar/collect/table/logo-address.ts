import { endpoints } from 'virtual:endpoints';
import type { Dataset } from '@soundings/contract/sonar/datasets';
import { addressOf } from '#/lib/api/call.ts';

/** Where a brand's logo is, if it has one. Changes with the picture, so that a browser does not show the one before. */
export const logoAddress = ({ id, logo }: Pick<Dataset, 'id' | 'logo'>): string | null =>
  logo === null ? null : `${addressOf(endpoints.logo, { params: { id } })}?v=${encodeURIComponent(logo)}`;
