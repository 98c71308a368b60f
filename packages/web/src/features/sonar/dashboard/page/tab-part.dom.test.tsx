import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { lazyTab } from './dashboard-tabs.tsx';

it('is drawn once, however often the frame around it is', async () => {
  let drawn = 0;
  const part = lazyTab(async () => () => {
    drawn++;
    return <p>Data</p>;
  });
  let frames = 0;
  const Frame = () => {
    const [, again] = useReducer((n: number) => n + 1, 0);
    frames++;
    return (
      <>
        <button type="button" onClick={again}>
          Again
        </button>
        <part.Part />
      </>
    );
  };
  part.prepare();
  await Promise.resolve();
  render(<Frame />);
  await screen.findByText('Data');
  fireEvent.click(screen.getByRole('button'));
  expect({ frames, drawn }).toEqual({ frames: 2, drawn: 1 });
});
