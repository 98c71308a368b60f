import type { ResonanceSettings } from '@soundings/contract/projects/project-settings';
import type { z } from 'zod';
import type { Project } from '#/features/projects/projects.tables.ts';

interface Look {
  readonly theme: z.output<typeof ResonanceSettings>['theme'];
  readonly vision?: z.output<typeof ResonanceSettings>['vision'] | undefined;
  readonly lang?: z.output<typeof ResonanceSettings>['lang'];
}

/** Respondents always show the default vision, and only they have a language; what is left out stays. */
export const settingsOf = ({ dataStructure, settings }: Project, { theme, vision, lang }: Look) =>
  dataStructure === 'messages'
    ? { theme, vision: vision ?? settings.vision ?? 'default', lang: null }
    : { theme, vision: 'default' as const, lang: lang ?? settings.lang ?? 'en' };
