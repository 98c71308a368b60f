import { Button, Modal, TextInput } from '@mantine/core';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '#/ui/form/form.tsx';
import layout from '#/ui/layout/layout.module.css';

interface PageDialogProps {
  onAdd: (url: string) => void;
  onClose: () => void;
}

const addressOf = (text: string): string | null => {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname } = new URL(whole);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? whole : null;
};

export function PageDialog({ onAdd, onClose }: PageDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'required' | 'address' | null>(null);
  const add = () => {
    const address = addressOf(text.trim());
    if (address === null) return setProblem(text.trim() === '' ? 'required' : 'address');
    onAdd(address);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('playground.attachPage')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Form className={layout.stack} onSubmit={add}>
        <TextInput
          data-autofocus
          type="url"
          label={t('playground.pageAddress')}
          description={t('playground.pageHelp')}
          placeholder="https://"
          maxLength={playgroundLimits.address}
          withAsterisk
          value={text}
          error={problem && t(problem === 'required' ? 'playground.enterAddress' : 'playground.noAddress')}
          onChange={({ currentTarget }) => {
            setProblem(null);
            setText(currentTarget.value);
          }}
        />
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('playground.readPage')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
