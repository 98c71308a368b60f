import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { namedProvisional } from '../find/fact-numbers.ts';
import type { Driver, Fact } from '../find/finding.ts';
import type { Change, Market } from '../find/market.ts';
import { ofData, tellCarried, tellGap } from './german-steps.ts';
import { numbersIn } from './numbers-in-words.ts';

const { tenth, whole, few, percent, shows, day } = numbersIn('de');

export const score: Readonly<Record<ScoreName, string>> = {
  interest: 'Interesse',
  trust: 'Vertrauen',
  passion: 'Engagement',
  relevanceStrength: 'Relevanzstärke',
  relevanceBreadth: 'Relevanzbreite',
  friction: 'Rivalität',
  presence: 'Reichweite',
  energy: 'Vitalität',
  powerrank: 'Powerrank',
};

export const at: Readonly<Record<ScoreName, string>> = {
  interest: 'beim Interesse',
  trust: 'beim Vertrauen',
  passion: 'beim Engagement',
  relevanceStrength: 'bei der Relevanzstärke',
  relevanceBreadth: 'bei der Relevanzbreite',
  friction: 'bei der Rivalität',
  presence: 'bei der Reichweite',
  energy: 'bei der Vitalität',
  powerrank: 'beim Powerrank',
};

const many = (count: number, one: string, more: string): string => `${whole(count)} ${count === 1 ? one : more}`;
export const and = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

export const change = (brand: string, of: ScoreName, { value, former }: Change): string =>
  `${brand} ist ${at[of]} um ${tenth(Math.abs(shownDifference(value, former)))} Punkte ${value > former ? 'gestiegen' : 'gefallen'} (von ${tenth(former)} auf ${tenth(value)}).`;

export const moved = (by: number, unit: string): string =>
  shows(by) ? `${tenth(Math.abs(by))}${unit} ${by < 0 ? 'weniger' : 'mehr'}` : 'unverändert';

const figures = {
  posts: 'Beiträge',
  interactions: 'Interaktionen',
  comments: 'Kommentare',
  followers: 'Follower',
  growth: 'das Follower-Wachstum',
  rating: 'die Bewertung',
  reviews: 'Rezensionen',
  listed: 'Listen',
  following: 'gefolgte Konten',
} as const;

export function driver({ network, figure, now, before, unit, effect }: Driver, of: ScoreName, isMain: boolean): string {
  const lead = isMain ? 'Hauptgrund: ' : 'Dazu: ';
  if (now === null || before === null) return `${lead}${figures[figure]} bei ${networkNames[network]}.`;
  const more = now > before;
  const write = unit === 'percent' ? percent : unit === 'stars' ? few : unit === 'perDay' ? tenth : whole;
  const tail = { percent: ' in 30 Tagen', stars: ' Sterne', perDay: ' am Tag', sum: '', state: '' }[unit];
  const numbers = `(von ${write(before)} auf ${write(now)}${tail})`;
  const perPost =
    figure === 'posts' && effect < 0 === more && (of === 'passion' || of === 'relevanceStrength' || of === 'powerrank');
  const what =
    figure === 'rating' || figure === 'growth'
      ? `${figures[figure]} bei ${networkNames[network]} ist ${more ? 'gestiegen' : 'gesunken'}`
      : `${more ? 'mehr' : 'weniger'} ${figures[figure]} bei ${networkNames[network]}`;
  return `${lead}${what} ${numbers}${perPost ? '; Interaktionen zählen je Beitrag' : ''}.`;
}

const someOf = (names: readonly string[]): string[] => {
  const others = names.length - namedProvisional;
  return others > 0
    ? [...names.slice(0, namedProvisional), many(others, 'weiteren Marke', 'weiteren Marken')]
    : [...names];
};

const sideOf = (of: ScoreName, isBest: boolean): string =>
  of === 'friction' ? (isBest ? 'geringe Rivalität' : 'hohe Rivalität') : score[of];

