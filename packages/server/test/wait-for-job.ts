import { setTimeout as sleep } from 'node:timers/promises';
import { type ErrorCode, errors } from '@soundings/contract/errors';
import type { JobProgress } from '@soundings/contract/jobs/jobs';
import type { Browser, Reply } from './browser.ts';

/** Asks until a job has ended. Sleeping lets the embedded database give way to it. */
export const endOfJob = async (browser: Browser, jobId: string): Promise<JobProgress> => {
  for (;;) {
    const { status, body } = await browser.get(`/api/jobs/${jobId}`);
    if (status !== 200) throw new Error(`the job cannot be read: ${status}`);
    if (body.status === 'EXECUTED') return body;
    await sleep(5);
  }
};

const statusOf = ({ outcome, error }: JobProgress): number =>
  outcome === 'done' ? 201 : errors[error?.code ?? ('requestCancelled' satisfies ErrorCode)].status;

/** A reply that started a job becomes the one that it would be had the call waited: 201, or the job's error. */
export const waitFor = async (browser: Browser, reply: Reply): Promise<Reply> => {
  if (!reply.body?.jobId) return reply;
  const job = await endOfJob(browser, reply.body.jobId);
  return { ...reply, status: statusOf(job), body: { ...reply.body, id: job.projectId, error: job.error } };
};
