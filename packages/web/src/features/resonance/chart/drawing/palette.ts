import type { Verdict } from '../model/chart-model.ts';

export interface Palette {
  readonly surface: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly lineSoft: string;
  readonly lineStrong: string;
  readonly annotation: string;
  readonly brand: string;
  readonly focus: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly depth: readonly string[];
  readonly onDepth: readonly string[];
  readonly font: string;
}

const steps = [1, 2, 3, 4, 5, 6, 7];

export const readPalette = (element: Element): Palette => {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: token('bg-surface'),
    text: token('text'),
    text2: token('text-2'),
    text3: token('text-3'),
    lineSoft: token('line-soft'),
    lineStrong: token('line-strong'),
    annotation: token('annot'),
    brand: token('brand-text'),
    focus: token('focus'),
    verdicts: { above: token('pos'), below: token('neg'), same: token('bar-focus'), untested: token('bar-muted') },
    depth: steps.map((step) => token(`seq-${step}`)),
    onDepth: steps.map((step) => token(`on-seq-${step}`)),
    font: token('font'),
  };
};
