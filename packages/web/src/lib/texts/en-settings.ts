import { agents } from './en/agents.ts';
import { assistants } from './en/assistants.ts';
import { logo } from './en/logo.ts';
import { settings } from './en/settings.ts';
import { writers } from './en/writers.ts';

/** Texts of the settings alone; loaded with the first of their pages. */
export const enSettings = { settings, agents, writers, assistants, logo };
