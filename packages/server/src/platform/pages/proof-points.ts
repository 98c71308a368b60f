import { attribute, type Element, elementText, walk } from './parse-html.ts';

const most = 12;
const maxSentences = 2000;

const signs: readonly (readonly [RegExp, number])[] = [
  [/\d\s?(%|percent|prozent|procent|pour ?cent|por ciento|por cento|per cento)/iu, 3],
  [
    /\b(award|winner|winning|voted|ranked|rated|testsieger|ausgezeichnet|auszeichnung|preisträger|prämiert|gewinner|prisvind\p{L}*|kåret|vinder|primé|récompens\p{L}*|premiad\p{L}*|galardonad\p{L}*|premiat\p{L}*)(?!\p{L})/iu,
    3,
  ],
  [
    /\b(guarantee\p{L}*|warranty|money.back|garant\p{L}+|geld.zurück|refund\p{L}*|zufriedenheitsgarantie|tilfredshedsgaranti|satisfait ou remboursé|rückgaberecht|versandkostenfrei)(?!\p{L})/iu,
    3,
  ],
  [
    /\b(certified|accredited|iso ?\d{4,}|tüv|zertifizier\p{L}*|certificeret|certifié\p{L}*|certificad\p{L}*|certificat\p{L}*|(clinically|scientifically) proven|nachweislich|studie\p{L}* (zeig|beleg)\p{L}*)(?!\p{L})/iu,
    2,
  ],
  [/\b(since|seit|siden|depuis|desde|dal|established in|founded in|gegründet) (1[6-9]|20)\d\d(?!\d)/iu, 2],
  [
    /(\b[1-5][.,]\d\s?(\/|out of|von|af|sur|de)\s?5(?!\d))|[★⭐]|\b[1-5]([.,]\d)? (stars|sterne|stjerner)(?!\p{L})/iu,
    3,
  ],
  [
    /\d[\d., {2}]*\+?\s?(thousand|million|billion|millionen|milliarden|tausend|millioner|mio|millones|millions|milioni|milhões)(?!\p{L})|(?<![\d$€£¥.,]\s?)\b\d{1,3}([., ]\d{3})+(?!\d)\+?\s\p{L}/iu,
    2,
  ],
  [
    /\b(?![01]\s)\d+\+?\s(\p{L}+\s){0,2}(years|customers|clients|users|members|countries|employees|stores|shops|locations|reviews|products|brands|partners|jahre\p{L}?|kunden|nutzer\p{L}*|mitglieder\p{L}?|länder\p{L}?|mitarbeiter\p{L}*|filialen|standorte\p{L}?|bewertungen|produkte\p{L}?|artikel\p{L}?|marken|år|kunder|brugere|medlemmer|lande|butikker|anmeldelser|ans|clients|membres|pays|magasins|avis|años|clientes|usuarios|países|tiendas|anni|clienti|negozi|anos|lojas|marcas)(?!\p{L})/iu,
    2,
  ],
];

const strengthOf = (sentence: string): number =>
  signs.reduce((sum, [pattern, weight]) => sum + (pattern.test(sentence) ? weight : 0), 0);

/** Whether a text, however short, has a sign of proof: a share, an award, a rating, a count of customers. */
export const isProof = (text: string): boolean => strengthOf(text) > 0;

export const readTestimonials = (root: Element, isFrame: (element: Element) => boolean): string[] => {
  const found: string[] = [];
  for (const element of walk(root, isFrame)) {
    const isQuote = element.name === 'blockquote' || /testimonial/i.test(attribute(element, 'class'));
    if (isQuote && found.length < most) found.push(elementText(element, 400));
  }
  return found;
};

const isSentence = (text: string): boolean =>
  text.length >= 20 && text.length <= 300 && text.split(' ').length >= 4 && /\p{Ll}/u.test(text);

/**
 * Sentences that prove something, at most twelve, each once. Figures count where they measure (a share, a million,
 * years, customers), not where they only date or price something.
 */
export const findProofPoints = (quotes: readonly string[], mainText: string, language: string | null): string[] => {
  const segmenter = new Intl.Segmenter(language ?? 'en', { granularity: 'sentence' });
  const found = new Map<string, { text: string; strength: number }>();
  const add = (given: string, extra: number) => {
    const text = given.trim();
    if (!isSentence(text)) return;
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    const strength = strengthOf(text) + extra;
    if (strength > 0 && !found.has(key)) found.set(key, { text, strength });
  };
  for (const text of quotes) add(text, 2);
  let sentences = 0;
  for (const line of mainText.split('\n')) {
    for (const { segment } of segmenter.segment(line)) {
      if (++sentences > maxSentences) break;
      add(segment, 0);
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, most)
    .map(({ text }) => text);
};
