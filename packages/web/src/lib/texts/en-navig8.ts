import { navig8 } from './en/navig8.ts';

export const enNavig8 = { navig8 };
