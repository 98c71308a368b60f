import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { startI18n } from './i18n.ts';

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
