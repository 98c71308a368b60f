import { makeDocx } from '#test/make-docx.ts';
import { makePdf } from '#test/make-pdf.ts';
import { makeXlsx } from '#test/make-xlsx.ts';

/** Files of our making: what is in them is invented, and known. */
export const files = {
  'bakery.pdf': makePdf(
    [
      'Annual report of Nordhavn Bakery',
      'Nordhavn Bakery was founded in 1987 by Karen Holt in Aarhus. The company employs 142 people',
      'in five shops and one central bakery. The managing director is Jonas Brandt.',
      'Revenue in 2025 was 18.4 million euros, up 6% from the year before. Profit before tax fell to',
      '1.2 million euros because of higher flour prices.',
    ],
    [
      'Deliveries',
      'Orders placed before 4 pm are delivered the next morning. Delivery costs 3.90 euros and is',
      'free from 30 euros. Goods that were damaged can be returned within 14 days.',
      'In 2026 the bakery plans to open two shops in Copenhagen.',
    ],
  ),
  'havgus.docx': makeDocx(
    'Unternehmensprofil Havgus Textil',
    'Die Havgus Textil GmbH wurde 1994 in Flensburg gegründet. Sie beschäftigt 86 Mitarbeiterinnen und Mitarbeiter.',
    'Der Jahresumsatz lag 2025 bei 9,7 Millionen Euro. Jede Jacke hat eine Garantie von zehn Jahren.',
    'Die Lieferung dauert drei bis fünf Werktage und kostet 4,90 Euro. Rücksendungen sind innerhalb von 30 Tagen kostenlos.',
    'Geschäftsführerin ist Anke Petersen. Der Kundendienst ist montags bis freitags von 9 bis 17 Uhr erreichbar.',
  ),
  'products.xlsx': makeXlsx({
    Products: [
      ['Product', 'Price', 'Weight', 'Made in'],
      ['Rain jacket Alba', 189, '410 g', 'Esbjerg'],
      ['Wind vest Brise', 79, '180 g', 'Porto'],
      ['Wool hat Dune', 35, '90 g', 'Tallinn'],
    ],
  }),
  'laeden.csv': Buffer.from(
    'Stadt;Filialleitung;Fläche\nKiel;Mia Sommer;240 m²\nLübeck;Tom Voss;180 m²\nHusum;Ida Lund;95 m²\n',
  ),
  'conference.txt': Buffer.from(
    'The autumn conference takes place on 12 October 2026 in Lisbon. Registration closes on 1 September.\n\n' +
      'A ticket costs 290 euros; students pay 90 euros. The keynote is given by Ines Duarte.\n\n' +
      'There are rooms for 400 guests. Lunch is included, hotels are not.\n',
  ),
} as const;

export type FileName = keyof typeof files;

/** Twenty questions on them, and what the quote must hold. */
export const fileQuestions: readonly (readonly [FileName, string, RegExp])[] = [
  ['bakery.pdf', 'When was Nordhavn Bakery founded?', /1987/],
  ['bakery.pdf', 'Who founded the company?', /Karen Holt/],
  ['bakery.pdf', 'How many people does the bakery employ?', /142 people/],
  ['bakery.pdf', 'What was the revenue in 2025?', /18\.4 million/],
  ['bakery.pdf', 'Why did the profit fall?', /flour prices/],
  ['bakery.pdf', 'How much does delivery cost?', /3\.90 euros/],
  ['bakery.pdf', 'Within how many days can damaged goods be returned?', /14 days/],
  ['bakery.pdf', 'How many shops will open in Copenhagen?', /two shops/],
  ['havgus.docx', 'Wann wurde die Havgus Textil GmbH gegründet?', /1994/],
  ['havgus.docx', 'Wie viele Mitarbeiter hat das Unternehmen?', /86 Mitarbeiterinnen/],
  ['havgus.docx', 'Wie hoch war der Umsatz 2025?', /9,7 Millionen/],
  ['havgus.docx', 'Wie lange dauert die Lieferung?', /drei bis fünf Werktage/],
  ['havgus.docx', 'Wer ist die Geschäftsführerin?', /Anke Petersen/],
  ['havgus.docx', 'Wann ist der Kundendienst erreichbar?', /9 bis 17 Uhr/],
  ['products.xlsx', 'What is the price of the wind vest Brise?', /Price: 79/],
  ['products.xlsx', 'Where is the wool hat Dune made?', /Made in: Tallinn/],
  ['laeden.csv', 'Wer leitet die Filiale in Lübeck?', /Tom Voss/],
  ['laeden.csv', 'Welche Fläche hat die Filiale in Husum?', /95 m²/],
  ['conference.txt', 'When does the autumn conference take place?', /12 October 2026/],
  ['conference.txt', 'What do students pay for a ticket?', /90 euros/],
];

/** Twenty that nothing answers: ten with a file whose subject they share, ten without any. */
export const unanswerable: readonly (readonly [FileName | null, string])[] = [
  ['bakery.pdf', 'What is the salary of Jonas Brandt?'],
  ['bakery.pdf', 'What was the revenue in 2021?'],
  ['bakery.pdf', 'How many customers does the bakery have?'],
  ['bakery.pdf', 'Which shop has the highest revenue?'],
  ['havgus.docx', 'Wie hoch war der Gewinn?'],
  ['havgus.docx', 'Wie viele Filialen hat Havgus?'],
  ['havgus.docx', 'Wie heißt die Tochter der Geschäftsführerin?'],
  ['products.xlsx', 'What is the price of the rain jacket Cirrus?'],
  ['laeden.csv', 'Wer leitet die Filiale in Hamburg?'],
  ['conference.txt', 'Who sponsors the conference?'],
  [null, 'What is the capital of France?'],
  [null, 'Write me a poem about the sea.'],
  [null, 'What will the trust of Rimfrost be next month?'],
  [null, 'What was the trust of Rimfrost in March 2019?'],
  [null, 'How many employees does Coca-Cola have?'],
  [null, 'Wie wird das Wetter morgen?'],
  [null, 'Wie hoch ist der Umsatz von Rimfrost?'],
  [null, 'What is the R1 of “Free shipping on every single order”?'],
  [null, 'Welche Botschaft gefällt Linkshändern am besten?'],
  [null, 'Wer gewinnt die nächste Wahl?'],
];
