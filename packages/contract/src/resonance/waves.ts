import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { waveLimits } from './analysis-choices.ts';

const WaveChange = z.object({
  /** In percentage points. */
  difference: z.number(),
  /** Corrected over all messages of the wave; null where untested. */
  p: z.number().nullable(),
  verdict: z.enum(['up', 'down', 'same', 'untested']),
});

export const WavePoint = z.object({
  percent: z.number(),
  low: z.number(),
  high: z.number(),
  base: z.number().int(),
  effectiveBase: z.number(),
  mark: z.enum(['none', 'low', 'unranked']),
  /** Another scale, or other points of it, counted as positive: not compared. */
  isOfOtherScale: z.boolean(),
  /** Against the last wave before that has the message; null where none has. */
  change: WaveChange.nullable(),
});
export type WavePoint = z.infer<typeof WavePoint>;

/** In the order of the waves; null where a wave does not have the message, or nobody answered it. */
const Points = z.array(WavePoint.nullable());

const Wave = z.object({
  projectId: z.uuid(),
  projectName: z.string(),
  importedOn: z.iso.datetime(),
  /** Under the filter; null where the wave does not have what is filtered by. */
  respondents: z.number().int().nullable(),
  /** What is filtered by and not there: "Gender: female". */
  missingAudiences: z.array(z.string()),
  /** Messages of the last wave that go with one of this wave, by the same name or by hand. */
  joined: z.object({ byName: z.number().int(), byHand: z.number().int() }),
  /** Messages of this wave that none of the last wave's goes with. */
  unmatched: z.array(z.string()),
});
export type Wave = z.infer<typeof Wave>;

/** Messages are those of the last wave, which is the project itself. */
export const WaveTrend = z.object({
  /** Earliest first. */
  waves: z.array(Wave),
  /** Waves that the viewer may not open. */
  closed: z.number().int(),
  messages: z.array(z.object({ id: z.string(), message: z.string(), r1: Points, r2: Points, total: Points })),
});
export type WaveTrend = z.infer<typeof WaveTrend>;

const Name = Text.max(4000);

/** A name of the project beside that of an earlier wave, in place of the same name; null: nothing goes with it. */
export const WaveMatch = z.object({
  waveId: z.uuid(),
  kind: z.enum(['message', 'variable', 'audience']),
  own: Name,
  other: Name.nullable(),
});
export type WaveMatch = z.infer<typeof WaveMatch>;

/** What goes with what in one wave: its messages, its variables, or the audiences of one variable. */
export const NameGroup = z.object({
  kind: WaveMatch.shape.kind,
  /** Of audiences: the project's name of their variable. */
  variable: z.string().nullable(),
  joined: z.array(z.object({ own: z.string(), other: z.string(), isByHand: z.boolean() })),
  /** Names of the project that nothing goes with, and the names left in the wave that say nearly the same, best first. */
  own: z.array(z.object({ name: z.string(), suggestions: z.array(z.string()) })),
  other: z.array(z.string()),
});
export type NameGroup = z.infer<typeof NameGroup>;

/** A name that is joined with another one of the wave, or parted from whatever it goes with. */
export const NameChange = z.object({
  kind: WaveMatch.shape.kind,
  variable: Name.nullable(),
  own: Name,
  other: Name.nullable(),
});
export type NameChange = z.infer<typeof NameChange>;

const ofId = z.object({ id: z.uuid() });
const path = '/api/resonance/edit/{id}/waves';
const ofWave = z.object({ id: z.uuid(), waveId: z.uuid() });

export const wavesEndpoints = {
  wavesOfResonance: endpoint({
    method: 'GET',
    path,
    summary: 'The earlier waves that a RESONANCE project is compared with, and those to choose from',
    access: 'projects.manage',
    params: ofId,
    answer: z.object({
      earlier: z.array(z.uuid()),
      matches: z.array(WaveMatch),
      choices: z.array(z.object({ id: z.uuid(), projectName: z.string() })),
    }),
    errors: ['notFound'],
  }),
  setWavesOfResonance: endpoint({
    method: 'POST',
    path,
    summary: 'Say which projects are the earlier waves of a RESONANCE project, earliest first, and what goes with what',
    access: 'projects.manage',
    params: ofId,
    body: z.object({
      earlier: z.array(z.uuid()).max(waveLimits.waves),
      matches: z.array(WaveMatch).max(waveLimits.matches).default([]),
    }),
    answer: Done,
    errors: ['notFound'],
  }),
  namesInWave: endpoint({
    method: 'GET',
    path: `${path}/{waveId}`,
    summary:
      'What goes with what between a RESONANCE project and one of its earlier waves, and what is left on both sides',
    access: 'projects.manage',
    params: ofWave,
    answer: z.object({ groups: z.array(NameGroup) }),
    errors: ['notFound'],
  }),
  matchInWave: endpoint({
    method: 'POST',
    path: `${path}/{waveId}`,
    summary: 'Join a message, variable or audience with one of an earlier wave, or part them',
    access: 'projects.manage',
    params: ofWave,
    body: NameChange,
    answer: Done,
    errors: ['notFound'],
  }),
};
