import { agents } from './de/agents.ts';
import { assistants } from './de/assistants.ts';
import { logo } from './de/logo.ts';
import { settings } from './de/settings.ts';
import { writers } from './de/writers.ts';

export const deSettings = { settings, agents, writers, assistants, logo };
