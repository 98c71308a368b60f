import { done } from '@soundings/contract/endpoint';
import { brandEndpoints as endpoints } from '@soundings/contract/settings/brand';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import { presentPicture, removeLogo, storeLogo } from '#/platform/pictures/stored-picture.ts';
import type { Services } from '#/platform/services.ts';
import { findBrandRow, replaceBrandLogo, saveBrandRow } from './brand.store.ts';
import { findPublicBrand, forgetCachedBrand } from './public-brand.ts';

export const brandRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;

  route(endpoints.publicBrand, () => findPublicBrand(services));

  route(endpoints.brandSettings, async () => {
    const row = await findBrandRow(db);
    const { name = '', accentColor = '', imprint = '', privacy = '', help = '' } = row?.brand ?? {};
    const changedOn = row?.brand.changedOn.toISOString() ?? null;
    const logo = row?.logo ? presentPicture(row.logo) : null;
    return { name, accentColor, imprint, privacy, help, logo, changedOn };
  });

  route(endpoints.saveBrand, async ({ caller, body }) => {
    await audited(services, { ...byCaller(caller), action: 'settings.brand', details: body }, () =>
      saveBrandRow(db, body, now()),
    );
    forgetCachedBrand(services);
    return done;
  });

  const changeLogo = async <T>(caller: Caller, removed: boolean, step: () => Promise<T>): Promise<T> => {
    const entry = { ...byCaller(caller), action: 'settings.brand-logo', details: { removed } } as const;
    const answer = await audited(services, entry, step);
    forgetCachedBrand(services);
    return answer;
  };

  route(endpoints.saveBrandLogo, ({ caller, request }) =>
    changeLogo(caller, false, () => storeLogo(services, request, (tx, id) => replaceBrandLogo(tx, id, now()))),
  );

  route(endpoints.deleteBrandLogo, async ({ caller }) => {
    await changeLogo(caller, true, () => removeLogo(services, (tx, id) => replaceBrandLogo(tx, id, now())));
    return done;
  });
};
