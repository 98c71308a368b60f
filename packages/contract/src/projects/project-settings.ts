import { z } from 'zod';
import { confidences, corrections } from '../resonance/analysis-choices.ts';
import { resonanceLanguages, resonanceThemes, resonanceVisions } from '../resonance/resonance-choices.ts';
import { Text } from '../text.ts';
import { rangeTypes, settingLimits, thinkings } from './project-choices.ts';
import { type CreatedType, createdTypes } from './project-types.ts';

const Line = Text.trim().min(1, 'required').max(settingLimits.line);
export const Paragraphs = Text.trim().min(1, 'required').max(settingLimits.paragraphs);

const Month = z.iso.date().refine((day) => day.endsWith('-01'), 'firstOfMonth');

const OptionalBrand = Text.trim().max(settingLimits.line).default('');

export const settingsOfType = {
  SONAR: z.object({ brand: OptionalBrand, startDate: Month, rangeType: z.enum(rangeTypes) }),
  RESONANCE: z.object({
    theme: z.enum(resonanceThemes),
    vision: z.enum(resonanceVisions).default('default'),
    lang: z.enum(resonanceLanguages).nullish(),
    confidence: z.literal([...confidences]).default(95),
    correction: z.enum(corrections).default('benjaminiHochberg'),
  }),
  SCOUTV2: z.object({}),
  GENIE: z.object({ brand: Line }),
  GENIE_GO: z.object({ brand: Line, description: Paragraphs, referenceMessages: Paragraphs }),
  ID8: z.object({ thinking: z.enum(thinkings) }),
} as const satisfies Record<CreatedType, z.ZodObject>;

export type SettingsShape<T extends CreatedType> = (typeof settingsOfType)[T]['shape'];
export type SettingName = { [T in CreatedType]: keyof SettingsShape<T> }[CreatedType];

export type ProjectSettings = {
  [K in SettingName]?: {
    [T in CreatedType]: K extends keyof SettingsShape<T> ? z.output<SettingsShape<T>[K]> : never;
  }[CreatedType];
};

const listSettingNames = (type: CreatedType) => Object.keys(settingsOfType[type].shape) as SettingName[];

export const settingNames = [...new Set(createdTypes.flatMap(listSettingNames))];

export const pickSettings = (type: CreatedType, given: object): ProjectSettings =>
  Object.fromEntries(listSettingNames(type).map((name) => [name, (given as ProjectSettings)[name]]));

const bare = (setting: z.ZodType): z.ZodType =>
  setting instanceof z.ZodDefault || setting instanceof z.ZodOptional || setting instanceof z.ZodNullable
    ? bare(setting.unwrap() as z.ZodType)
    : setting;

const answered = (setting: z.ZodType): z.ZodType => {
  const { def } = bare(setting);
  return def.type === 'string' && !('format' in def) ? z.string() : bare(setting);
};

type Setting<K extends SettingName> = NonNullable<ProjectSettings[K]>;
type SettingSchemas = { [K in SettingName]: z.ZodNullable<z.ZodType<Setting<K>>> };

export const AnySettings = z.object(
  Object.fromEntries(
    createdTypes.flatMap((type) =>
      Object.entries(settingsOfType[type].shape).map(([name, setting]) => [name, answered(setting).nullable()]),
    ),
  ) as SettingSchemas,
);

export const settingsChange = (type: CreatedType) =>
  z.object(
    Object.fromEntries(
      Object.entries<z.ZodType>(settingsOfType[type].shape).map(([name, setting]) => [
        name,
        (setting instanceof z.ZodDefault ? (setting.unwrap() as z.ZodType) : setting).optional(),
      ]),
    ),
  );
