import type { TextLanguage } from '../text/stop-words.ts';
import { normalizeText } from '../text/words.ts';
import { withoutStop } from './sentence-parts.ts';

const maxLength = 320;
const minLength = 8;

/** What works the page, points into it, or is written for machines: no marketer would say it. */
const chrome =
  /https?:|www\.|\.(com|net|org|de|dk|co\.uk)\b|@|©|#\w|\*|\.{3}|…|<|>|\{|\}|\||\\|_{2}|\bcookies?\b|javascript|browser|internet explorer|all rights reserved|alle rechte|copyright|terms (&|and|of)|\bagb\b|datenschutz|privacy|impressum|sitemap|log ?in|sign ?in|sign ?out|checkout|shopping cart|warenkorb|einloggen|anmelden|registrieren|captcha|passwor[dt]|\bclick|\bklick|hier finden|read more|learn more|view (all|more)|see (below|above)|weiterlesen|mehr (erfahren|lesen)|læs mere|se mere|show more|skip to|back to|zurück(?!\p{L})|error|loading|please wait|einen moment|kundenbewertung|bewertung(en)?\b|hilfreich|helpful|posted|comments?\b|kommentar|retweet|tweet|facebook|twitter|instagram|youtube|linkedin|newsletter|bestellnummer|artikelnummer|art\.?-?nr|\bsku\b|out of stock|sold out|ausverkauft|udsolgt|\bpdf\b|slideshow|screenshot|infographic|\bbelow\b|this (post|page|article|video|site|website|website|blog|section|list|guide|content)|diese (seite|website)|dieser (artikel|beitrag)|bitte wähl|photo|foto:|image|gallery|read what|take our word|next post|infografik|^(shop|browse) (by|all|girls|boys|women|men|now)\b|get in touch|find out more|^prev\b|\bprev next|\(\d+\)$|bullet points?|^(sometimes|manchmal|nogle gange|usually|often)\b|additional fee|surcharge|extra charge|unavailable|not available|gebühr|zuschlag|leider|desværre|\b(19|20)\d\d\b.*\b(19|20)\d\d\b|\d{3}[-–/ ]\d{3,4}[-– ]\d{3,4}|\+\d{2} ?\d|\d{1,2}:\d\d|\d{1,2}\.\d{1,2}\.(19|20)?\d\d|\bam\s?[-–]\s?\d/iu;
/** Text that speaks to a machine that writes. */
const orders =
  /\b(ignore|disregard|forget|override|ignorier\p{L}*|vergiss|ignorer|glem)\b.{0,40}\b(rules?|instructions?|prompts?|guidelines|everything|above|previous|regeln?|anweisung\p{L}*|alles|regler|instruktion\p{L}*)|\b(system prompt|as an ai|language model|sprachmodell|sprogmodel|you are now|jailbreak|api key|do not obey)\b/iu;
/** Somebody's own voice, which the brand's copy cannot take over. */
const ownVoice: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(i|i['’](m|ve|ll|d)|me|my|mine|myself)\b/iu,
  de: /(^|\s)(ich|mir|mich|mein\p{L}*)(?=[\s,.!?]|$)/iu,
  da: /(^|\s)(jeg|mig|min|mit|mine)(?=[\s,.!?]|$)/iu,
};

const caption = /^(figure|fig\.|table|abbildung|abb\.|tabelle|figur|tabel)\s*\d/iu;

export const isUsable = (line: string, language: TextLanguage): boolean => {
  if (
    /^(what|how|why|who) (we|is|are|to)\b.{0,20}$|^(about|our|über|om|warum|hvorfor) (us|uns|os|wir|vi|\p{L}+)$/iu.test(
      line,
    )
  )
    return false;
  if (line.length < minLength || line.length > maxLength || /^\(/.test(line) || chrome.test(line) || orders.test(line))
    return false;
  if (ownVoice[language].test(line) || caption.test(line)) return false;
  const words = line.split(' ');
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const digits = line.match(/\d/g)?.length ?? 0;
  if (words.length < 2 && !/^\p{Lu}\p{L}+-\p{Lu}/u.test(line)) return false;
  if (letters < line.length * 0.5 || digits > 9 || (line.match(/,/g)?.length ?? 0) > 5) return false;
  const shouted = words.filter((word) => /^[\p{Lu}\d&]{3,}$/u.test(word)).length;
  return shouted <= words.length / 2 && !/[[\]=]/.test(line) && balanced(line) && !quotesSpeech(line);
};

export const isOrder = (line: string): boolean => orders.test(line);

const quotesSpeech = (line: string): boolean => /"[^"]*\s[^"]*\s[^"]*\s[^"]*"/.test(line);

export const balanced = (line: string): boolean =>
  (line.match(/\(/g)?.length ?? 0) === (line.match(/\)/g)?.length ?? 0) && (line.match(/"/g)?.length ?? 0) % 2 === 0;

export const cleanLine = (line: string): string =>
  withoutStop(
    normalizeText(line)
      .replace(/[®™]|\((TM|R|C)\)/g, '')
      .replace(/^[\s►▶✚✓✔•·*»>–—-]+|^\d{1,2}[.)]\s+/gu, '')
      .replace(/\s+([.,!?;:])/g, '$1')
      .replace(/\s-{1,2}\s/g, ' – ')
      .replace(/^(\p{L}+)\s(også|auch|also)\s(?=\p{Ll})/u, '$1 ')
      .replace(
        /^(and|but|so|und|aber|men|og|denn)\s+(?=(our|your|unser|we|wir|vi|vores|\p{L}+e?\s)(?!s))/iu,
        (all, _word, next: string) => (/^(our|your|unser|we|wir|vi|vores)/i.test(next) ? '' : all),
      ),
  );

export const splitBullets = (line: string): string[] =>
  line.split(/\s*[►▶✚✓✔✅★•]\s*/u).filter((part) => part.trim().length > 0);

/** Shouted lines as they are said: "BOOK A ROOM" → "Book a room". */
export const unshout = (line: string): string =>
  /\p{L}/u.test(line) && line === line.toUpperCase() && line.includes(' ')
    ? line.charAt(0) + line.slice(1).toLowerCase()
    : line;
