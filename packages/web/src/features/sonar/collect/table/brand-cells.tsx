import { ActionIcon, Checkbox } from '@mantine/core';
import type { CrawlReason } from '@soundings/contract/sonar/crawl-choices';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/marks/badge.tsx';
import type { Brand } from '../../brands/brand-fields.ts';
import { CompanyMark } from '../../brands/icons.tsx';
import { logoAddress } from '../collect.api.ts';
import { useHint } from '../marks/hints.tsx';
import classes from './brand-table.module.css';

export interface RowActions {
  onSelect: (brands: readonly Brand[], isSelected: boolean) => void;
  /** @param network where the dialog opens; at the brand's name without one. */
  onEdit: (brand: Brand, network?: SocialNetwork) => void;
  onDelete: (brand: Brand) => void;
  blocked: string | null;
}

export const CompanyCell = memo(function CompanyCell({ brand }: { brand: Brand }) {
  const { t } = useTranslation();
  const { brandCompany, domain, myCompany, inFocus, crawlReason } = brand;
  return (
    <span className={classes.company}>
      <CompanyMark name={brandCompany} domain={domain} logo={logoAddress(brand)} />
      <span className={classes.names}>
        <span className={classes.name} title={brandCompany}>
          {brandCompany}
        </span>
        <a
          className={classes.domain}
          href={`https://${domain}`}
          target="_blank"
          rel="noopener noreferrer"
          title={domain}
        >
          {domain}
        </a>
        {crawlReason !== null && <NotReached reason={crawlReason} />}
      </span>
      {myCompany && <Badge tone="brand">{t('sonarCollect.yourBrand')}</Badge>}
      {inFocus && <Badge>{t('sonar.focus')}</Badge>}
    </span>
  );
});

function NotReached({ reason }: { reason: CrawlReason }) {
  const { t } = useTranslation();
  const words = t(`sonarCrawl.none.${reason}`);
  const handlers = useHint(() => words);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its reason can be read by keyboard too
    <span className={classes.unreached} tabIndex={0} aria-description={words} data-hint {...handlers}>
      {t('sonarCollect.siteNotReached')}
    </span>
  );
}

export function RowButtons({ brand, actions }: { brand: Brand; actions: RowActions }) {
  const { t } = useTranslation();
  const { brandCompany: company } = brand;
  const icon = { size: 16, stroke: 1.7 };
  return (
    <>
      <RowButton
        label={t('sonar.editRow', { company })}
        icon={<IconPencil {...icon} />}
        blocked={actions.blocked}
        // What its site didn't tell is entered next.
        onClick={() => actions.onEdit(brand, brand.crawlReason === null ? undefined : socialNetworks[0])}
      />
      <RowButton
        label={t('sonar.deleteRow', { company })}
        icon={<IconTrash {...icon} />}
        blocked={actions.blocked}
        onClick={() => actions.onDelete(brand)}
      />
    </>
  );
}

interface RowButtonProps {
  label: string;
  icon: ReactNode;
  blocked: string | null;
  onClick: () => void;
}

function RowButton({ label, icon, blocked, onClick }: RowButtonProps) {
  const handlers = useHint(() => blocked ?? label);
  return (
    <ActionIcon
      size={30}
      className={classes.rowButton ?? ''}
      aria-label={label}
      data-hint
      {...(blocked === null ? {} : { 'aria-disabled': true, 'data-disabled': true, 'aria-description': blocked })}
      {...handlers}
      onClick={blocked === null ? onClick : undefined}
    >
      {icon}
    </ActionIcon>
  );
}

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  isPartly?: boolean;
  onChange: (isSelected: boolean) => void;
}

export function SelectBox({ label, isSelected, isPartly = false, onChange }: SelectBoxProps) {
  const id = useId();
  return (
    <label className={classes.tick} htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={label}
        checked={isSelected}
        indeterminate={isPartly}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
