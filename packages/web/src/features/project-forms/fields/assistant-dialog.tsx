import type { Assistant } from '@soundings/contract/assistants/assistants';
import { useTranslation } from 'react-i18next';
import { PickerDialog } from '#/ui/picker-dialog.tsx';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { searchAssistants } from '../api/search-assistants.ts';

interface Props {
  title: string;
  initial: readonly Assistant[];
  onConfirm: (chosen: Assistant[]) => void;
  onClose: () => void;
}

/** How many one group takes, by the contract. */
const most = 100;

export function AssistantDialog({ title, initial, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const source = usePagedSource<Assistant>({
    key: ['assistants', 'to-choose'],
    load: ({ page, size, query, signal }) =>
      searchAssistants({ query: { page, size }, body: { query: query ?? null }, signal }),
    keyOf: ({ id }) => id,
  });
  return (
    <PickerDialog
      title={title}
      label={t('projectForm.assistants')}
      source={source}
      itemOf={({ name, type }) => ({ name, tag: t(`projectForm.assistantType_${type}`) })}
      initial={initial}
      max={most}
      empty={t('projectForm.noAssistants')}
      confirmLabel={t('projectForm.applyChoice')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
