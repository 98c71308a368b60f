import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { BlockContent, Source } from '@soundings/contract/reports/report-content';
import { figureNotes, formatFigure } from '@soundings/contract/reports/report-figures';
import { commonFooter, ownFooter } from '@soundings/contract/reports/report-sources';
import { IconInfoCircle } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import classes from './report-block.module.css';
import { ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';

interface Props {
  content: BlockContent;
  language: ReportLanguage;
}

/** What most blocks of a report share, told once above them; a phone folds it. */
export function CommonSource({ common, language }: Pick<Props, 'language'> & { common: readonly Source[] }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  if (common.length === 0) return null;
  const text = (
    <div className={classes.source} lang={language}>
      {commonFooter(language, common).map((line) => (
        <p key={line} className={classes.source}>
          <FigureText text={line} />
        </p>
      ))}
    </div>
  );
  if (!isPhone) return text;
  return (
    <details className={classes.sources}>
      <summary>{t('reports.sources')}</summary>
      {text}
    </details>
  );
}

/** No line begins with a dot, and none ends after the dash of a range. */
function FigureText({ text }: { text: string }) {
  return text
    .replaceAll(' · ', '\u00a0· ')
    .split(/([^ ]*–[^ ]*)/)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={part} className={classes.together}>
          {part}
        </span>
      ),
    );
}

interface HeadProps {
  title: string;
  /** Beside it, in the reader's language. */
  about: string;
  language: ReportLanguage;
  children?: ReactNode;
}

export function BlockHead({ title, about, language, children }: HeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.titles}>
        {title && (
          <h2 className={classes.title} lang={language}>
            {title}
          </h2>
        )}
        {about && <span className={classes.note}>{about}</span>}
      </div>
      {children}
    </header>
  );
}

const none: readonly Source[] = [];

/** Where its head stands above it already, that says what it is. */
export function ReportBlock({ content, language, common = none, hasHead = false, action }: Props & BlockPlace) {
  const source = 'source' in content ? ownFooter(content.source, common) : '';
  // A chapter's, that only names NAVIG8.
  const isShort = content.look === 'chapter' && !source.includes('·');
  return (
    <section className={classes.block} lang={language} aria-label={content.title || undefined}>
      {!hasHead && content.title && (
        <BlockHead title={content.title} about={isShort ? source : ''} language={language} />
      )}
      <BlockBody content={content} language={language} action={action} />
      {source && !isShort && (
        <p className={classes.source}>
          <FigureText text={source} />
        </p>
      )}
    </section>
  );
}

interface BlockPlace {
  common?: readonly Source[];
  hasHead?: boolean;
  /** Beside what says that there is nothing to show yet. */
  action?: ReactNode;
}

function BlockBody({ content, language, action }: Props & Pick<BlockPlace, 'action'>) {
  switch (content.look) {
    case 'text':
      return <Paragraphs paragraphs={content.paragraphs} />;
    case 'missing':
      return (
        <p className={classes.missing}>
          <IconInfoCircle size={17} stroke={1.8} aria-hidden="true" />
          <span>{content.text}</span>
          {action}
        </p>
      );
    case 'figures':
      return (
        <>
          {content.lead && <p className={classes.lead}>{content.lead}</p>}
          {content.remark && <p className={classes.remark}>{content.remark}</p>}
          <dl className={classes.figures}>
            {content.figures.map((figure) => (
              <div key={figure.label}>
                <dt>{figure.label}</dt>
                <dd className={classes.value}>{formatFigure(language, figure.value, figure)}</dd>
                {figureNotes(language, figure).map((note) => (
                  <dd key={note} className={classes.note}>
                    <FigureText text={note} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </>
      );
    case 'chart':
      return <ReportChart chart={content.chart} language={language} heading={content.title} />;
    case 'table':
      return <ReportTable content={content} language={language} />;
    case 'chapter':
      return (
        <div className={classes.chapter} data-chart={content.chart !== null || undefined}>
          <Paragraphs paragraphs={content.paragraphs} />
          {content.chart && <ReportChart chart={content.chart} language={language} heading={content.title} />}
        </div>
      );
    case 'messages':
      return (
        <ol className={classes.messages}>
          {content.messages.map(({ text, note }, at) => (
            // A board may hold one text twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={at}>
              {text}
              {note && <div className={classes.note}>{note}</div>}
            </li>
          ))}
        </ol>
      );
    case 'image':
      return (
        <div className={classes.chapter} data-chart>
          <Paragraphs paragraphs={content.paragraphs} isLabelled />
          <div className={classes.pictures}>
            {content.pictures.map((picture) => (
              <img
                key={picture.content.slice(0, 120) + picture.content.length}
                src={`data:image/jpeg;base64,${picture.content}`}
                width={picture.width}
                height={picture.height}
                style={{ '--ratio': picture.width / picture.height } as CSSProperties}
                data-wide={picture.width > 2 * picture.height || undefined}
                alt={picture.description}
              />
            ))}
          </div>
        </div>
      );
  }
}

/** What a paragraph is about may stand before it: “Rests on: …”. */
const labelled = /^([^:.]{3,24}:) (.+)$/s;

function Paragraphs({ paragraphs, isLabelled = false }: { paragraphs: readonly string[]; isLabelled?: boolean }) {
  return (
    <div className={classes.text}>
      {paragraphs.map((paragraph) => {
        const [, label, rest = paragraph] = (isLabelled && labelled.exec(paragraph)) || [];
        return (
          <p key={paragraph}>
            {label && <b>{label}</b>} {rest}
          </p>
        );
      })}
    </div>
  );
}
