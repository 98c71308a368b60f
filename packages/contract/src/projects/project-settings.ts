import { z } from 'zod';
import { resonanceLanguages, resonanceThemes, resonanceVisions } from '../resonance/resonance-choices.ts';
import { Text } from '../text.ts';
import { rangeTypes, settingLimits, thinkings } from './project-choices.ts';

const Line = Text.trim().min(1, 'required').max(settingLimits.line);
export const Paragraphs = Text.trim().min(1, 'required').max(settingLimits.paragraphs);

/** The first day of a month. */
const Month = z.iso.date().refine((day) => day.endsWith('-01'), 'firstOfMonth');

/** What a project of each type keeps beside what all types share. */
export const SonarSettings = z.object({
  /** Empty where none was named. */
  brand: Text.trim().max(settingLimits.line).default(''),
  startDate: Month,
  rangeType: z.enum(rangeTypes),
});
/** What an edit gives of it; a brand that is left out stays, too. */
export const SonarChange = SonarSettings.extend({ brand: SonarSettings.shape.brand.unwrap() }).partial();
export const ResonanceSettings = z.object({
  theme: z.enum(resonanceThemes),
  /** Only for `messages`; respondents always show the default vision. */
  vision: z.enum(resonanceVisions).default('default'),
  /** Only for `respondents`: the language of the answers. */
  lang: z.enum(resonanceLanguages).nullish(),
});
export const GenieSettings = z.object({ brand: Line });
export const GenieGoSettings = z.object({ brand: Line, description: Paragraphs, referenceMessages: Paragraphs });
export const Id8Settings = z.object({ thinking: z.enum(thinkings) });

/** The settings of any type, as the database keeps them. */
export type ProjectSettings = Partial<
  z.output<typeof SonarSettings> &
    z.output<typeof ResonanceSettings> &
    z.output<typeof GenieGoSettings> &
    z.output<typeof Id8Settings>
>;
