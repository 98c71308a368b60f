import type { PublicBrand } from '@soundings/contract/settings/brand';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

let brand: Partial<PublicBrand> = {};
const listeners = new Set<() => void>();

export const setBrand = (next: PublicBrand): void => {
  brand = next;
  for (const listener of listeners) listener();
};

export const startBrand = (): void => {
  const data = document.getElementById('brand')?.textContent;
  if (data) setBrand(JSON.parse(data));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useBrand() {
  const { t } = useTranslation();
  const { name, logo = null, accentColor = '', footer } = useSyncExternalStore(subscribe, () => brand);
  return { name: name || t('common.productName'), hasOwnName: Boolean(name), logo, accentColor, footer };
}
