import { benjaminiHochbergInSteps, holmInSteps } from '#/stats/multiple-testing.ts';
import { finish } from '#/steps.ts';

type Family = readonly (number | null)[];

export const benjaminiHochberg = (family: Family): (number | null)[] => finish(benjaminiHochbergInSteps(family));
export const holm = (family: Family): (number | null)[] => finish(holmInSteps(family));
