import { Button, Modal, TextInput } from '@mantine/core';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageLines, useMessageLines } from '#/features/board/custom/message-lines.tsx';
import { formatNumber } from '#/lib/format.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Form } from '#/ui/form/form.tsx';
import { type PredictRequest, useGenie } from '../genie.api.ts';
import { useGenieAction } from '../use-genie-action.ts';
import classes from './custom-messages.module.css';

interface Props {
  given: PredictRequest;
  onClose: () => void;
}

export function CustomMessages({ given, onClose }: Props) {
  const { t } = useTranslation();
  const api = useGenie();
  const [url, setUrl] = useState(given.url);
  const written = useMessageLines(genieLimits);
  const { lines, texts: messages } = written;
  const [isChecked, setIsChecked] = useState(false);
  const add = useGenieAction({ call: api.addCustom, failed: 'genie.couldntAdd', onDone: onClose });
  const isValid = url.trim() !== '' && messages.every((text) => text !== '');
  const send = () => {
    setIsChecked(true);
    if (!isValid) return;
    const { gender, ageRange, region } = given;
    add.mutate({ messages, url: url.trim(), gender, ageRange, region });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('genie.customTitle')}
      size={620}
      closeButtonProps={{ 'aria-label': t('genie.closeDialog') }}
    >
      <Form className={classes.form} onSubmit={send}>
        <TextInput
          required
          label={t('genie.url')}
          placeholder={t('genie.urlPlaceholder')}
          maxLength={genieLimits.url}
          value={url}
          error={isChecked && url.trim() === '' ? t('genie.urlIsRequired') : null}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <MessageLines
          written={written}
          maxLength={genieLimits.message}
          isChecked={isChecked}
          label={(n) => t('genie.customMessage', { n })}
          help={t('genie.customHelp')}
          removeLabel={(n) => t('genie.removeMessage', { n })}
          addLabel={t('genie.addMore')}
        >
          <span className={classes.end}>
            <Button onClick={onClose}>{t('genie.cancel')}</Button>
            <BlockableButton
              type="submit"
              variant="filled"
              loading={add.isPending}
              reason={messages.every((text) => text === '') ? t('genie.writeFirst') : null}
            >
              {t('genie.addMessages', { count: lines.length, n: formatNumber(lines.length) })}
            </BlockableButton>
          </span>
        </MessageLines>
      </Form>
    </Modal>
  );
}
