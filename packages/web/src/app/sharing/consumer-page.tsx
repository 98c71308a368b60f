import { Button, Menu } from '@mantine/core';
import { type CreatedType, type SharedPart, typeOfPart } from '@soundings/contract/projects/project-types';
import { accentIn, type Theme, textContrast } from '@soundings/engine/color/accent';
import { contrast } from '@soundings/engine/color/contrast';
import { IconCheck, IconDoorExit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderPlaces } from '#/app/shell/header-slot.tsx';
import { PageContent, SkipLink } from '#/app/shell/page-content.tsx';
import { AccessFooter, AccessHeading, AccessLayout } from '#/features/access/access-layout.tsx';
import { LanguageMenu } from '#/features/access/language-menu.tsx';
import { GateForm } from '#/features/projects/sharing/gate-form.tsx';
import { sharedLogoQuery } from '#/features/projects/sharing/sharing.api.ts';
import { deletePassword, useVisit } from '#/features/projects/sharing/visit.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { useBrand } from '#/lib/brand.ts';
import { currentLanguage, type Language, languageNames, languages, offeredLanguage, setLanguage } from '#/lib/i18n.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { Contours } from '#/ui/feedback/contours.tsx';
import { HeaderMenu, ProjectHeader } from '#/ui/layout/project-header.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { BrandLogo, LogoPicture } from '#/ui/marks/logo.tsx';
import { ThemeItem } from '#/ui/theme/theme-item.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import classes from './consumer-page.module.css';

interface Props {
  part: SharedPart;
  projectName: string;
  children: (visit: ConsumerVisit) => ReactNode;
}

export function ConsumerPage({ part, projectName, children }: Props) {
  const { t } = useTranslation();
  const visit = useVisit(part, projectName);
  const { hasOwnName, logo, accentColor } = useBrand();
  const type = typeOfPart(part);
  if (visit) {
    return (
      <ConsumerShell visit={visit} type={type}>
        {children(visit)}
      </ConsumerShell>
    );
  }
  const { name, icon: Icon } = typeMarks[type];
  const isWhiteLabel = hasOwnName || logo !== null || accentColor !== '';
  const lead = part === 'FINAL_MESSAGES' ? 'consumer.sharedFinalMessages' : 'consumer.sharedProject';
  return (
    <AccessLayout isPlain={isWhiteLabel}>
      <AccentStyle />
      <div className={isWhiteLabel ? classes.gate : undefined}>
        {isWhiteLabel ? <Contours /> : null}
        <AccessHeading icon={<Icon size={22} stroke={1.7} />} title={projectName}>
          {t(lead, { type: name })}
        </AccessHeading>
        <GateForm key={`${part} ${projectName}`} part={part} projectName={projectName} />
        <LanguageOffer />
      </div>
    </AccessLayout>
  );
}

/** Clients open one link, and look for no menu first. */
export function LanguageOffer() {
  const offered = offeredLanguage();
  if (offered === null) return null;
  const { language, offer } = offered;
  return (
    <Button
      className={classes.offer ?? ''}
      variant="subtle"
      fullWidth
      lang={language}
      onClick={() => void setLanguage(language)}
    >
      {offer}
    </Button>
  );
}

interface ConsumerShellProps {
  visit: ConsumerVisit;
  type: CreatedType;
  children: ReactNode;
}

function ConsumerShell({ visit, type, children }: ConsumerShellProps) {
  const { t } = useTranslation();
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const isPhone = useIsPhone();
  const { part, projectName } = visit;
  const leave = () => deletePassword(part, projectName);
  return (
    <HeaderPlaces value={{ start, tabs }}>
      <AccentStyle />
      <SkipLink />
      <div className={classes.shell}>
        <ProjectHeader
          type={type}
          projectName={projectName}
          logo={<SharedLogo visit={visit} />}
          beside={<div ref={setStart} className={classes.start} />}
        >
          {isPhone ? (
            <HeaderMenu label={t('common.actionsOf', { name: projectName })}>
              <LanguageItems />
              <ThemeItem />
              <Menu.Divider />
              <Menu.Item leftSection={<IconDoorExit size={17} stroke={1.7} />} onClick={leave}>
                {t('consumer.leave')}
              </Menu.Item>
            </HeaderMenu>
          ) : (
            <>
              <LanguageMenu />
              <ThemeSwitch />
              <Button
                className={classes.leave ?? ''}
                leftSection={<IconDoorExit size={17} stroke={1.7} />}
                title={t('consumer.leaveHelp')}
                onClick={leave}
              >
                {t('consumer.leave')}
              </Button>
            </>
          )}
        </ProjectHeader>
        <PageContent tabsRef={setTabs}>{children}</PageContent>
        <div className={classes.footer}>
          <AccessFooter />
        </div>
      </div>
    </HeaderPlaces>
  );
}

function LanguageItems() {
  return (
    <Menu.RadioGroup value={currentLanguage()} onChange={(language) => void setLanguage(language as Language)}>
      {languages.map((language) => (
        <Menu.RadioItem
          key={language}
          value={language}
          lang={language}
          closeMenuOnClick
          checkIcon={<IconCheck size={16} />}
        >
          {languageNames[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function SharedLogo({ visit }: { visit: ConsumerVisit }) {
  const { data, isPending } = useQuery(sharedLogoQuery(visit));
  if (isPending) return null;
  return data ? <LogoPicture logo={data.logo} alt={data.companyName} /> : <BrandLogo size={24} />;
}

const themes = ['light', 'dark'] as const;

export function AccentStyle() {
  const { accentColor } = useBrand();
  if (accentColor === '') return null;
  return <style>{themes.map((theme) => accentRules(accentColor, theme)).join('\n')}</style>;
}

const accentRules = (color: string, theme: Theme): string => {
  const { fill, hover, onFill, text, soft, selected, line } = accentIn(color, theme);
  const roles = {
    '--brand': fill,
    '--brand-given': contrast(color, onFill) >= textContrast ? color : fill,
    '--brand-hover': hover,
    '--on-brand': onFill,
    '--brand-text': text,
    '--brand-soft': soft,
    '--brand-line': line,
    '--bg-selected': selected,
    '--focus': text,
  };
  const set = Object.entries(roles).map(([role, value]) => `${role}:${value}`);
  return `:root[data-mantine-color-scheme="${theme}"]{${set.join(';')}}`;
};
