import type { AiRun } from '@soundings/contract/ai/ai-runs';
import type { RunRow } from '#/platform/ai/runs/runs.tables.ts';

export const presentRun = (run: RunRow): AiRun => ({
  id: run.id,
  purpose: run.purpose,
  prompt: run.prompt,
  kind: run.kind,
  model: run.model,
  fellBackFrom: run.fellBackFrom,
  state: run.state,
  reason: run.reason,
  length: run.length,
  inputTokens: run.inputTokens,
  outputTokens: run.outputTokens,
  isEstimated: run.isEstimated,
  cost: run.costMicros === null ? null : run.costMicros / 1e6,
  queuedOn: run.queuedOn.toISOString(),
  startedOn: run.startedOn?.toISOString() ?? null,
  endedOn: run.endedOn?.toISOString() ?? null,
});
