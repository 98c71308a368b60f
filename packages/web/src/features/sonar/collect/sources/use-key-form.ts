import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { networksWithId } from '@soundings/contract/sonar/sonar-choices';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { useSaveSource } from '../collect.api.ts';
import { checkKey, type KeyDraft, type KeyErrorCode, type KeyErrors, startDraft, toSourceGiven } from './key-draft.ts';

const refusedFields = (error: unknown): KeyErrors | null => {
  if (!isApiError(error, 'invalidRequest')) return null;
  const fields = error.details.fields?.filter(({ path }) => path.startsWith('body.')) ?? [];
  return fields.length === 0
    ? null
    : Object.fromEntries(fields.map(({ path, message }) => [path.slice('body.'.length), message]));
};

export function useKeyForm(source: SonarSource, onSaved: () => void) {
  const { t, i18n } = useTranslation();
  const { network } = source;
  const needsId = (networksWithId as readonly SocialNetwork[]).includes(network);
  const [draft, setDraft] = useState(() => startDraft(source));
  const [errors, setErrors] = useState<KeyErrors>({});
  const [refusals, setRefusals] = useState(0);
  const refuse = (found: KeyErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const { mutate, isPending } = useSaveSource(network, {
    onDone: onSaved,
    onFailed: (error) => {
      const fields = refusedFields(error);
      if (fields) refuse(fields);
      return fields !== null;
    },
  });
  return {
    network,
    needsId,
    draft,
    refusals,
    isSaving: isPending,
    change: (change: Partial<KeyDraft>, path: string) => {
      setDraft((now) => ({ ...now, ...change }));
      setErrors(({ [path]: _, ...rest }) => rest);
    },
    errorAt: (path: string): string | null => {
      const code = errors[path];
      if (code === undefined) return null;
      return t(`sonarSources.error.${(i18n.exists(`sonarSources.error.${code}`) ? code : 'invalid') as KeyErrorCode}`);
    },
    save: () => {
      const found = checkKey(draft, needsId);
      if (Object.keys(found).length > 0) refuse(found);
      else mutate(toSourceGiven(draft, needsId));
    },
  };
}
export type KeyForm = ReturnType<typeof useKeyForm>;
