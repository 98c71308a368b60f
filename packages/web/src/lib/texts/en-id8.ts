import { id8 } from './en/id8.ts';

export const enId8 = { id8 };
