import { ActionIcon, Button, Radio, TextInput, Tooltip } from '@mantine/core';
import { toDomain } from '@soundings/contract/sonar/domain';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconWorldSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { measuredLink, parseLinks } from '../brand-draft.ts';
import type { BrandValues, KnownLink } from '../brand-fields.ts';
import { useFieldErrorText } from '../brand-rules.ts';
import { CompanyMark, NetworkIcon } from '../icons.tsx';
import { FoundOffer, LinkMark, shortLink } from './profile-links.tsx';
import type { NetworkFindings, ProfileSearch } from './profile-search.tsx';
import classes from './social-tab.module.css';
import type { BrandFormState } from './use-brand-form.ts';

interface Props {
  form: BrandFormState;
  search: ProfileSearch;
  known: BrandValues['socials'];
  logo?: string | null | undefined;
}

export function SocialTab({ form, search, known, logo }: Props) {
  const { t } = useTranslation();
  const { brandCompany, domain: entered } = form.draft;
  const domain = toDomain(entered);
  const find = (network: SocialNetwork | null) => {
    if (domain) void search.search(domain, brandCompany.trim(), network);
    else form.showErrors({ ...form.errors, domain: entered.trim() === '' ? 'crawlNeedsDomain' : 'notADomain' });
  };
  const { count, findings } = search;
  const nones = new Set(socialNetworks.map((network) => findings[network]?.none));
  // The same for all networks is said once.
  const none = nones.size === 1 ? ([...nones][0] ?? null) : null;
  const foundWords = () => {
    if (none !== null) return t('sonar.notFound', { reason: t(`sonarCrawl.none.${none}`) });
    if (count === null) return '';
    return count === 0 ? t('sonar.crawlFoundNone') : t('sonar.crawlFound', { count });
  };
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <CompanyMark name={brandCompany} domain={domain ?? ''} logo={logo} size={40} />
        <div className={classes.who}>
          <p className={classes.company}>{brandCompany.trim() || t('sonar.newCompany')}</p>
          <p className={classes.domain}>{domain ?? t('sonar.noDomain')}</p>
        </div>
        <Button leftSection={<IconWorldSearch size={17} stroke={1.7} aria-hidden="true" />} onClick={() => find(null)}>
          {t('sonar.crawlCompany')}
        </Button>
      </div>
      <p className={classes.found} role="status">
        {foundWords()}
      </p>
      {socialNetworks.map((network) => (
        <SocialField
          key={network}
          network={network}
          form={form}
          known={known[network] ?? []}
          findings={none === null ? findings[network] : undefined}
          onFind={() => find(network)}
        />
      ))}
      <p className={classes.help}>{t('sonar.linksHelp')}</p>
    </div>
  );
}

interface SocialFieldProps {
  network: SocialNetwork;
  form: BrandFormState;
  known: readonly KnownLink[];
  findings: NetworkFindings | undefined;
  onFind: () => void;
}

function SocialField({ network, form, known, findings, onFind }: SocialFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const fieldErrorText = useFieldErrorText();
  const given = form.draft.socials[network];
  const links = parseLinks(given.text);
  const name = t(`sonar.network.${network}`);
  const setText = (text: string) => form.changeLinks(network, { ...given, text });
  return (
    <div className={classes.network}>
      <label className={classes.name} htmlFor={id}>
        <NetworkIcon network={network} size={17} />
        {name}
      </label>
      <div className={classes.field}>
        <div className={classes.line}>
          <TextInput
            id={id}
            data-path={`socials.${network}`}
            data-autofocus={form.autofocus === `socials.${network}` || undefined}
            className={classes.input ?? ''}
            placeholder={t('sonar.linkPlaceholder')}
            autoComplete="off"
            inputMode="url"
            spellCheck={false}
            value={given.text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            error={fieldErrorText(form.errors, `socials.${network}`, links)}
            rightSection={<LinkMark links={links} known={known} />}
          />
          <Tooltip label={t('sonar.findOn', { network: name })}>
            <ActionIcon variant="default" aria-label={t('sonar.findOn', { network: name })} onClick={onFind}>
              <IconWorldSearch size={17} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        </div>
        {links.length > 1 ? (
          <Radio.Group
            className={classes.measured ?? ''}
            label={t('sonar.measured')}
            value={measuredLink(given) ?? ''}
            onChange={(measured) => form.changeLinks(network, { ...given, measured })}
          >
            <div className={classes.choices}>
              {[...new Set(links)].map((link) => (
                <Radio key={link} value={link} label={shortLink(link)} />
              ))}
            </div>
          </Radio.Group>
        ) : null}
        {findings && findings.links.length > 0 ? (
          <ul className={classes.offers}>
            {findings.links.map((found) => (
              <FoundOffer
                key={found.key}
                found={found}
                links={links}
                onAppend={() => setText([...links, found.url].join(', '))}
                onReplace={() => form.changeLinks(network, { text: found.url, measured: found.url })}
              />
            ))}
          </ul>
        ) : null}
        {findings?.none ? (
          <p className={classes.none}>{t('sonar.notFound', { reason: t(`sonarCrawl.none.${findings.none}`) })}</p>
        ) : null}
      </div>
    </div>
  );
}
