import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { upload } from '#/lib/api/upload.ts';
import type { Sending } from '#/lib/api/use-upload.ts';
import { setBrand } from '#/lib/brand.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

const settings = ['settings'] as const;

export const brandQuery = queryOptions({
  queryKey: [...settings, 'brand'],
  queryFn: ({ signal }) => call(endpoints.brandSettings, { signal }),
});

export const refreshBrand = async (): Promise<void> => setBrand(await call(endpoints.publicBrand));

export const brandChanges = [brandQuery.queryKey];

export const useSaveBrand = () =>
  useAction({
    call: endpoints.saveBrand,
    refreshes: brandChanges,
    done: 'settings.brandSaved',
    failed: 'settings.couldntSaveBrand',
    onDone: refreshBrand,
  });

export const brandLogoCalls = {
  save: (sending: Sending) => upload(endpoints.saveBrandLogo, sending),
  remove: () => call(endpoints.deleteBrandLogo),
};
