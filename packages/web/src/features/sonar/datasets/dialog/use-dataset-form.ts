import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';
import type { DatasetValues, FieldErrors } from '../dataset-fields.ts';
import { fieldErrorsOf } from '../field-errors-of.ts';
import {
  type Changes,
  type DatasetDraft,
  draftOf,
  emptyValues,
  fieldsOf,
  isSameDraft,
  type LinksDraft,
  mergedDraft,
  withChanges,
} from './dataset-draft.ts';
import { checkDraft, type DatasetTab, firstError, hasOtherErrors, withoutField } from './dataset-rules.ts';

interface Options {
  dataset: DatasetValues | undefined;
  /** What the server refused of it before. */
  errors: FieldErrors;
  onSave: (
    fields: DatasetFields,
    before: DatasetValues | undefined,
  ) => Promise<FieldErrors | undefined> | Promise<void>;
  onSaved: () => void;
}

/** A brand as it is entered: its draft, its errors, the open tab, and saving it. */
export function useDatasetForm({ dataset, errors: given, onSave, onSaved }: Options) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState(() => draftOf(dataset ?? emptyValues));
  const [draft, setDraft] = useState(saved);
  /** The brand as it was read last, and what others changed of it since the dialog opened. */
  const [known, setKnown] = useState(dataset);
  const [changes, setChanges] = useState<Changes | null>(null);
  const [errors, setErrors] = useState(given);
  const [start] = useState(() => firstError(given));
  const [tab, setTab] = useState<DatasetTab>(start?.tab ?? 'general');
  const [saving, setSaving] = useState<'close' | 'more' | null>(null);
  /** The field that takes the focus next; a new object each time. */
  const [target, setTarget] = useState<{ field: string } | null>(start);
  const body = useRef<HTMLDivElement>(null);

  // After the tab is open and the fields take input again.
  useEffect(() => {
    if (!target || saving) return;
    const field = body.current?.querySelector<HTMLElement>(`[data-path="${target.field}"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'nearest' });
  }, [target, saving]);

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = firstError(found);
    if (!first) return;
    setTab(first.tab);
    setTarget(first);
  };

  const change = (part: Partial<DatasetDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    setErrors((current) => Object.keys(part).reduce(withoutField, current));
  };
  const changeLinks = (network: SocialNetwork, links: LinksDraft) => {
    setDraft((current) => ({ ...current, socials: { ...current.socials, [network]: links } }));
    setErrors((current) => withoutField(current, `socials.${network}`));
  };

  const begin = () => {
    const empty = draftOf(emptyValues);
    setSaved(empty);
    setDraft(empty);
    setErrors({});
    setTab('general');
    setTarget({ field: 'brandCompany' });
  };

  const rebase = (before: DatasetValues, found: Changes) => {
    const now = withChanges(before, found);
    setKnown(now);
    setSaved(draftOf(now));
    setDraft(mergedDraft(draft, saved, draftOf(now)));
    setChanges((earlier) => ({ ...earlier, ...found }));
  };

  const save = async (then: 'close' | 'more') => {
    const wrong = checkDraft(draft);
    if (Object.keys(wrong).length > 0) return showErrors(wrong);
    setSaving(then);
    try {
      const refused = await onSave(fieldsOf(draft), known);
      if (refused) return showErrors(refused);
      if (then === 'more') begin();
      else onSaved();
    } catch (error) {
      if (known && isApiError(error, 'datasetChanged') && error.details.changes) {
        rebase(known, error.details.changes);
        return;
      }
      const refused = fieldErrorsOf(error);
      if (refused) showErrors(refused);
      if (!refused || hasOtherErrors(refused))
        toastError({ id: 'dataset', title: t('sonar.couldNotSave'), text: errorText(t, error) });
    } finally {
      setSaving(null);
    }
  };

  return {
    /** The field that takes the focus when the dialog opens. */
    autofocus: start?.field ?? 'brandCompany',
    ...{ draft, errors, changes, tab, setTab, saving, body, change, changeLinks, showErrors, save },
    isDirty: !isSameDraft(draft, saved),
  };
}
export type DatasetForm = ReturnType<typeof useDatasetForm>;
