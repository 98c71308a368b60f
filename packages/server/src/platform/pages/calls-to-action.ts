import { isUnseen } from './main-text.ts';
import { attribute, type Element, elementText, walk } from './parse-html.ts';

const most = 20;
const buttonName = /(^|[\s_-])(btn|button|cta|call-to-action)([\s_-]|$)/i;
const controls =
  /^(search|suche|suchen|finden|søg|go|ok|menu|menü|close|schließen|schliessen|luk|cancel|abbrechen|next|previous|prev|zurück|weiter|back|more|mehr|toggle|open|share|teilen|tweet|like|print|drucken|log ?in|sign ?in|anmelden|einloggen|login|log ?out|submit|send|skip|play|pause|reply|edit|share|facebook|twitter|pinterest|instagram|e-?mail|buscar|rechercher|chercher|cerca|pesquisar|fermer|cerrar|chiudi|accept.*|akzeptieren.*|alle akzeptieren|zustimmen|reject.*|ablehnen.*|[\d\s.,<>×x]+)\W*$/i;
const invitation =
  /^(buy|shop|get|start|try|join|book|order (?!status|history|issues|track)|discover|learn more|sign up|subscribe|register|download|request|contact us|find (a|an|your|out)|see how|watch|donate|apply|explore|create|save|call|add to|jetzt|kaufen|bestellen|buchen|entdecken|mehr erfahren|kostenlos|gratis|testen|registrieren|herunterladen|anfragen|kontaktieren|spenden|in den warenkorb|køb|bestil|prøv|opret|tilmeld|læs mere|se mere|book|acheter|découvr|essay|commander|ajouter|s'inscrire|je m|comprar|descubr|suscr|reg[ií]str|añadir|agregar|compra|scopri|acquista|iscriviti|comprar|adicionar|kopen|bestel|ontdek)(?![\p{L}])/iu;

const labelOf = (element: Element): string =>
  element.name === 'input'
    ? attribute(element, 'value')
    : elementText(element, 100, ({ name }) => name === 'svg' || name === 'script' || name === 'style') ||
      attribute(element, 'aria-label');

const isToggle = ({ attributes }: Element): boolean =>
  'aria-haspopup' in attributes || 'aria-expanded' in attributes || 'data-toggle' in attributes;

const isButton = (element: Element): boolean =>
  element.name === 'button' ||
  (element.name === 'input' && /^(submit|button)$/i.test(attribute(element, 'type'))) ||
  (element.name === 'a' && (attribute(element, 'role') === 'button' || buttonName.test(attribute(element, 'class'))));

export const readCallsToAction = (root: Element): string[] => {
  const found = new Map<string, string>();
  for (const element of walk(root, isUnseen)) {
    if (element.name !== 'a' && element.name !== 'button' && element.name !== 'input') continue;
    if (isToggle(element)) continue;
    const label = labelOf(element);
    const words = label.split(' ').length;
    if (label.length < 3 || label.length > 60 || words > 7 || controls.test(label)) continue;
    if (!isButton(element) && !(words >= 2 && invitation.test(label))) continue;
    if (/\p{L}{2}/u.test(label) && !found.has(label.toLowerCase())) found.set(label.toLowerCase(), label);
    if (found.size === most) break;
  }
  return [...found.values()];
};
