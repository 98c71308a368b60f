import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { StrongText } from '#/ui/strong-text.tsx';
import classes from './access.module.css';

/** Only on a machine of one's own: there is no mail to open, so the code stands here. */
export function CodeNote({ code, onUse }: { code: string; onUse: () => void }) {
  const { t } = useTranslation();
  const use = (
    <UnstyledButton className={classes.resend} onClick={onUse}>
      {t('access.useCode')}
    </UnstyledButton>
  );
  return (
    <InlineAlert tone="info" action={use}>
      <StrongText text={t('access.noMailServer', { code })} />
    </InlineAlert>
  );
}
