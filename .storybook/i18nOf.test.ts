import { expect, it } from 'vitest';
import { i18nOf, loadI18n } from './i18nOf.ts';

it('leaves the Vietnamese texts alone when the pseudo-language is loaded', async () => {
  await loadI18n('vn');
  const before = i18nOf('vn').t('modal.tips');
  await loadI18n('pseudo');
  expect(i18nOf('pseudo').t('modal.tips')).not.toBe(before);
  expect(i18nOf('vn').t('modal.tips')).toBe(before);
});
