import { markdown } from './de/markdown.ts';
import { playground } from './de/playground.ts';

export const dePlayground = { playground, markdown };
