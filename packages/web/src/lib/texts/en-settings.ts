import { agents, assistants, writers } from './en/assistants.ts';
import { forms } from './en/forms.ts';
import { logo } from './en/logo.ts';
import { brandRules, requests, scoutSections } from './en/scout-settings.ts';
import { settings } from './en/settings.ts';

export const enSettings = { settings, agents, writers, assistants, logo, forms, brandRules, requests, scoutSections };
