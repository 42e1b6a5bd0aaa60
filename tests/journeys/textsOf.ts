import { type Locale, type Namespace, createI18n, localeTags, namespaces } from '@mcy/ui/i18n';

/** The shop's own words in a language, by namespace: `texts.boxes('open.tapToOpen')`. */
export async function textsOf(locale: Locale) {
  // Object.keys forgets that the keys are known.
  const i18n = await createI18n(locale, Object.keys(namespaces) as Namespace[]);
  const tag = localeTags[locale];
  return {
    locale,
    tag,
    shell: i18n.getFixedT(tag, 'shell'),
    account: i18n.getFixedT(tag, 'account'),
    boxes: i18n.getFixedT(tag, 'boxes'),
    forms: i18n.getFixedT(tag, 'forms'),
    coming: i18n.getFixedT(tag, 'coming'),
    content: i18n.getFixedT(tag, 'content'),
    mall: i18n.getFixedT(tag, 'mall'),
    operator: i18n.getFixedT(tag, 'operator'),
    policies: i18n.getFixedT(tag, 'policies'),
    system: i18n.getFixedT(tag, 'system'),
    wallet: i18n.getFixedT(tag, 'wallet'),
  };
}

export type ShopTexts = Awaited<ReturnType<typeof textsOf>>;
