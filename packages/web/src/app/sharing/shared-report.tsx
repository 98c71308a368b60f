import { Button } from '@mantine/core';
import type { EditionContent } from '@soundings/contract/reports/report-content';
import { demoLabel, findCommonSources, sourcesOf } from '@soundings/contract/reports/report-sources';
import { formatDay } from '@soundings/contract/sonar/calendar';
import { IconFileTypePdf, IconLinkOff, IconPresentation, IconReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '#/app/shell/page-content.tsx';
import { AccessFooter, AccessHeading, AccessLayout } from '#/features/access/access-layout.tsx';
import { LanguageMenu } from '#/features/access/language-menu.tsx';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { CommonSource, ReportBlock } from '#/features/reports/draw/report-block.tsx';
import { sharedReportQuery, useDownloadShared } from '#/features/reports/reports.api.ts';
import { isApiError } from '#/lib/api/api-error.ts';
import { type Language, showLanguage } from '#/lib/i18n.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { BrandLogo, LogoPicture } from '#/ui/marks/logo.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import { AccentStyle, LanguageOffer } from './consumer-page.tsx';
import classes from './shared-report.module.css';

export function SharedReport() {
  const link = useLocation({ select: ({ hash }) => hash });
  return (
    <>
      <AccentStyle />
      <OpenedReport key={link} link={link} />
    </>
  );
}

function OpenedReport({ link }: { link: string }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState<string | null>(null);
  const { data, error, refetch, isRefetching } = useQuery(sharedReportQuery({ link, password }));
  const isInLanguage = useBeginIn(data?.language);
  if (data !== undefined && isInLanguage && !('needsPassword' in data))
    return <ReadReport report={data} opening={{ link, password }} />;
  const isWrong = password !== null && isApiError(error, 'wrongCredentials', 'invalidRequest');
  if ((data !== undefined && isInLanguage) || isWrong || isApiError(error, 'tooManyRequests'))
    return <PasswordGate isWrong={isWrong} error={isWrong ? null : error} onPassword={setPassword} />;
  return (
    <AccessLayout isPlain>
      <Card flush label={t('reports.shared')}>
        {error === null ? (
          <SkeletonRows rows={6} />
        ) : isApiError(error, 'wrongCredentials', 'invalidRequest') ? (
          <EmptyState isPage icon={<IconLinkOff size={21} stroke={1.7} />} title={t('reports.linkOver')}>
            {t('reports.linkOverHelp')}
          </EmptyState>
        ) : (
          <ErrorState
            error={error}
            thing={t('reports.theReport')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
      </Card>
    </AccessLayout>
  );
}

/** Shows the page in the report's language when it is first known; who switches then keeps theirs. True once it is shown. */
function useBeginIn(language: Language | undefined): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (language !== undefined && !isShown) void showLanguage(language).finally(() => setShown(true));
  }, [language, isShown]);
  return isShown;
}

interface GateProps {
  isWrong: boolean;
  error: Error | null;
  onPassword: (password: string) => void;
}

function PasswordGate({ isWrong, error, onPassword }: GateProps) {
  const { t } = useTranslation();
  const [given, setGiven] = useState('');
  return (
    <AccessLayout isPlain>
      <AccessHeading icon={<IconReport size={22} stroke={1.7} />} title={t('reports.shared')}>
        {t('reports.sharedLead')}
      </AccessHeading>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '') onPassword(given);
        }}
      >
        {isWrong && <InlineAlert>{t('reports.wrongPassword')}</InlineAlert>}
        {error && <InlineAlert>{t('errors.tooManyRequests')}</InlineAlert>}
        <PasswordInput
          size="lg"
          autoComplete="current-password"
          label={t('reports.password')}
          value={given}
          onChange={({ currentTarget }) => setGiven(currentTarget.value)}
        />
        <Button type="submit" variant="filled" size="lg" fullWidth disabled={given === ''}>
          {t('reports.open')}
        </Button>
      </form>
      <LanguageOffer />
    </AccessLayout>
  );
}

interface ReadProps {
  report: EditionContent;
  opening: { link: string; password: string | null };
}

function ReadReport({ report: { title, company, madeOn, language, blocks }, opening }: ReadProps) {
  const { t } = useTranslation();
  usePageTitle(title);
  const download = useDownloadShared(opening);
  const sources = sourcesOf(blocks.map(({ content }) => content));
  const common = findCommonSources(sources);
  const demo = demoLabel(language, sources);
  const files = [
    ['pptx', IconPresentation, t('reports.asPptx')],
    ['pdf', IconFileTypePdf, t('reports.asPdf')],
  ] as const;
  return (
    <>
      <SkipLink keepsAddress />
      <header className={classes.header}>
        {company?.logo ? <LogoPicture logo={company.logo} alt={company.name} /> : <BrandLogo size={24} />}
        <div className={classes.choices}>
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.page}>
        <div className={classes.head}>
          <div>
            <h1 className={classes.title} lang={language}>
              {title}
            </h1>
            <p className={classes.about}>
              {[
                company && t('reports.forCompany', { name: company.name }),
                t('reports.asOf', { day: formatDay(madeOn) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {demo && (
              <p className={classes.demo} lang={language}>
                <DemoBadge isWhole words={demo} />
              </p>
            )}
          </div>
          <div className={classes.tools}>
            {files.map(([format, Icon, label]) => (
              <Button
                key={format}
                leftSection={<Icon size={17} stroke={1.7} />}
                loading={download.isPending && download.variables === format}
                onClick={() => download.mutate(format)}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
        <CommonSource common={common} language={language} />
        {blocks.map(({ id, content }) => (
          <div key={id} className={classes.block}>
            <ReportBlock content={content} language={language} common={common} />
          </div>
        ))}
      </main>
      <div className={classes.footer}>
        <AccessFooter />
      </div>
    </>
  );
}
