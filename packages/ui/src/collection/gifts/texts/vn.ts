const texts = {};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'collection/gifts': typeof texts;
  }
}
