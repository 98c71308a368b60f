import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { offeredLanguage, setLanguage, showLanguage, startI18n } from './i18n.ts';

it('writes every key without a text to the console', async () => {
  await startI18n();
  const written = vi.spyOn(console, 'error').mockReturnValue();
  expect(i18next.t('common.cancel')).toBe('Cancel');
  expect(written).not.toHaveBeenCalled();
  i18next.t('common.noSuchText' as 'common.cancel', { defaultValue: 'shown instead' });
  expect(written).not.toHaveBeenCalled();
  i18next.t('common.noSuchText' as 'common.cancel');
  expect(written).toHaveBeenCalledWith('missing text key common.noSuchText');
});

it('offers the language of the browser until one was chosen', async () => {
  localStorage.clear();
  await startI18n();
  const browser = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CH', 'de-AT', 'en']);
  expect(offeredLanguage()).toEqual({ language: 'de', offer: 'Diese Seite auf Deutsch lesen' });
  browser.mockReturnValue(['en-GB', 'de']);
  expect(offeredLanguage()).toBeNull();
  browser.mockReturnValue(['de']);
  await setLanguage('en');
  expect(offeredLanguage()).toBeNull();
  await showLanguage('de');
  expect(offeredLanguage()).toEqual({ language: 'en', offer: 'Read this page in English' });
});
