import { squash } from '#/platform/pages/brand-names.ts';

/** What sites are built with, and what templates and plug-ins of theirs leave in a page. */
const platforms =
  'wix|wixsite|squarespace|wordpress|woocommerce|shopify|jimdo|weebly|godaddy|webflow|tumblr|blogger|blogspot|joomla|drupal|typo3|magento|prestashop|bigcommerce|shopware|strikingly|webnode|site123|ionos|hostinger|onecom|simplesite|mozello|carrd|substack|elementor|yoast|hubspot|themeforest|envato|squareup|ecwid|volusion|vistaprint|facebook|twitter|instagram|youtube|linkedin|tiktok|trustpilot';
const handle = new RegExp(
  `^(?:get|try|the|hello|team)?(${platforms})(?:dot)?(?:com|help|care|support|hq|app|inc|apps|cms|org|official|us|uk|de|deutsch|deutschland|dk|se|no|fr|es|it|nl|eu|eng|en|dev|developers|design|designer|news|partners|themes)*$`,
);
const hosted = new RegExp(`^.+\\.(?:${platforms})[a-z]*\\.[a-z.]+$`);

/**
 * Whether a handle is that of what a site is built with, and not the site's own: the platform itself goes by its name,
 * a shop at `nordlys.jimdo.com` does not.
 * @param names what the site goes by, among them its hosts
 */
export const isOfPlatform = (given: string, names: readonly string[]): boolean => {
  const platform = handle.exec(squash(given))?.[1];
  if (platform === undefined) return false;
  return names.some((name) => hosted.test(name)) || !names.some((name) => squash(name) === platform);
};
