import { type CollectReason, collectedReasons } from '@soundings/contract/sonar/metrics';

/** Whether an account whose last collecting ended so gave something. */
export const isCollected = (reason: CollectReason): boolean => collectedReasons.some((one) => one === reason);
