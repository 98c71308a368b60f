import { waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { SharedHint } from './shared-hint.tsx';

function Area() {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area}>
      <button type="button" data-hint="Deletes it">
        Delete
      </button>
      <button type="button">Plain</button>
      <SharedHint within={area} />
    </div>
  );
}

const button = (name: string): HTMLElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const isHinted = () => document.body.textContent?.includes('Deletes it') ?? false;
const over = (name: string) => button(name).dispatchEvent(new Event('pointerover', { bubbles: true }));

test('tells of what the pointer rests on, and no longer once it is elsewhere or Escape is pressed', async () => {
  await renderForTest(<Area />);
  over('Delete');
  expect(isHinted()).toBe(false);
  await waitFor(() => expect(isHinted()).toBe(true));
  over('Plain');
  await waitFor(() => expect(isHinted()).toBe(false));
  over('Delete');
  await waitFor(() => expect(isHinted()).toBe(true));
  button('Delete').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await waitFor(() => expect(isHinted()).toBe(false));
});
