import { Radio } from '@mantine/core';
import { thinkings } from '@soundings/contract/projects/project-choices';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';

type Thinking = (typeof thinkings)[number];

interface Props {
  value: Thinking;
  onChange: (value: Thinking) => void;
}

export function ThinkingField({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t('projectForm.thinking')}
      withAsterisk
      value={value}
      onChange={(next) => onChange(next as Thinking)}
    >
      <div className={classes.cards}>
        {thinkings.map((thinking) => (
          <Radio
            key={thinking}
            value={thinking}
            label={t(`projectForm.thinking_${thinking}`)}
            description={t(`projectForm.thinkingHelp_${thinking}`)}
            classNames={{
              root: classes.card ?? '',
              body: classes.body ?? '',
              label: classes.label ?? '',
              description: classes.about ?? '',
            }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
