import type { AlertAbout, AlertAboutOf } from '@soundings/contract/projects/alerts';
import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { and, at } from '../facts/tell/german-facts.ts';
import { numbersIn } from '../facts/tell/numbers-in-words.ts';
import { type AlertWords, dayNumber } from './alert-words.ts';

const { tenth, whole, day } = numbersIn('de');
const date = (text: string): string => day(dayNumber(text));
const many = (count: number, one: string, more: string): string => `${whole(count)} ${count === 1 ? one : more}`;

type Ranges = Pick<AlertAboutOf<'score'>, 'from' | 'till' | 'formerFrom' | 'formerTill'>;
const ranges = ({ from, till, formerFrom, formerTill }: Ranges): string =>
  `${date(from)} bis ${date(till)}, verglichen mit ${date(formerFrom)} bis ${date(formerTill)}.`;

const reasons: Readonly<Record<CollectReason, string>> = {
  collected: 'Daten wurden erhoben.',
  partly: 'Es kam nur ein Teil der Zahlen.',
  gone: 'Das Netzwerk kennt das Konto nicht mehr.',
  private: 'Das Konto ist privat oder kein professionelles Konto.',
  hidden: 'Das Konto verbirgt einige Zahlen.',
  keyInvalid: 'Der Schlüssel ist ungültig oder abgelaufen.',
  quotaSpent: 'Das Kontingent des Schlüssels war aufgebraucht.',
  rateLimited: 'Das Netzwerk verlangte eine längere Wartezeit, als ein Lauf haben kann.',
  unreachable: 'Das Netzwerk war nicht erreichbar.',
  badAnswer: 'Die Antwort des Netzwerks war nicht lesbar.',
  noSource: 'Für dieses Netzwerk gibt es keinen Schlüssel.',
  cancelled: 'Der Lauf wurde abgebrochen.',
  failed: 'Der Lauf ist fehlgeschlagen.',
};

const scoreChange = (about: AlertAboutOf<'score'>): AlertWords => {
  const { brand, score: name, value, former, margin, rank, formerRank } = about;
  const change = shownDifference(value, former);
  const size = Math.abs(change);
  const places =
    rank === null || formerRank === null || rank === formerRank ? '' : ` Zuvor Platz ${formerRank}, jetzt ${rank}.`;
  return {
    title: `${brand} ist ${at[name]} um ${tenth(size)} Punkte auf ${tenth(value)} ${change > 0 ? 'gestiegen' : 'gefallen'}`,
    detail: `Von ${tenth(former)} auf ${tenth(value)}; 95-%-Intervall der Veränderung: ${tenth(change - margin)} bis ${tenth(change + margin)} Punkte. Das ist mehr als das übliche Auf und Ab.${places} ${ranges(about)}`,
  };
};

const spike = ({
  brand,
  network,
  interactions,
  usual,
  posts,
  text,
  publishedOn,
}: AlertAboutOf<'post'>): AlertWords => ({
  title: `${brand}: Ein Beitrag bei ${networkNames[network]} erzielte ${whole(interactions)} Interaktionen, ${usual > 0 ? `das ${whole(interactions / usual)}-Fache des Üblichen` : 'wo die meisten keine erzielen'}`,
  detail: `Veröffentlicht am ${date(publishedOn)}${text === null ? '' : `: „${text}“`}. Die Hälfte der ${whole(posts)} Beiträge dieser 90 Tage erzielte höchstens ${whole(usual)}.`,
});

const failing = ({ network, reason, accounts, brands }: AlertAboutOf<'source'>): AlertWords => {
  const others = accounts - brands.length;
  const named = and(others > 0 ? [...brands, many(others, 'weiteres Konto', 'weitere Konten')] : brands);
  return {
    title:
      accounts === 1
        ? `${networkNames[network]}: Von einem Konto lassen sich keine Daten mehr erheben`
        : `${networkNames[network]}: Von ${whole(accounts)} Konten lassen sich keine Daten mehr erheben`,
    detail: `${named}. ${reasons[reason]} Bereits erhobene Daten bleiben erhalten.`,
  };
};

const quota = ({ whose, step, used, limit, resetsOn }: AlertAboutOf<'quota'>): AlertWords => {
  const of = whose === 'USER' ? 'Ihr KI-Kontingent' : 'Das KI-Kontingent Ihres Unternehmens';
  return {
    title: `${of} für diesen Monat ist ${step === 100 ? 'aufgebraucht' : `zu ${step} % verbraucht`}`,
    detail: `${whole(used)} von ${whole(limit)} Token. Es beginnt neu am ${date(resetsOn)}.`,
  };
};

const answers = ({ respondents, messages, isFirst }: AlertAboutOf<'answers'>): AlertWords => ({
  title: isFirst ? 'Eine Umfrage wurde importiert' : 'Neue Antworten wurden importiert',
  detail:
    respondents === null
      ? `Zahlen zu ${many(messages, 'Botschaft', 'Botschaften')}.`
      : `${many(respondents, 'befragte Person', 'Befragte')}, ${many(messages, 'Botschaft', 'Botschaften')}.`,
});

const feedback = ({ likes, comments }: AlertAboutOf<'feedback'>): AlertWords => {
  const parts = [
    ...(likes > 0 ? [many(likes, 'Like', 'Likes')] : []),
    ...(comments > 0 ? [many(comments, 'Kommentar', 'Kommentare')] : []),
  ];
  return { title: `Neue Rückmeldungen: ${and(parts)}`, detail: 'Von Lesern der freigegebenen Seite.' };
};

export const writeGerman = (about: AlertAbout): AlertWords => {
  switch (about.kind) {
    case 'score':
      return scoreChange(about);
    case 'leader':
      return {
        title: `${about.brand} steht neu auf Platz 1`,
        detail: `Powerrank ${tenth(about.value)}, vor ${about.former} mit ${tenth(about.formerValue)}, bisher auf Platz 1. ${ranges(about)}`,
      };
    case 'silence':
      return {
        title: `${about.brand} hat bei ${networkNames[about.network]} nichts veröffentlicht`,
        detail: `${many(about.before, 'Beitrag', 'Beiträge')} im vorigen Zeitraum, keiner in diesem. ${ranges(about)}`,
      };
    case 'post':
      return spike(about);
    case 'source':
      return failing(about);
    case 'quota':
      return quota(about);
    case 'answers':
      return answers(about);
    case 'feedback':
      return feedback(about);
  }
};
