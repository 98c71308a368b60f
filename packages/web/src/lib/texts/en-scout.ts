import { scout } from './en/scout.ts';

export const enScout = { scout };
