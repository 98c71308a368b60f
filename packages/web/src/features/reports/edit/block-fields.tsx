import { Button, Textarea, TextInput } from '@mantine/core';
import type { Block } from '@soundings/contract/reports/blocks';
import { boardLists, reportLimits } from '@soundings/contract/reports/report-choices';
import { useTranslation } from 'react-i18next';
import { type FieldsProps, OneOf } from './choice-fields.tsx';
import classes from './report-editor.module.css';
import { GroupsField, ResonanceFields } from './resonance-fields.tsx';
import { SonarFields } from './sonar-fields.tsx';

interface Props extends FieldsProps<Block> {
  /** The heading where none is given. */
  usual: string;
  onDone: () => void;
}

export function BlockFields({ block, onChange, usual, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('reports.heading')}
        placeholder={block.kind === 'text' ? '' : usual}
        value={block.title}
        maxLength={reportLimits.heading}
        onChange={({ currentTarget }) => onChange({ ...block, title: currentTarget.value })}
      />
      {block.kind === 'text' && (
        <Textarea
          className={classes.whole ?? ''}
          label={t('reports.text')}
          description={t('reports.textHelp')}
          placeholder={t(`reports.hint_${block.hint ?? 'any'}`)}
          autoFocus
          value={block.text}
          maxLength={reportLimits.text}
          autosize
          minRows={4}
          onChange={({ currentTarget }) => onChange({ ...block, text: currentTarget.value })}
        />
      )}
      {'period' in block && <SonarFields block={block} onChange={onChange} />}
      {'list' in block && (
        <OneOf
          label={t('reports.list')}
          value={block.list}
          options={boardLists.map((value) => ({ value, label: t(`reports.list_${value}`) }))}
          onChange={(list) => onChange({ ...block, list })}
        />
      )}
      {block.kind === 'resonanceBenchmark' && <GroupsField block={block} onChange={onChange} />}
      {'audiences' in block && <ResonanceFields block={block} onChange={onChange} />}
      <div className={classes.done}>
        <Button size="compact-sm" onClick={onDone}>
          {t('reports.done')}
        </Button>
      </div>
    </div>
  );
}
