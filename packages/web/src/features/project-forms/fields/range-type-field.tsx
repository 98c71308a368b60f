import { Input } from '@mantine/core';
import { rangeTypes } from '@soundings/contract/projects/project-choices';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import classes from './fields.module.css';
import type { SonarValues } from './sonar-values.ts';

interface Props {
  value: SonarValues['rangeType'];
  onChange: (value: SonarValues['rangeType']) => void;
}

/** Days or whole months, and what the chosen one means. */
export function RangeTypeField({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Input.Wrapper label={t('projectForm.rangeType')} labelElement="div" withAsterisk>
      <div className={classes.full}>
        <Segmented
          label={t('projectForm.rangeType')}
          value={value}
          options={rangeTypes.map((type) => ({ value: type, label: t(`projectForm.range_${type}`) }))}
          onChange={onChange}
        />
      </div>
      <p className={classes.hint}>{t(`projectForm.rangeHelp_${value}`)}</p>
    </Input.Wrapper>
  );
}
