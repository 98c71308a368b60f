import { id8 } from './de/id8.ts';

export const deId8 = { id8 };
