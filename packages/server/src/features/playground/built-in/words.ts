import type { TextLanguage } from '@soundings/engine/text/stop-words';

export const words: Readonly<
  Record<
    TextLanguage,
    Record<
      'can' | 'refuse' | 'notInFiles' | 'found' | 'summary' | 'nothingRead' | 'noPictures' | 'drafts' | 'fewDrafts',
      string
    >
  >
> = {
  en: {
    can: 'I can answer from attached files and pages with quotes, summarise them, draft messages from a page, explain the product’s measures, and answer questions about your Sonar and Resonance projects.',
    refuse: 'I can’t answer that without a model.',
    notInFiles: 'Nothing in the attachments answers this.',
    found: 'The attachments say:',
    summary: 'The main points of {{name}}:',
    nothingRead: 'Attach a file or a page first, then I can do that.',
    drafts: 'Drafts from {{name}}, each from its own words:',
    fewDrafts: 'The text holds no more that can be said without making something up.',
    noPictures: 'I can’t see pictures; a vendor’s model can.',
  },
  de: {
    can: 'Ich kann aus angehängten Dateien und Seiten mit Zitaten antworten, sie zusammenfassen, aus einer Seite Botschaften entwerfen, die Messgrößen des Produkts erklären und Fragen zu Ihren Sonar- und Resonance-Projekten beantworten.',
    refuse: 'Das kann ich ohne ein Modell nicht beantworten.',
    notInFiles: 'In den Anhängen steht darauf keine Antwort.',
    found: 'In den Anhängen steht:',
    summary: 'Das Wichtigste aus {{name}}:',
    nothingRead: 'Hängen Sie zuerst eine Datei oder eine Seite an, dann kann ich das.',
    drafts: 'Entwürfe aus {{name}}, jeder aus dessen eigenen Worten:',
    fewDrafts: 'Mehr lässt sich aus dem Text nicht sagen, ohne etwas zu erfinden.',
    noPictures: 'Bilder kann ich nicht sehen; das Modell eines Anbieters kann es.',
  },
  da: {
    can: 'Jeg kan svare ud fra vedhæftede filer og sider med citater, opsummere dem, skrive udkast til budskaber ud fra en side, forklare produktets mål og svare på spørgsmål om dine Sonar- og Resonance-projekter.',
    refuse: 'Det kan jeg ikke svare på uden en model.',
    notInFiles: 'Intet i bilagene besvarer dette.',
    found: 'I bilagene står der:',
    summary: 'Det vigtigste fra {{name}}:',
    nothingRead: 'Vedhæft først en fil eller en side, så kan jeg gøre det.',
    drafts: 'Udkast fra {{name}}, hvert med tekstens egne ord:',
    fewDrafts: 'Teksten rummer ikke mere, der kan siges uden at finde på noget.',
    noPictures: 'Jeg kan ikke se billeder; en leverandørs model kan.',
  },
};
