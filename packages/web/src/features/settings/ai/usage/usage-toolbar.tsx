import { Button } from '@mantine/core';
import { type UsageGroup, usageGroups } from '@soundings/contract/ai/ai-choices';
import { IconDownload, IconStack2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { Choice } from '#/ui/form/choice.tsx';
import { DayField, DayFields } from '#/ui/form/day-field.tsx';
import layout from '#/ui/layout/layout.module.css';
import { type Usage, useExportUsage } from '../ai.api.ts';
import type { AiSearch } from '../ai-search.ts';
import classes from './usage.module.css';
import { usageFile } from './usage-file.ts';

interface Props {
  range: { from: string; till: string };
  by: UsageGroup;
  usage: Usage | undefined;
  onChange: (change: AiSearch) => void;
}

export function UsageToolbar({ range, by, usage, onChange }: Props) {
  const { t } = useTranslation();
  const { mutate, isPending } = useExportUsage();
  return (
    <div className={layout.bar}>
      <DayFields>
        <DayField
          label={t('aiSettings.fromDay')}
          shortLabel={t('aiSettings.from')}
          value={range.from}
          min="2020-01-01"
          max={range.till}
          onDay={(from) => onChange({ from, till: range.till })}
        />
        <DayField
          label={t('aiSettings.tillDay')}
          shortLabel={t('aiSettings.till')}
          value={range.till}
          min={range.from}
          max="2099-12-31"
          onDay={(till) => onChange({ from: range.from, till })}
        />
      </DayFields>
      <Choice
        className={classes.by}
        label={t('aiSettings.by')}
        icon={<IconStack2 size={16} stroke={1.7} />}
        value={by}
        options={usageGroups.map((value) => ({ value, label: t(`aiSettings.by_${value}`) }))}
        onChange={(next) => onChange({ by: next })}
      />
      <Button
        className={classes.download ?? ''}
        leftSection={<IconDownload size={17} stroke={1.7} />}
        disabled={!usage || usage.rows.length === 0}
        loading={isPending}
        onClick={() => usage && mutate(usageFile(t, currentLanguage(), usage))}
      >
        {t('aiSettings.download')}
      </Button>
    </div>
  );
}
