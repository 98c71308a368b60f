import { navig8 } from './de/navig8.ts';

export const deNavig8 = { navig8 };
