import { markdown } from './en/markdown.ts';
import { playground } from './en/playground.ts';

export const enPlayground = { playground, markdown };
