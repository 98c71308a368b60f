import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { ColorField } from './color-field.tsx';

let color = '';
function Field({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  color = value;
  return <ColorField value={value} error={null} onChange={setValue} onBlur={() => undefined} />;
}
const show = (first: string) => renderForTest(<Field first={first} />);
const digits = () => screen.getByLabelText<HTMLInputElement>(/^Writer colour/);
const percent = () => screen.getByLabelText<HTMLInputElement>('Opacity in percent');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('keeps the opacity while other digits are typed', async () => {
  await show('#a3367e80');
  expect([digits().value, percent().value]).toEqual(['#a3367e', '50%']);
  type(digits(), '#a3367');
  expect(color).toBe('#a3367');
  type(digits(), '#A33670');
  expect(color).toBe('#a3367080');
});

it('takes the opacity from eight digits, never less than 1%', async () => {
  await show('#a3367eff');
  type(digits(), '#a3367e40');
  expect([color, digits().value, percent().value]).toEqual(['#a3367e40', '#a3367e', '25%']);
  type(percent(), '7');
  expect(color).toBe('#a3367e12');
  type(screen.getByLabelText('Opacity'), '1');
  expect(color).toBe('#a3367e03');
  type(digits(), '#a3367e00');
  expect([color, percent().value]).toEqual(['#a3367e03', '1%']);
});

it('lets the percent be emptied and typed anew, within 1 and 100', async () => {
  await show('#a3367e80');
  await userEvent.clear(percent());
  expect([color, percent().value]).toEqual(['#a3367e80', '']);
  await userEvent.type(percent(), '25');
  expect([color, percent().value]).toEqual(['#a3367e40', '25%']);
  await userEvent.type(percent(), '0');
  expect(color).toBe('#a3367e40');
  await userEvent.clear(percent());
  fireEvent.blur(percent());
  expect([color, percent().value]).toEqual(['#a3367e40', '25%']);
});

it('makes a random colour fully opaque', async () => {
  await show('#a3367e40');
  await userEvent.click(screen.getByRole('button', { name: 'Random colour' }));
  expect(color).toMatch(/^#[\da-f]{6}ff$/);
  expect(percent().value).toBe('100%');
});
