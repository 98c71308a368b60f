import type { Report } from '@soundings/contract/reports/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { queryRoots } from '#/lib/query.ts';
import { toastError } from '#/ui/feedback/toast.tsx';
import { reportQuery, saveReport } from '../reports.api.ts';

export type Draft = Pick<Report, 'title' | 'company' | 'language' | 'blocks'>;
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'outdated';

const quietMs = 700;

/** What an editor changes is saved once it rests; saves come one after the other, each with the version before. */
export function useReportDraft(report: Report) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(report);
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef<Draft>(report);
  const saved = useRef<Draft>(report);
  const version = useRef(report.version);
  const running = useRef<Promise<boolean> | null>(null);

  const save = useCallback(async (): Promise<boolean> => {
    const given = latest.current;
    if (given === saved.current) return true;
    // An empty title waits until there is one.
    if (given.title.trim() === '') return false;
    setState('saving');
    try {
      const { title, company, language, blocks } = given;
      const body = { title: title.trim(), companyId: company?.id ?? null, language, blocks, version: version.current };
      const answer = await saveReport(report.id, body);
      version.current = answer.version;
      saved.current = given;
      client.setQueryData(reportQuery(report.id).queryKey, answer);
      void client.invalidateQueries({ queryKey: [...queryRoots.reports, 'search'] });
      setState(latest.current === given ? 'saved' : 'unsaved');
      return true;
    } catch (error) {
      const isOutdated = isApiError(error, 'reportChanged');
      setState(isOutdated ? 'outdated' : 'unsaved');
      if (!isOutdated) toastError({ id: 'report', title: t('reports.couldntSave'), text: errorText(t, error) });
      return false;
    }
  }, [client, report.id, t]);

  /** Saves what was changed, also while it was being saved. @returns whether all of it is saved. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (latest.current !== saved.current) {
      running.current ??= save().finally(() => {
        running.current = null;
      });
      if (!(await running.current)) return false;
    }
    return true;
  }, [save]);

  const change = useCallback((part: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => {
    const next = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) };
    latest.current = next;
    setDraft(next);
    setState((before) => (before === 'outdated' ? before : 'unsaved'));
  }, []);

  const saveSoon = useEffectEvent(() => {
    if (state !== 'outdated') void flush();
  });
  useEffect(() => {
    if (draft === saved.current) return;
    const timer = setTimeout(saveSoon, quietMs);
    return () => clearTimeout(timer);
  }, [draft]);
  // What was typed last is saved with leaving.
  const saveAtEnd = useEffectEvent(() => void flush());
  useEffect(() => () => saveAtEnd(), []);

  return { draft, change, flush, state };
}
