import { TextInput } from '@mantine/core';
import { accentPattern } from '@soundings/contract/settings/brand-choices';
import { accentIn, surfaceContrast, type Theme, textContrast } from '@soundings/engine/color/accent';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#/lib/brand.ts';
import { formatNumber } from '#/lib/format.ts';
import { ColorWell } from '#/ui/form/color-well.tsx';
import { LogoPicture } from '#/ui/marks/logo.tsx';
import classes from './brand-page.module.css';

const ink = '#2c50be';

interface Props {
  name: string;
  /** `#rrggbb`, empty, or what is being typed. */
  value: string;
  error: ReactNode;
  onChange: (color: string) => void;
  onBlur: () => void;
}

export function AccentField({ name, value, error, onChange, onBlur }: Props) {
  const { t } = useTranslation();
  const isColor = accentPattern.test(value.trim());
  const color = isColor ? value.trim().toLowerCase() : '';
  return (
    <>
      <div>
        <TextInput
          className={classes.narrow ?? ''}
          classNames={{ wrapper: classes.hex ?? '' }}
          label={t('settings.brand_accentColor')}
          description={t('settings.brandHelp_accentColor')}
          placeholder={t('settings.colorExample')}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          onBlur={onBlur}
          inputContainer={(input) => (
            <div className={classes.colour}>
              {input}
              <ColorWell label={t('settings.pickColor')} value={color || ink} onChange={onChange} />
            </div>
          )}
        />
      </div>
      <div>
        <p className={classes.caption}>{t('settings.sample')}</p>
        <div className={classes.themes}>
          <SharedPageSample color={color} name={name} theme="light" />
          <SharedPageSample color={color} name={name} theme="dark" />
        </div>
      </div>
    </>
  );
}

interface SampleProps {
  /** Empty: the one of Soundings. */
  color: string;
  name: string;
  theme: Theme;
}

function SharedPageSample({ color, name, theme }: SampleProps) {
  const { t } = useTranslation();
  const { logo } = useBrand();
  const { fill, onFill, text, isAdjusted, given } = accentIn(color || ink, theme);
  const failed = given.surface < surfaceContrast ? 'surface' : 'label';
  const ratio = (value: number) => formatNumber(Math.floor(value * 10) / 10, 1);
  return (
    <section aria-label={t(`settings.theme_${theme}`)}>
      <div className={classes.sample} data-theme={theme} aria-hidden="true">
        <span className={classes.sampleBrand}>
          {logo ? <LogoPicture logo={logo} alt="" /> : null}
          {name.trim() || t('common.productName')}
        </span>
        <span className={classes.sampleField}>{t('consumer.projectPassword')}</span>
        <span className={classes.button} style={color ? { background: fill, color: onFill } : undefined}>
          {t('consumer.open')}
        </span>
        <span className={classes.link} style={color ? { color: text } : undefined}>
          {t('settings.brand_imprint')}
        </span>
      </div>
      {color === '' ? null : (
        <p className={classes.verdict} data-adjusted={isAdjusted || undefined} role="status">
          {isAdjusted ? (
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
          ) : (
            <IconCircleCheck size={16} stroke={1.8} aria-hidden="true" />
          )}
          <span>
            {isAdjusted
              ? t(`settings.adjusted_${failed}`, {
                  theme: t(`settings.theme_${theme}`),
                  color,
                  used: fill,
                  ratio: ratio(given[failed]),
                  needed: formatNumber(
                    failed === 'surface' ? surfaceContrast : textContrast,
                    failed === 'surface' ? 0 : 1,
                  ),
                })
              : t('settings.passes', {
                  theme: t(`settings.theme_${theme}`),
                  surface: ratio(given.surface),
                  label: ratio(given.label),
                })}
          </span>
        </p>
      )}
    </section>
  );
}
