import type { BenchmarkGroup } from '../resonance/calculation-answers.ts';

// Blocks outlive files: they hold names of what a survey has, as its ids are places in the file.

export const audienceName = (header: string, label: string): string => JSON.stringify([header, label]);

/** Of a node of a benchmark, in its group. */
export const nodeName = ({ type, header }: Pick<BenchmarkGroup, 'type' | 'header'>, label: string): string =>
  JSON.stringify([type, header, label]);
