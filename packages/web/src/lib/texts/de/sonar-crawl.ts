import type { sonarCrawl as english } from '../en/sonar-crawl.ts';
import type { TextShape } from '../text-shape.ts';

export const sonarCrawl: TextShape<typeof english> = {
  link: {
    given: 'Von einem Benutzer eingetragen.',
    found: 'Auf den eigenen Seiten der Marke gefunden.',
    confirmed: 'Gefunden, und die Seite hat geantwortet.',
    notProven: 'Gefunden. Das Netzwerk zeigt diese Seite nur angemeldeten Personen.',
    gone: 'Das Netzwerk kennt dieses Konto nicht (404).',
    private: 'Das Konto ist privat oder kein professionelles Konto.',
  },
  evidence: {
    organisationData: 'in den Angaben der Website zu ihrer Organisation',
    relMe: 'unter den Links, die die Website als ihre eigenen kennzeichnet',
    header: 'im Seitenkopf',
    footer: 'im Seitenfuß',
    navigation: 'in der Navigation',
    followLink: 'als „Folgen Sie uns“-Link',
    pageLink: 'als Link auf der Seite',
    articlePublisher: 'als Herausgeber der Artikel auf der Website',
    twitterSite: 'in den Angaben der Website für Twitter',
    seeAlso: 'in den „Siehe auch“-Angaben der Website',
    facebookPageId: 'als Facebook-Seitenkennung der Website',
    appLink: 'in den Angaben der Website zu ihrer App',
  },
  none: {
    noneFound: 'Die Seiten der Website verlinken kein Profil.',
    robotsForbid: 'Die robots.txt der Website verbietet das Lesen.',
    unreachable: 'Die Website ist nicht erreichbar.',
    timeout: 'Die Website antwortet zu langsam.',
    tooLarge: 'Die Seite ist größer als 5 MB.',
    badStatus: 'Die Website antwortet mit einem Fehler.',
    badCertificate: 'Das Zertifikat der Website ist ungültig.',
    badAnswer: 'Die Website antwortet nicht wie ein Webserver.',
    refusedAddress: 'Die Adresse führt in ein privates Netz.',
    tooManyRedirects: 'Die Website leitet mehr als fünfmal weiter.',
    notHtml: 'Die Website antwortet mit etwas, das keine Seite ist.',
    blocked: 'Die Website weist Programme ab.',
    failed: 'Das Lesen der Website ist fehlgeschlagen.',
  },
};
