import type { sonarCrawl as english } from '../en/sonar-crawl.ts';
import type { TextShape } from '../text-shape.ts';

export const sonarCrawl: TextShape<typeof english> = {
  link: {
    given: 'Von einem Benutzer eingetragen.',
    found: 'Auf den eigenen Seiten der Marke gefunden.',
    confirmed: 'Gefunden, und die Seite hat geantwortet.',
    notProven: 'Gefunden. Das Netzwerk zeigt diese Seite nur angemeldeten Benutzern.',
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
    facebookPageId: 'als Facebook-Seiten-ID der Website',
    appLink: 'in den Angaben der Website zu ihrer App',
  },
  none: {
    noneFound: 'Die Seiten der Website verlinken auf kein Profil.',
    robotsForbid: 'Die robots.txt der Website verbietet das Lesen.',
    unreachable: 'Die Website ist nicht erreichbar.',
    timeout: 'Die Website hat zu langsam geantwortet.',
    tooLarge: 'Die Seite ist größer als 5 MB.',
    badStatus: 'Die Website hat mit einem Fehler geantwortet.',
    badCertificate: 'Das Zertifikat der Website ist ungültig.',
    badAnswer: 'Die Website antwortet nicht wie ein Webserver.',
    refusedAddress: 'Die Adresse liegt in einem privaten Netz.',
    tooManyRedirects: 'Die Website leitet mehr als fünfmal weiter.',
    notHtml: 'Die Antwort der Website ist keine Webseite.',
    blocked: 'Die Website blockiert automatische Zugriffe.',
    failed: 'Die Website konnte nicht gelesen werden.',
  },
};
