import { agents, assistants, writers } from './de/assistants.ts';
import { logo } from './de/logo.ts';
import { settings } from './de/settings.ts';

export const deSettings = { settings, agents, writers, assistants, logo };
