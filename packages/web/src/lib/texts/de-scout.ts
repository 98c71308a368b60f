import { scout } from './de/scout.ts';

export const deScout = { scout };
