import { Button, Input, NumberInput, TextInput } from '@mantine/core';
import {
  opacityRange,
  readOpacity,
  withOpacity,
  writerColorPattern,
} from '@soundings/contract/settings/writer-choices';
import { IconDice5 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorWell } from '#/ui/form/color-well.tsx';
import { randomColor } from './writer-color.ts';
import classes from './writers.module.css';

interface Props {
  /** `#rrggbbaa`, or what is being typed. */
  value: string;
  error: ReactNode;
  onChange: (color: string) => void;
  onBlur: () => void;
}

const isColor = (value: string): boolean => writerColorPattern.test(value);

export function ColorField({ value, error, onChange, onBlur }: Props) {
  const { t } = useTranslation();
  // Outlives a colour that is being typed.
  const [opacity, setOpacity] = useState(() => (isColor(value) ? readOpacity(value) : opacityRange.max));
  const [isPercentEmpty, setIsPercentEmpty] = useState(false);
  const digits = isColor(value) ? value.slice(0, 7) : value;
  const type = (typed: string) => {
    const text = typed.trim();
    if (!isColor(text)) return onChange(text);
    const next = text.length === 9 ? Math.max(opacityRange.min, readOpacity(text)) : opacity;
    setOpacity(next);
    onChange(withOpacity(text, next));
  };
  const changeOpacity = (next: number | string) => {
    setIsPercentEmpty(next === '');
    if (next === '') return;
    const percent = Math.min(
      opacityRange.max,
      Math.max(opacityRange.min, Math.round(Number(next)) || opacityRange.min),
    );
    setOpacity(percent);
    if (isColor(value)) onChange(withOpacity(value, percent));
  };
  return (
    <>
      <TextInput
        label={t('writers.writerColor')}
        description={t('writers.writerColorHelp')}
        withAsterisk
        classNames={{ wrapper: classes.hex ?? '' }}
        maxLength={9}
        autoComplete="off"
        spellCheck={false}
        value={digits}
        error={error}
        data-path="writerColor"
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={onBlur}
        inputContainer={(input) => (
          <div className={classes.colour}>
            {input}
            <ColorWell
              label={t('writers.pickColor')}
              value={isColor(value) ? value.slice(0, 7).toLowerCase() : '#000000'}
              onChange={type}
            />
            <Button
              leftSection={<IconDice5 size={17} stroke={1.7} />}
              onClick={() => {
                setOpacity(opacityRange.max);
                onChange(randomColor());
              }}
            >
              {t('writers.randomColor')}
            </Button>
          </div>
        )}
      />
      <Input.Wrapper label={t('writers.opacity')} labelElement="div">
        <div className={classes.opacity}>
          <input
            type="range"
            className={classes.range}
            aria-label={t('writers.opacity')}
            {...opacityRange}
            value={opacity}
            onChange={({ currentTarget }) => changeOpacity(currentTarget.value)}
          />
          <NumberInput
            {...opacityRange}
            aria-label={t('writers.opacityPercent')}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            suffix={t('writers.percent')}
            value={isPercentEmpty ? '' : opacity}
            onChange={changeOpacity}
            onBlur={() => setIsPercentEmpty(false)}
          />
        </div>
      </Input.Wrapper>
    </>
  );
}
