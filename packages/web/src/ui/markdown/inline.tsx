import type { MarkedToken, Token } from 'marked';
import { Fragment, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../list/page-link.tsx';
import { decodeEntities } from './decode-entities.ts';
import classes from './markdown.module.css';
import { MarkdownParts } from './markdown-parts.ts';
import { safeAddress } from './safe-address.ts';

export function Inline({ tokens }: { tokens: readonly Token[] | undefined }) {
  // Tokens have no names: their places are all that tells them apart.
  return (tokens as readonly MarkedToken[] | undefined)?.map((token, index) => {
    const key = index;
    return <InlineToken key={key} token={token} />;
  });
}

function InlineToken({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case 'del':
      return <Deleted text={token.text}>{<Inline tokens={token.tokens} />}</Deleted>;
    case 'codespan':
      return <code className={classes.inlineCode}>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink href={token.href}>{<Inline tokens={token.tokens} />}</SafeLink>;
    // Nothing is fetched that the reader has not asked for: a picture's address could tell who reads.
    case 'image':
      return <SafeLink href={token.href}>{token.text || token.href}</SafeLink>;
    case 'checkbox':
      return <Checkbox checked={token.checked} />;
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : <PlainText text={decodeEntities(token.text)} />;
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

function PlainText({ text }: { text: string }) {
  const { reference, Reference } = useContext(MarkdownParts);
  if (!reference || !Reference) return text;
  const found = [...text.matchAll(reference)];
  if (found.length === 0) return text;
  let at = 0;
  return (
    <>
      {found.map((match) => {
        const before = text.slice(at, match.index);
        at = match.index + match[0].length;
        return (
          <Fragment key={match.index}>
            {before}
            <Reference name={match[0].slice(1, -1)} />
          </Fragment>
        );
      })}
      {text.slice(at)}
    </>
  );
}

function Deleted({ text, children }: { text: string; children: ReactNode }) {
  const { Struck } = useContext(MarkdownParts);
  return Struck ? <Struck text={text}>{children}</Struck> : <del>{children}</del>;
}

function Checkbox({ checked }: { checked: boolean }) {
  const { t } = useTranslation();
  return (
    <input
      type="checkbox"
      className={classes.checkbox}
      checked={checked}
      disabled
      aria-label={t(checked ? 'markdown.done' : 'markdown.open')}
    />
  );
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const address = safeAddress(href);
  if (!address) return children;
  if (address.kind === 'page')
    return (
      <PageLink href={address.href} className={classes.page}>
        {children}
      </PageLink>
    );
  return (
    <a href={address.href} target="_blank" rel="nofollow noopener noreferrer ugc" title={address.href}>
      {children}
    </a>
  );
}
