import { describe, expect, it } from 'vitest';
import { figureText, splitFigure } from './figure.tsx';

describe('splitFigure', () => {
  it('splits at the decimal separator of the language', () => {
    expect(splitFigure(64.24, 1, 'en')).toEqual({ whole: '64', fraction: '.2' });
    expect(splitFigure(64.25, 2, 'de')).toEqual({ whole: '64', fraction: ',25' });
    expect(splitFigure(1204.5, 0, 'en')).toEqual({ whole: '1,205', fraction: '' });
  });
  it('shows a missing figure as a dash', () => {
    expect(figureText(null)).toBe('–');
    expect(figureText(-3.44, 1, 'de')).toBe('−3,4');
  });
});
