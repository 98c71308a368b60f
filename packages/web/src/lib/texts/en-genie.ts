import { genie } from './en/genie.ts';

export const enGenie = { genie };
