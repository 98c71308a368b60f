import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { ErrorCount } from './error-count.tsx';

it('counts the fields that were refused, and leads to the first of them on the page', async () => {
  await renderForTest(
    <>
      <input aria-label="Name" data-path="name" />
      <input aria-label="Brand" data-path="brand" />
      <input aria-label="Month" data-path="month" />
      <ErrorCount errors={{ month: 'required', brand: 'required', name: null }} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '2 fields need your attention' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Brand' }));
});

it('says nothing where nothing is wrong', async () => {
  await renderForTest(<ErrorCount errors={{}} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
