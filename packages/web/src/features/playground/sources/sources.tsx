import { Tooltip } from '@mantine/core';
import type { Attachment } from '@soundings/contract/playground/attachments';
import type { Source } from '@soundings/contract/playground/chat';
import { citation } from '@soundings/contract/playground/playground-choices';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkdownPartsValue } from '#/ui/markdown/markdown-parts.ts';
import classes from './sources.module.css';

export interface Place {
  readonly attachmentId: string | null;
  /** Null for the whole. */
  readonly passage: number | null;
  readonly name: string;
  readonly quote: string | null;
}

interface Cited {
  readonly sources: readonly Source[];
  /** Of the conversation: what an answer that is being written may cite. */
  readonly attachments: readonly Attachment[];
  readonly open: (place: Place) => void;
}

export const CitedContext = createContext<Cited>({ sources: [], attachments: [], open: () => undefined });

type Cite = Place & { readonly passage: number };

const placeOf = ({ sources, attachments }: Cited, key: string): Cite | null => {
  const source = sources.find((one) => one.key === key);
  if (source) return { ...source };
  const [number, passage] = key.split('.').map(Number);
  const attachment = attachments.find((one) => one.number === number);
  if (!attachment || passage! > attachment.passages) return null;
  return { attachmentId: attachment.id, passage: passage!, name: attachment.name, quote: null };
};

/** `[2.14]` in an answer: opens the passage; what is no passage stays text. */
function Citation({ name: key }: { name: string }) {
  const { t } = useTranslation();
  const cited = useContext(CitedContext);
  const place = placeOf(cited, key);
  if (!place) return `[${key}]`;
  const label = t('playground.citation', { name: place.name, passage: place.passage });
  // An answer may have hundreds: a tooltip of the library's for each would be felt while it is written.
  return (
    <button
      type="button"
      className={classes.citation}
      aria-label={label}
      title={place.quote === null ? label : `${place.name}: “${start(place.quote)}”`}
      onClick={() => cited.open(place)}
    >
      {key}
    </button>
  );
}

const start = (text: string): string => (text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text);

function Struck({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation();
  // A figure that no tool and no source gave; other words a model has struck itself.
  if (!/\d/.test(text)) return <del>{children}</del>;
  return (
    <Tooltip label={t('playground.struckWhy')} w={280}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its reason must be reachable by keyboard */}
      <del className={classes.struck} tabIndex={0} aria-description={t('playground.struckWhy')}>
        {children}
      </del>
    </Tooltip>
  );
}

export const answerParts: MarkdownPartsValue = { reference: citation, Reference: Citation, Struck };
