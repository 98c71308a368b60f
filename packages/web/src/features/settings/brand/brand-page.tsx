import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { LogoField } from '#/ui/form/logo-field.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { brandChanges, brandLogoCalls, brandQuery, refreshBrand } from '../settings.api.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { BrandForm } from './brand-form.tsx';
import classes from './brand-page.module.css';

export function BrandPage() {
  const { t } = useTranslation();
  const { data: brand, error, refetch, isRefetching } = useQuery(brandQuery);
  if (brand === undefined) {
    return (
      <SettingsFrame tab="BRAND">
        <Card flush label={t('settings.tab_BRAND')}>
          {error === null ? (
            <SkeletonRows rows={6} />
          ) : (
            <ErrorState
              error={error}
              thing={t('settings.theBrand')}
              onRetry={() => void refetch()}
              isRetrying={isRefetching}
            />
          )}
        </Card>
      </SettingsFrame>
    );
  }
  return (
    <SettingsFrame tab="BRAND">
      <div className={classes.stack}>
        <FormSection title={t('settings.logo')} help={t('settings.logoHelp')}>
          <Card label={t('settings.logo')}>
            <LogoField
              logo={brand.logo}
              calls={brandLogoCalls}
              refreshes={brandChanges}
              onChanged={refreshBrand}
              removing={t('settings.logoRemoving')}
            />
          </Card>
        </FormSection>
        <BrandForm key={brand.changedOn} brand={brand} />
      </div>
    </SettingsFrame>
  );
}
