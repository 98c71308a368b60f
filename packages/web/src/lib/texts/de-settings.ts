import { agents, assistants, writers } from './de/assistants.ts';
import { logo } from './de/logo.ts';
import { brandRules, requests, scoutSections } from './de/scout-settings.ts';
import { settings } from './de/settings.ts';

export const deSettings = { settings, agents, writers, assistants, logo, brandRules, requests, scoutSections };
