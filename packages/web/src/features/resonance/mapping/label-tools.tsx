import { Button, Menu, Modal, Textarea, TextInput } from '@mantine/core';
import type { HeadingStem } from '@soundings/contract/resonance/mapping';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './label-tools.module.css';
import { isLabelled, type MappedColumn, type Mapping, setLabels } from './mapping.ts';

interface LabelToolsProps {
  mapping: Mapping;
  stems: readonly HeadingStem[];
  chosen: ReadonlySet<number>;
  shown: readonly MappedColumn[];
  onMapping: (mapping: Mapping) => void;
}

export function LabelTools({ mapping, stems, chosen, shown, onMapping }: LabelToolsProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'replace' | 'paste' | null>(null);
  const picked = chosen.size > 0 ? mapping.columns.filter((entry) => chosen.has(entry.mapping.column)) : shown;
  const columns = picked.filter(({ mapping }) => isLabelled(mapping));
  const close = () => setDialog(null);
  const apply = (labels: ReadonlyMap<number, string>) => {
    onMapping(setLabels(mapping, labels));
    close();
  };
  return (
    <>
      <Menu position="bottom-start" width={320}>
        <Menu.Target>
          <Button size="sm" variant="subtle" rightSection={<IconChevronDown size={15} />}>
            {t('resonanceLabels.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setDialog('replace')}>{t('resonanceLabels.replace')}</Menu.Item>
          <Menu.Item onClick={() => setDialog('paste')}>{t('resonanceLabels.paste')}</Menu.Item>
          {stems.map((stem) => {
            const isOut = hasNoStem(mapping, stem);
            return (
              <Menu.Item
                key={stem.text}
                onClick={() => apply(isOut ? withStem(mapping, stem) : withoutStem(mapping, stem))}
              >
                {t(isOut ? 'resonanceLabels.restoreStem' : 'resonanceLabels.removeStem', { stem: cut(stem.text) })}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={dialog !== null}
        onClose={close}
        size={560}
        title={t(`resonanceLabels.${dialog ?? 'replace'}`)}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {dialog === 'replace' && <ReplaceForm columns={columns} onApply={apply} onClose={close} />}
        {dialog === 'paste' && <PasteForm columns={columns} onApply={apply} onClose={close} />}
      </Modal>
    </>
  );
}

export function StemNotes({ mapping, stems, onMapping }: Pick<LabelToolsProps, 'mapping' | 'stems' | 'onMapping'>) {
  const { t } = useTranslation();
  const out = stems.filter((stem) => hasNoStem(mapping, stem));
  if (out.length === 0) return null;
  return (
    <ul className={classes.stems}>
      {out.map((stem) => (
        <li key={stem.text}>
          <span title={stem.text}>
            {t('resonanceLabels.stemRemoved', {
              stem: cut(stem.text),
              count: stem.columns.length,
              n: formatNumber(stem.columns.length),
            })}
          </span>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => onMapping(setLabels(mapping, withStem(mapping, stem)))}
          >
            {t('resonanceLabels.restore')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface FormProps {
  columns: readonly MappedColumn[];
  onApply: (labels: ReadonlyMap<number, string>) => void;
  onClose: () => void;
}

function ReplaceForm({ columns, onApply, onClose }: FormProps) {
  const { t } = useTranslation();
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const changed = find === '' ? [] : columns.filter(({ mapping }) => mapping.label.includes(find));
  const newLabel = ({ mapping }: MappedColumn) => mapping.label.replaceAll(find, replacement).trim();
  return (
    <LabelForm
      changes={changed.map((entry) => ({
        column: entry.mapping.column,
        from: entry.mapping.label,
        to: newLabel(entry),
      }))}
      note={t('resonanceLabels.matches', { count: changed.length, n: formatNumber(changed.length) })}
      onApply={onApply}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('resonanceLabels.find')}
        value={find}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      <TextInput
        label={t('resonanceLabels.with')}
        value={replacement}
        onChange={(event) => setReplacement(event.currentTarget.value)}
      />
    </LabelForm>
  );
}

function PasteForm({ columns, onApply, onClose }: FormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const lines = text.split('\n').map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  const isRight = lines.length === columns.length && lines.every((line) => line !== '');
  const counts = { lines: formatNumber(lines.length), labels: formatNumber(columns.length) };
  return (
    <LabelForm
      changes={
        isRight
          ? columns.map(({ mapping }, i) => ({ column: mapping.column, from: mapping.label, to: lines[i] ?? '' }))
          : []
      }
      note={t(isRight || lines.length === 0 ? 'resonanceLabels.pasteHelp' : 'resonanceLabels.pasteCount', counts)}
      onApply={onApply}
      onClose={onClose}
    >
      <Textarea
        data-autofocus
        autosize
        minRows={4}
        maxRows={10}
        label={t('resonanceLabels.newLabels')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </LabelForm>
  );
}

interface LabelFormProps {
  changes: readonly { column: number; from: string; to: string }[];
  note: string;
  onApply: (labels: ReadonlyMap<number, string>) => void;
  onClose: () => void;
  children: React.ReactNode;
}

function LabelForm({ changes, note, onApply, onClose, children }: LabelFormProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.form}>
      {children}
      <p className={classes.note} role="status">
        {note}
      </p>
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <ul className={classes.changes} tabIndex={0} aria-label={t('resonanceLabels.changes')}>
          {changes.map(({ column, from, to }) => (
            <li key={column}>
              <del>{from}</del> <ins>{to}</ins>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          variant="filled"
          disabled={changes.length === 0 || changes.some(({ to }) => to === '')}
          onClick={() => onApply(new Map(changes.map(({ column, to }) => [column, to])))}
        >
          {t('resonanceLabels.apply')}
        </Button>
      </div>
    </div>
  );
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

const inStem = ({ columns }: Mapping, stem: HeadingStem): MappedColumn[] => {
  const own = new Set(stem.columns);
  return columns.filter(({ mapping }) => own.has(mapping.column));
};

const hasNoStem = (mapping: Mapping, stem: HeadingStem): boolean =>
  inStem(mapping, stem).every((entry) => !entry.mapping.label.startsWith(stem.text.trim()));

const withStem = (mapping: Mapping, stem: HeadingStem): Map<number, string> =>
  new Map(inStem(mapping, stem).map(({ preview }) => [preview.column, preview.header]));

const withoutStem = (mapping: Mapping, stem: HeadingStem): Map<number, string> =>
  new Map(
    inStem(mapping, stem).map((entry) => {
      const { label, column } = entry.mapping;
      return [column, label.startsWith(stem.text) ? label.slice(stem.text.length).trim() : label];
    }),
  );
