import type { AiFailure } from '@soundings/contract/ai/ai-choices';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { type AiEngine, AiError } from './ai-engine.ts';
import { readParts } from './read-parts.ts';

const failuresInARow = 5;
const pauseMs = 30_000;
const maxKeys = 1000;

/** What says that the vendor is out, and nothing of what it was asked. */
const outages: ReadonlySet<AiFailure> = new Set(['busy', 'unreachable', 'firstWordLate']);
const isOutage = (error: unknown): boolean => error instanceof AiError && outages.has(error.reason);

/** One breaker a key, in this process: another node finds out for itself. */
export const createCircuitBreakers = ({ halfOpenAfter = pauseMs } = {}) => {
  const breakers = new LRUCache<string, CircuitBreakerPolicy>({ max: maxKeys });

  const breakerOf = (key: string): CircuitBreakerPolicy => {
    const present = breakers.get(key);
    if (present) return present;
    const made = circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter,
      breaker: new ConsecutiveBreaker(failuresInARow),
    });
    breakers.set(key, made);
    return made;
  };

  /** The same engine, which throws `paused` while its key rests. Only what comes before the first part counts. */
  const guard = (engine: AiEngine, key: string): AiEngine => {
    const run = async <T>(step: () => Promise<T>): Promise<T> => {
      try {
        return await breakerOf(key).execute(step);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new AiError('paused', { cause: error }) : error;
      }
    };
    const guarded = <T, R>(parts: AsyncGenerator<T, R>): AsyncGenerator<T, R> =>
      readParts(parts, { first: () => run(() => parts.next()) });
    return {
      kind: engine.kind,
      model: engine.model,
      streamText: (request) => guarded(engine.streamText(request)),
      streamItems: (request, item) => guarded(engine.streamItems(request, item)),
      streamImages: (request) => guarded(engine.streamImages(request)),
    };
  };

  return { guard };
};

export type CircuitBreakers = ReturnType<typeof createCircuitBreakers>;
