import { ActionIcon, Radio, TextInput, Tooltip } from '@mantine/core';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { IconWorldSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownLink } from '../dataset-fields.ts';
import { NetworkIcon } from '../network-icon.tsx';
import { useDatasetError } from '../use-dataset-error.ts';
import { linksIn, measuredOf } from './dataset-draft.ts';
import { FoundOffer } from './found-offer.tsx';
import { LinkMark } from './link-mark.tsx';
import { shortLink } from './same-link.ts';
import classes from './social-tab.module.css';
import type { DatasetForm } from './use-dataset-form.ts';
import type { NetworkFindings } from './use-profile-search.ts';

interface Props {
  network: SocialNetwork;
  form: DatasetForm;
  known: readonly KnownLink[];
  findings: NetworkFindings | undefined;
  onFind: () => void;
}

/** The links of one network; of several, which one is measured; what a crawl has found. */
export function SocialField({ network, form, known, findings, onFind }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const errorOf = useDatasetError();
  const given = form.draft.socials[network];
  const links = linksIn(given.text);
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
            error={errorOf(form.errors, `socials.${network}`, links)}
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
            value={measuredOf(given) ?? ''}
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
