import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SoundingFigure } from './figure.tsx';
import { IntervalTrack } from './interval-track.tsx';
import { BaseMark, VerdictMark } from './marks.tsx';

const show = (node: React.ReactNode) => {
  cleanup();
  render(
    <MantineProvider env="test">
      <main>{node}</main>
    </MantineProvider>,
  );
  return screen.getByRole('main');
};

it('sets the decimals apart and still copies as plain text', () => {
  const figure = show(<SoundingFigure value={73.46} unit="%" />).querySelector('span');
  expect(figure?.textContent).toBe('73.5%');
  expect(figure?.querySelector('span')?.textContent).toBe('.5');
});

it('shows a missing figure as a dash without a unit', () => {
  expect(show(<SoundingFigure value={null} unit="%" />).querySelector('span')?.textContent).toBe('–');
});

it('draws interval, mean and value on the scale of 0 to 100, and says all of it', () => {
  show(<IntervalTrack value={64.2} low={61} high={67} mean={52} label="R1 64.2 %, interval 61–67" />);
  const track = screen.getByRole('img', { name: 'R1 64.2 %, interval 61–67' });
  const places = [...track.querySelectorAll('span')].map((part) => part.style.left).filter(Boolean);
  expect(places).toEqual(['61%', '52%', '64.2%']);
});

it('keeps marks inside the scale and leaves out what is missing', () => {
  show(<IntervalTrack value={120} low={null} high={null} label="odd" />);
  expect(screen.getByRole('img', { name: 'odd' }).querySelectorAll('[style]')).toHaveLength(1);
});

it('marks small bases by stars with their meaning', () => {
  show(<BaseMark mark="unranked" label="Base under 30" />);
  expect(screen.getByRole('img', { name: 'Base under 30' }).textContent).toBe('**');
  expect(show(<BaseMark mark="none" label="" />).textContent).toBe('');
});

it('shows a verdict by shape and words, or by a named shape alone', () => {
  expect(show(<VerdictMark verdict="above" label="above the rest" />).textContent).toBe('above the rest');
  show(<VerdictMark verdict="below" label="below the rest" bare />);
  expect(screen.getByRole('img', { name: 'below the rest' })).toBeTruthy();
});
