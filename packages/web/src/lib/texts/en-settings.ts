import { agents, assistants, writers } from './en/assistants.ts';
import { logo } from './en/logo.ts';
import { brandRules, requests, scoutSections } from './en/scout-settings.ts';
import { settings } from './en/settings.ts';

/** Texts of the settings alone; loaded with the first of their pages. */
export const enSettings = { settings, agents, writers, assistants, logo, brandRules, requests, scoutSections };
