import { Input } from '@mantine/core';
import { resonanceThemes } from '@soundings/contract/resonance/resonance-choices';
import { useTranslation } from 'react-i18next';
import classes from '#/features/projects/fields/fields.module.css';
import { useBrand } from '#/lib/brand.ts';
import { Segmented } from '#/ui/form/segmented.tsx';

type Theme = (typeof resonanceThemes)[number];

export function ThemeField({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const names: Record<Theme, string> = { SOUNDINGS: name, HACKABU: 'Hackabu' };
  const label = t('resonanceForm.theme');
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={classes.full}>
        <Segmented
          label={label}
          value={value}
          options={resonanceThemes.map((theme) => ({ value: theme, label: names[theme] }))}
          onChange={onChange}
        />
      </div>
      <p className={classes.hint}>{t('resonanceForm.themeHelp')}</p>
    </Input.Wrapper>
  );
}
