import { Button, Drawer, TextInput } from '@mantine/core';
import type { AudienceMapping, ColumnMapping, ColumnPreview } from '@soundings/contract/resonance/mapping';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { fullAudience } from './audience.ts';
import { AudienceValues } from './audience-values.tsx';
import rowClasses from './mapping.module.css';

interface AudienceEditorProps {
  preview: ColumnPreview;
  mapping: ColumnMapping;
  onChange: (change: Partial<ColumnMapping>) => void;
}

export function AudienceEditor({ preview, mapping, onChange }: AudienceEditorProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const audience = fullAudience(mapping.audience, preview);
  const name = mapping.label || preview.header;
  const shown = audience.values.filter(({ hidden }) => !hidden).length;
  const summary = audience.choice
    ? t('resonanceAudience.optionOf', { option: audience.choice.label })
    : audience.separator !== null && shown === 0
      ? t('resonanceAudience.several')
      : t('resonanceAudience.values', { count: shown, n: formatNumber(shown) });
  return (
    <>
      <Button
        size="sm"
        fullWidth
        justify="space-between"
        rightSection={<IconChevronRight size={14} stroke={1.7} aria-hidden="true" />}
        className={rowClasses.cut ?? ''}
        title={summary}
        aria-label={t('resonanceAudience.edit', { name, summary })}
        onClick={() => setOpen(true)}
      >
        {summary}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={520}
        title={t('resonanceAudience.title', { name })}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {audience.choice ? (
          <Option mapping={mapping} audience={audience} onChange={onChange} />
        ) : (
          <AudienceValues preview={preview} audience={audience} onAudience={(next) => onChange({ audience: next })} />
        )}
      </Drawer>
    </>
  );
}

interface OptionProps {
  mapping: ColumnMapping;
  audience: AudienceMapping;
  onChange: (change: Partial<ColumnMapping>) => void;
}

function Option({ mapping, audience, onChange }: OptionProps) {
  const { t } = useTranslation();
  const { choice } = audience;
  if (!choice) return null;
  return (
    <div className={rowClasses.form}>
      <p className={rowClasses.note}>{t('resonanceAudience.optionHelp')}</p>
      <TextInput
        label={t('resonanceAudience.question')}
        value={mapping.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <TextInput
        label={t('resonanceAudience.optionLabel')}
        value={choice.label}
        error={choice.label.trim() === ''}
        onChange={({ currentTarget }) =>
          onChange({ audience: { ...audience, choice: { ...choice, label: currentTarget.value } } })
        }
      />
      <p className={rowClasses.note}>{t('resonanceAudience.ticked', { answers: choice.ticked.join(', ') })}</p>
      <Button onClick={() => onChange({ label: `${mapping.label}: ${choice.label}`, audience: null })}>
        {t('resonanceAudience.splitOption')}
      </Button>
    </div>
  );
}
