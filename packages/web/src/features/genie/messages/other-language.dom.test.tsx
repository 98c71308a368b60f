import { MantineProvider } from '@mantine/core';
import type { Prediction } from '@soundings/contract/genie/genie';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { needGenieTexts, startI18n } from '#/lib/i18n.ts';
import { OtherLanguage } from './other-language.tsx';

beforeAll(async () => {
  await startI18n();
  await needGenieTexts();
});

const saidOf = (...doubts: (readonly Prediction['doubts'][number][] | null)[]) => {
  cleanup();
  const messages = doubts.map((of) => ({ prediction: of && ({ doubts: of } as unknown as Prediction) }));
  render(
    <MantineProvider env="test">
      <OtherLanguage messages={messages} />
    </MantineProvider>,
  );
  return screen.queryByRole('status')?.textContent ?? null;
};

it('says of how many messages the predictor knows little, and nothing where there are none', () => {
  expect(saidOf([], ['fewWords'], null)).toBeNull();
  expect(saidOf([], ['foreignLanguage'])).toMatch(/^Trained and tested on English headlines\. 1 message is/);
  expect(saidOf(['foreignLanguage', 'unfamiliarWords'], ['foreignLanguage'])).toContain('2 messages are');
});