export function tell(market: Market, { finding, verdict }: Fact, isFollowing: boolean): string[] {
  const name = (brand: number): string => market.brands[brand]!.name;
  switch (finding.kind) {
    case 'market': {
      const { rose, fell, unknown, total } = finding;
      if (rose + fell === 0) {
        if (unknown === total)
          return [
            'Ob sich ein Powerrank über die üblichen Schwankungen hinaus geändert hat, lässt sich aus so wenigen Tagen nicht sagen.',
          ];
        const others = unknown > 0 ? ` (von ${many(unknown, 'weiteren', 'weiteren')} sind zu wenige Tage bekannt)` : '';
        return [
          `Bei keiner von ${many(total - unknown, 'Marke', 'Marken')} hat sich der Powerrank über die üblichen Schwankungen hinaus geändert${others}.`,
        ];
      }
      return [
        `Über die üblichen Schwankungen hinaus ${rose === 1 ? 'ist' : 'sind'} ${many(rose, 'Marke', 'Marken')} im Powerrank gestiegen und ${whole(fell)} gefallen, von insgesamt ${whole(total)}.`,
      ];
    }
    case 'leader': {
      const { brand, value, second, former, because } = finding;
      const sentences = [`${name(brand)} führt ${at[finding.score]} (${tenth(value)}).`];
      if (second)
        sentences.push(
          `${name(second.brand)} folgt (${tenth(second.value)}) mit ${tenth(Math.abs(shownDifference(value, second.value)))} Punkten Abstand.`,
        );
      if (because)
        sentences.push(
          `Den Vorsprung verdankt ${name(brand)} vor allem dem Wert für ${score[because.score]} (${tenth(because.value)}).`,
        );
      if (former !== null)
        sentences.push(
          verdict === 'clear'
            ? `${name(brand)} hat ${name(former)} an der Spitze abgelöst.`
            : verdict === 'noise'
              ? `Im Zeitraum davor führte ${name(former)}; dieser Wechsel liegt im Rahmen der üblichen Schwankungen.`
              : `Im Zeitraum davor führte ${name(former)}; ob dieser Wechsel mehr ist als eine übliche Schwankung, lässt sich aus so wenigen Tagen nicht sagen.`,
        );
      return sentences;
    }
    case 'standing': {
      const { brand, value, rank, of, change: since, above } = finding;
      const sentences = [
        `${name(brand)} liegt ${at[finding.score]} auf Platz ${whole(rank)} von ${whole(of)} (${tenth(value)}).`,
      ];
      const by = since === null ? 0 : shownDifference(since.value, since.former);
      if (since === null) sentences.push('Einen früheren Wert zum Vergleich gibt es nicht.');
      else if (!shows(by)) sentences.push('Seit dem Zeitraum davor ist der Wert unverändert.');
      else if (since.verdict === 'clear') sentences.push(change(name(brand), finding.score, since));
      else if (since.verdict === 'noise')
        sentences.push(
          since.isUnlike
            ? `Seit dem Zeitraum davor: ${moved(by, ' Punkte')}.`
            : `Die Änderung seit dem Zeitraum davor (${moved(by, ' Punkte')}) liegt im Rahmen der üblichen Schwankungen.`,
        );
      else
        sentences.push(
          `Ob die Änderung (${moved(by, ' Punkte')}) mehr ist als eine übliche Schwankung, lässt sich aus so wenigen Tagen nicht sagen.`,
        );
      if (since) sentences.push(...ofData(since));
      if (above) sentences.push(`Direkt darüber liegt ${name(above.brand)} (${tenth(above.points)} Punkte entfernt).`);
      return sentences;
    }
    case 'best':
    case 'worst': {
      const which = finding.kind === 'best' ? 'stärkste' : 'schwächste';
      const whose = isFollowing ? '' : ` von ${name(finding.brand)}`;
      return [
        `Die ${which} Seite${whose} nach Plätzen ist ${sideOf(finding.score, finding.kind === 'best')} (${tenth(finding.value)}, Platz ${whole(finding.rank)} von ${whole(finding.of)}).`,
      ];
    }
    case 'mover': {
      const same = finding.drivers.filter(({ effect }) => Math.sign(effect) === Math.sign(finding.change.change));
      const data = ofData(finding.change);
      return [
        change(name(finding.brand), finding.score, finding.change),
        ...data,
        ...same.map((each, i) => driver(each, finding.score, i === 0 && data.length === 0)),
      ];
    }
    case 'gap':
      return tellGap(finding);
    case 'outlier':
      return [
        `${name(finding.brand)} hatte am ${day(finding.day)} einen ungewöhnlichen Tag bei ${networkNames[finding.network]}: ${whole(finding.value)} Interaktionen, üblich sind ${whole(finding.usual)}.`,
      ];
    case 'carried':
      return tellCarried(finding, name(finding.brand));
    case 'group': {
      const { group, value, former, brands, place, of, best } = finding;
      const sentences = [
        of === 1
          ? `Die Gruppe ${group} hat im Mittel einen Powerrank von ${tenth(value)} (${many(brands, 'Marke', 'Marken')}).`
          : `Die Gruppe ${group} liegt auf Platz ${whole(place)} von ${whole(of)} (im Mittel ${tenth(value)}, ${many(brands, 'Marke', 'Marken')}).`,
      ];
      if (former !== null)
        sentences.push(
          shows(shownDifference(value, former))
            ? `Das sind im Mittel ${moved(shownDifference(value, former), ' Punkte')} als im Zeitraum davor (${tenth(former)}).`
            : 'Im Mittel ist sie seit dem Zeitraum davor unverändert.',
        );
      return [...sentences, `Die beste Marke darin ist ${name(best)}.`];
    }
    case 'voice': {
      const { brand, share, former, place } = finding;
      const since = former === null ? '' : `, ${moved(shownDifference(share, former), ' Prozentpunkte')}`;
      const told =
        place === 1
          ? `${name(brand)} hat den größten Anteil an allen Interaktionen (${percent(share)}${since}).`
          : `${name(brand)} hat ${percent(share)} aller Interaktionen (Platz ${whole(place)}${since}).`;
      if (former === null || verdict === 'clear') return [told];
      return [
        told,
        verdict === 'noise'
          ? 'Zwischen zwei solchen Zeiträumen schwanken die eigenen Interaktionen meist ebenso stark.'
          : 'Ob sich die eigenen Interaktionen mehr als üblich geändert haben, lässt sich aus so wenigen Tagen nicht sagen.',
      ];
    }
    case 'lost':
      return [
        finding.till === null
          ? `Für ${name(finding.brand)} wurden bei ${networkNames[finding.network]} noch nie Daten erhoben.`
          : `Die Zahlen von ${name(finding.brand)} bei ${networkNames[finding.network]} enden am ${day(finding.till)}.`,
      ];
    case 'hole':
      if (finding.begins !== null)
        return [
          `Die Zahlen von ${name(finding.brand)} bei ${networkNames[finding.network]} beginnen am ${day(finding.begins)}: ${whole(finding.missing)} der ${many(finding.of, 'Tag', 'Tage')} fehlen.`,
        ];
      return [
        finding.missing === finding.of
          ? `Für ${name(finding.brand)} gibt es bei ${networkNames[finding.network]} im Zeitraum keine Zahlen.`
          : `Für ${name(finding.brand)} fehlen bei ${networkNames[finding.network]} die Zahlen von ${whole(finding.missing)} der ${many(finding.of, 'Tag', 'Tage')} im Zeitraum.`,
      ];
    case 'silence':
      return [
        `${name(finding.brand)} hat bei ${networkNames[finding.network]} nichts veröffentlicht (im Zeitraum davor ${many(finding.before, 'Beitrag', 'Beiträge')}).`,
      ];
    case 'difference':
    case 'figure':
    case 'turn':
      return [];
    case 'provisional':
      if (finding.brands.length === finding.of && finding.of > namedProvisional)
        return [
          `Von allen ${whole(finding.of)} Marken ist weniger als die Hälfte dessen bekannt, was für den Powerrank nötig ist: Alle Plätze sind vorläufig.`,
        ];
      return [
        `Von ${many(finding.brands.length, 'Marke', 'Marken')} ist weniger als die Hälfte dessen bekannt, was für den Powerrank nötig ist; vorläufig ${finding.brands.length === 1 ? 'ist der Platz' : 'sind die Plätze'} von ${and(someOf(finding.brands.map(name)))}.`,
      ];
    case 'unscored':
      return [`Für einen Platz im Powerrank ist über ${and(someOf(finding.brands.map(name)))} zu wenig bekannt.`];
    case 'fresh':
      return [`Der Zeitraum endet am ${day(finding.till)}.`];
    case 'longRun': {
      const { brand, network, percent: by, days, typical } = finding;
      return [
        `${name(brand)} ${by > 0 ? 'gewinnt' : 'verliert'} bei ${networkNames[network]} seit ${whole(days)} Tagen Follower (${moved(by, ' %')}, hier typisch: ${moved(typical, ' %')}).`,
      ];
    }
  }
}
