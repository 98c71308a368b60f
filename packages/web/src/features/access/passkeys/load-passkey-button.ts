import { need, withTexts } from '#/lib/i18n.ts';
import { PasskeyButton } from './passkey-button.tsx';

const needPasskeySignInTexts = need({
  en: () => import('#/lib/texts/en/passkey-sign-in.ts'),
  de: () => import('#/lib/texts/de/passkey-sign-in.ts'),
});

export const loadPasskeyButton = () => withTexts(needPasskeySignInTexts, { default: PasskeyButton });
