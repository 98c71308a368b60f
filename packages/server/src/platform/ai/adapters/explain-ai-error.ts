import type { AiFailure } from '@soundings/contract/ai/ai-choices';
import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  RetryError,
  TypeValidationError,
  UnsupportedFunctionalityError,
} from 'ai';
import { explainFailure } from '#/platform/fetch/fetch-error.ts';
import { retryAfter } from '#/platform/fetch/vendor-http.ts';
import { AiError } from '../ai-engine.ts';

const badAnswers = [
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  TypeValidationError,
];

/** What the library throws, as one of our reasons. The vendor's own words go no further: they may repeat the prompt. */
export const explainAiError = (error: unknown): AiError => {
  if (error instanceof AiError) return error;
  if (NoImageGeneratedError.isInstance(error) && isFiltered(error)) return new AiError('refused', { cause: error });
  if (RetryError.isInstance(error)) return explainAiError(error.lastError);
  if (APICallError.isInstance(error)) return explainCall(error);
  if (UnsupportedFunctionalityError.isInstance(error)) return new AiError('notSupported', { cause: error });
  if (isTimeout(error)) return new AiError(/chunk/i.test(String(error)) ? 'stalled' : 'tookTooLong', { cause: error });
  if (badAnswers.some((kind) => kind.isInstance(error))) return new AiError('badAnswer', { cause: error });
  return new AiError(isBroken(error) ? 'cutOff' : 'badAnswer', { cause: error });
};

/** Google's filter answers without a picture, and says so beside it. */
const isFiltered = ({ calls = [] }: NoImageGeneratedError): boolean =>
  /"(?:finishReason|blockReason)":"(?:\w*SAFETY|PROHIBITED_CONTENT|IMAGE_PROHIBITED_CONTENT|BLOCKLIST|SPII)"/.test(
    JSON.stringify(calls.map(({ providerMetadata }) => providerMetadata)),
  );

const isBroken = (error: unknown): boolean => explainFailure(error).reason === 'unreachable';

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

const explainConnection = (error: unknown): AiFailure =>
  explainFailure(error).reason === 'timeout' ? 'tookTooLong' : 'unreachable';

const byStatus: Readonly<Record<number, AiFailure>> = {
  401: 'keyInvalid',
  402: 'quotaSpent',
  403: 'keyInvalid',
  404: 'modelUnknown',
  408: 'busy',
  413: 'tooLong',
  429: 'busy',
};

const explainCall = (error: APICallError): AiError => {
  const { statusCode: status, responseBody = '', responseHeaders = {} } = error;
  const give = (reason: AiFailure) =>
    new AiError(reason, { retryAfterMs: retryAfter(responseHeaders['retry-after'] ?? null, new Date()), cause: error });
  if (status === undefined) return give(explainConnection(error.cause ?? error));
  if (/insufficient_quota|credit balance|billing/i.test(responseBody)) return give('quotaSpent');
  if (/API key not valid|API_KEY_INVALID|invalid_api_key/i.test(responseBody)) return give('keyInvalid');
  if (/moderation_blocked|content_policy_violation|content_filter|safety system/i.test(responseBody)) {
    return give('refused');
  }
  if (/context_length|too many tokens|prompt is too long|exceeds the maximum number of tokens/i.test(responseBody)) {
    return give('tooLong');
  }
  if (status >= 200 && status < 300) return give(isBroken(error.cause) ? 'cutOff' : 'badAnswer');
  return give(byStatus[status] ?? (status >= 500 ? 'busy' : 'badAnswer'));
};
