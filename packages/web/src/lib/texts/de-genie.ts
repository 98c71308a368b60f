import { genie } from './de/genie.ts';

export const deGenie = { genie };
