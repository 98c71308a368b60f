import { accentIn, type Theme } from '@soundings/engine/color/accent';
import { useBrand } from '#/lib/brand.ts';

const themes = ['light', 'dark'] as const;

/** The agency's accent colour in place of the product's, in each theme the shade that can be read there. Ink stays for data. */
export function AccentStyle() {
  const { accentColor } = useBrand();
  if (accentColor === '') return null;
  return <style>{themes.map((theme) => rulesOf(accentColor, theme)).join('\n')}</style>;
}

/** Stronger than the rules of tokens.css, wherever it stands. */
const rulesOf = (color: string, theme: Theme): string => {
  const { fill, hover, onFill, text, soft, selected, line } = accentIn(color, theme);
  const roles = {
    '--brand': fill,
    '--brand-hover': hover,
    '--on-brand': onFill,
    '--brand-text': text,
    '--brand-soft': soft,
    '--brand-line': line,
    '--bg-selected': selected,
    '--focus': text,
  };
  const set = Object.entries(roles).map(([role, value]) => `${role}:${value}`);
  return `:root[data-mantine-color-scheme="${theme}"]{${set.join(';')}}`;
};
