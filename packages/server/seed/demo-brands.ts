import { DatasetFields } from '@soundings/contract/sonar/brands';
import { demoGoneHandle } from '#/features/sonar/sandbox/identity.ts';

type Network = keyof DatasetFields['socials'];

const letters: Readonly<Record<string, Network>> = {
  F: 'FACEBOOK',
  I: 'INSTAGRAM',
  Y: 'YOUTUBE',
  X: 'TWITTER',
  T: 'TIKTOK',
  L: 'LINKEDIN',
  P: 'TRUSTPILOT',
};
const addresses: Readonly<Record<Network, (handle: string, domain: string) => string>> = {
  FACEBOOK: (handle) => `https://www.facebook.com/${handle}`,
  INSTAGRAM: (handle) => `https://www.instagram.com/${handle}`,
  YOUTUBE: (handle) => `https://www.youtube.com/@${handle}`,
  TWITTER: (handle) => `https://x.com/${handle}`,
  TIKTOK: (handle) => `https://www.tiktok.com/@${handle}`,
  LINKEDIN: (handle) => `https://www.linkedin.com/company/${handle}`,
  TRUSTPILOT: (_, domain) => `https://www.trustpilot.com/review/${domain}`,
};

const parseSocials = (networks: string, handle: string, domain = ''): DatasetFields['socials'] =>
  Object.fromEntries(
    [...networks].map((letter) => {
      const network = letters[letter]!;
      return [network, [{ url: addresses[network](handle, domain), isSelected: true }]];
    }),
  );

type Line = readonly [
  company: string,
  handle: string,
  country: DatasetFields['country'],
  networks: string,
  group: string,
  categories: readonly string[],
  more?: Partial<DatasetFields>,
];

const lines: readonly Line[] = [
  ['Rimfrost', 'rimfrostdk', 'DK', 'FIYXTLP', 'Premium', ['Ice cream', 'Sorbet'], { myCompany: true, inFocus: true }],
  ['Solbærgaarden', 'solbaergaarden', 'DK', 'FITLP', 'Organic', ['Ice cream', 'Sorbet'], { inFocus: true }],
  ['Nordlys Gelato', 'nordlysgelato', 'NO', 'FIYTL', 'Premium', ['Gelato'], { inFocus: true }],
  ['Polarkiosk', 'polarkiosk', 'SE', 'FIYXTLP', 'Mainstream', ['Ice cream', 'Sticks'], { inFocus: true }],
  ['Vaffelhuset Ymer', 'vaffelhusetymer', 'DK', 'FIT', 'Parlours', ['Gelato', 'Cones'], { inEcosystem: true }],
  ['Isbryder', 'isbryderis', 'DK', 'FIYXTLP', 'Mainstream', ['Ice cream', 'Sticks']],
  ['Kold Kærlighed', 'koldkaerlighed', 'DK', 'FIT', 'Challengers', ['Vegan', 'Sorbet']],
  ['Mejeri Høgsund', 'mejerihogsund', 'DK', 'FIYLP', 'Mainstream', ['Ice cream', 'Cakes']],
  [
    'Snefnug',
    'snefnugfroyo',
    'DK',
    'FIT',
    'Challengers',
    ['Frozen yoghurt'],
    { socials: parseSocials('X', demoGoneHandle) },
  ],
  ['Fjeldbæk Is', 'fjeldbaekis', 'NO', 'FIYXL', 'Mainstream', ['Ice cream', 'Cones']],
  ['Tundra & Timian', 'tundratimian', 'NO', 'IT', 'Challengers', ['Sorbet', 'Vegan']],
  ['Kronans Glass', 'kronansglass', 'SE', 'FIYXTLP', 'Mainstream', ['Ice cream', 'Sticks', 'Cones']],
  ['Björkbacka', 'bjorkbacka', 'SE', 'FIL', 'Organic', ['Ice cream']],
  ['Smultron Social', 'smultronsocial', 'SE', 'IYT', 'Challengers', ['Vegan', 'Sticks']],
  ['Jäätelö Halla', 'jaatelohalla', 'FI', 'FIYTLP', 'Premium', ['Ice cream', 'Gelato']],
  ['Aurora Kuppi', 'aurorakuppi', 'FI', 'FIX', 'Parlours', ['Gelato'], { inEcosystem: true }],
  ['Eiswerk Ostsee', 'eiswerkostsee', 'DE', 'FIYXTLP', 'Mainstream', ['Ice cream', 'Cakes']],
  ['Eisdiele Lindgrün', 'eisdielelindgrun', 'DE', 'FIP', 'Parlours', ['Gelato', 'Vegan'], { inEcosystem: true }],
  ['Molkerei Wattwurm', 'wattwurm', 'DE', 'FIYL', 'Organic', ['Ice cream', 'Frozen yoghurt']],
  ['Gletsjer', 'gletsjerijs', 'NL', 'FIYXTL', 'Premium', ['Gelato', 'Sorbet']],
  ['IJs van Opa', 'ijsvanopa', 'NL', 'FITP', 'Parlours', ['Ice cream', 'Cones']],
  ['Lumi & Sons', 'lumiandsons', 'GB', 'FIYXTLP', 'Premium', ['Ice cream', 'Cakes']],
  ['Havkig Softis', 'havkigsoftis', 'DK', '', 'Parlours', ['Soft ice']],
  ['Isbod 7', 'isbod7', 'DK', '', 'Parlours', ['Soft ice', 'Cones']],
];

const productsByGroup = { Premium: ['Tubs', 'Gift boxes'], Mainstream: ['Tubs', 'Multipacks'] } as const;

export const demoBrands = (): DatasetFields[] =>
  lines.map(([brandCompany, handle, country, networks, group, categories, { socials, ...more } = {}]) => {
    const domain = `${handle}.example`;
    return DatasetFields.parse({
      brandCompany,
      domain,
      country,
      competitorType: group === 'Parlours' ? 'Narrow' : group === 'Mainstream' ? 'All' : 'Broad',
      categories,
      groups: [group],
      products: productsByGroup[group as keyof typeof productsByGroup] ?? [],
      services: group === 'Parlours' ? ['Takeaway', 'Catering'] : ['Home delivery'],
      socials: { ...parseSocials(networks, handle, domain), ...socials },
      ...more,
    });
  });
