import type { norms as english } from '../en/resonance-norms.ts';
import type { TextShape } from '../text-shape.ts';

export const norms: TextShape<typeof english> = {
  title: 'Vergleich mit anderen Projekten',
  everyone: 'alle Befragten',
  thisMessage: 'diese Botschaft',
  lowest: 'niedrigste',
  middle: 'Median {{value}}',
  highest: 'höchste',
  track: '{{metric}} {{value}}; vergleichbare Botschaften von {{low}} bis {{high}}, Median {{median}}',
  rank_one:
    '{{metric}} ist höher als {{rank}} von {{messages}} vergleichbaren Botschaften aus {{projects}} Projekt ({{dates}}).',
  rank_other:
    '{{metric}} ist höher als {{rank}} von {{messages}} vergleichbaren Botschaften aus {{projects}} Projekten ({{dates}}).',
  few_one:
    '{{metric}} lässt sich noch nicht mit anderen Projekten vergleichen: Nötig sind {{least}} vergleichbare Botschaften aus {{leastProjects}} Projekten, vorhanden sind {{messages}} aus {{projects}}.',
  few_other:
    '{{metric}} lässt sich noch nicht mit anderen Projekten vergleichen: Nötig sind {{least}} vergleichbare Botschaften aus {{leastProjects}} Projekten, vorhanden sind {{messages}} aus {{projects}}.',
};
