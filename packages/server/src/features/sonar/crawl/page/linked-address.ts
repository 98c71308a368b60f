import { attribute, type Element } from '#/platform/pages/parse-html.ts';

const inQuery = /[?&]href=([^&#]+)/i;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Boxes of Facebook and buttons of Twitter that name a profile in their address. */
const ofFrame = (source: string): string => {
  if (/\/follow_button/.test(source)) return source;
  const isBox = /facebook\.com\/(?:[^?]*\/)?plugins\/(?:like|like_box|likebox|page|fan)\b/i.test(source);
  return isBox ? decoded(inQuery.exec(source)?.[1] ?? '') : '';
};

const ofSubscribe = (element: Element): string => {
  const id = attribute(element, 'data-channelid');
  const user = attribute(element, 'data-channel');
  if (id) return `https://www.youtube.com/channel/${id}`;
  return user ? `https://www.youtube.com/user/${user}` : '';
};

/** Where a link, or a network's own box or button, leads to. Empty for everything else. */
export const linkedAddress = (element: Element): string => {
  const { name } = element;
  if (/^(a|area|fb:(like|like-box|fan|page))$/.test(name)) return attribute(element, 'href');
  if (name === 'iframe') return ofFrame(attribute(element, 'src') || attribute(element, 'data-src'));
  if (!element.attributes.class) return '';
  const classes = element.attributes.class;
  if (/(^|\s)fb-(like|like-box|page|follow)(\s|$)/.test(classes)) return attribute(element, 'data-href');
  return /(^|\s)g-ytsubscribe(\s|$)/.test(classes) ? ofSubscribe(element) : '';
};

/** Whether a network's own script shows the profile, as a box of its posts or a button to like it. YouTube's button is only shown by a channel's owner. */
export const isWidget = (element: Element): boolean =>
  element.name !== 'a'
    ? element.name !== 'area' && !/(^|\s)g-ytsubscribe(\s|$)/.test(element.attributes.class ?? '')
    : /(^|\s)(twitter-timeline|fb-like|fb-page|tiktok-embed|instagram-media)(\s|$)/.test(
        element.attributes.class ?? '',
      );
