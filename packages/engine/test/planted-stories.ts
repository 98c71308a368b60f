import { type MadeBrand, madeDays, type Story } from './made-market.ts';

const from = madeDays - 28;

const change = (
  brand: MadeBrand,
  network: 'FACEBOOK' | 'INSTAGRAM',
  metric: 'posts' | 'interactions' | 'comments' | 'followers',
  to: (value: number, day: number) => number,
  since = from,
): void => {
  const days = brand[network]![metric]!;
  for (let day = since; day < madeDays; day++) days[day] = Math.round(to(days[day] ?? 0, day));
};
const networks = ['FACEBOOK', 'INSTAGRAM'] as const;

/** Ten stories by the places of brands, all in the last 28 days but for the slow riser of a hundred. */
export const plantedStories: Readonly<Record<number, Story>> = {
  // A viral post.
  0: ({ INSTAGRAM }) => {
    const days = INSTAGRAM!.interactions!;
    days[madeDays - 9] = 60 * Math.max(...days.map((x) => x ?? 0));
  },
  // A network that is lost.
  2: ({ INSTAGRAM }) => {
    for (const days of Object.values(INSTAGRAM!)) days.fill(undefined, madeDays - 20);
  },
  // A rating that collapses.
  3: ({ TRUSTPILOT }) => {
    const days = TRUSTPILOT!.score!;
    days.fill(Math.max(1.4, days[from - 1]! - 1.6), from);
  },
  // A slow riser.
  4: (brand) =>
    change(brand, 'FACEBOOK', 'followers', (x, day) => x * Math.exp(0.004 * (day - madeDays + 100)), madeDays - 100),
  // Days without data.
  5: ({ FACEBOOK }) => {
    for (const metric of ['posts', 'interactions', 'comments'] as const)
      FACEBOOK![metric]!.fill(undefined, madeDays - 16, madeDays - 6);
  },
  // A brand that falls silent.
  6: (brand) => {
    for (const network of networks)
      for (const metric of ['posts', 'interactions', 'comments'] as const) change(brand, network, metric, () => 0);
  },
  // One that is answered twelve times as much, and takes the lead.
  7: (brand) => {
    for (const network of networks)
      for (const metric of ['interactions', 'comments'] as const) change(brand, network, metric, (x) => x * 12);
  },
  // Half of the followers gone.
  8: (brand) => change(brand, 'INSTAGRAM', 'followers', (x) => x * 0.5),
  // A storm of comments.
  9: (brand) => {
    for (const network of networks) change(brand, network, 'comments', (x) => x * 8);
  },
  // Three times the posts, and no more answers.
  10: (brand) => {
    for (const network of networks) change(brand, network, 'posts', (x) => x * 3 + 1);
  },
};
