import { agents, assistants, writers } from './de/assistants.ts';
import { forms } from './de/forms.ts';
import { logo } from './de/logo.ts';
import { brandRules, requests, scoutSections } from './de/scout-settings.ts';
import { settings } from './de/settings.ts';

export const deSettings = { settings, agents, writers, assistants, logo, forms, brandRules, requests, scoutSections };
