import { accessEndpoints as endpoints } from '@soundings/contract/access/auth';
import { isLocalOnly, publicAddress } from '#/env.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { hasProviders } from '../company-sign-in/company-sign-in.store.ts';
import { hasPasskeys } from '../passkeys/passkeys.store.ts';

export const serverRoutes = (route: Route, { db, env }: Services): void => {
  const address = publicAddress(env);
  route(endpoints.publicServer, async () => ({
    address,
    hasCompanySignIn: await hasProviders(db),
    hasPasskeys: await hasPasskeys(db),
    mailsStayHere: env.SMTP_URL === undefined && isLocalOnly(env),
    footer: {
      imprint: env.FOOTER_IMPRINT ?? '',
      privacy: env.FOOTER_PRIVACY ?? '',
      conditions: env.FOOTER_CONDITIONS ?? '',
      contact: env.FOOTER_CONTACT ?? '',
    },
  }));
  route(endpoints.scrapperAddress, async () => ({ address }));
};
