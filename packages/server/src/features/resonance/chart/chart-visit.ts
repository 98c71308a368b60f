import { z } from 'zod';
import type { Keys } from '#/platform/keys/keys.ts';
import { seal, unseal } from '#/platform/keys/keys.ts';

export const visitMs = 3_600_000;

/** Which project a chart page may show, and by whose right: a session's, or a share's as it was opened. */
const ChartVisit = z.object({
  projectId: z.uuid(),
  /** Milliseconds since 1970. */
  until: z.number(),
  by: z.union([z.object({ sessionId: z.uuid() }), z.object({ projectName: z.string(), projectPassword: z.string() })]),
});
export type ChartVisit = z.infer<typeof ChartVisit>;

const contextOf = (visitId: string): string => `chart visit ${visitId}`;

/** Sealed for its own visit id: under another one it cannot be read. */
export const sealVisit = ({ chartCookie }: Keys, visitId: string, visit: ChartVisit): string =>
  seal(chartCookie, JSON.stringify(visit), contextOf(visitId));

/** Null where it is none of ours, of another visit, or over. */
export const readVisit = ({ chartCookie }: Keys, visitId: string, sealed: string, now: Date): ChartVisit | null => {
  try {
    const visit = ChartVisit.parse(JSON.parse(unseal(chartCookie, sealed, contextOf(visitId))));
    return visit.until > now.getTime() ? visit : null;
  } catch {
    return null;
  }
};
