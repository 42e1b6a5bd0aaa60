// Sets theme, motion and language before anything is drawn. A file of its own: the content security policy allows no inline script.
{
  const tags = new Map([
    ['zh', 'zh-CN'],
    ['en', 'en-US'],
  ]);
  const page = document.documentElement;
  // As `i18n.ts` finds it: chosen on this device, said by the link, or by the link that this visit began with.
  const locale =
    localStorage.getItem('locale') ??
    new URLSearchParams(location.search).get('lang') ??
    sessionStorage.getItem('locale');
  page.lang = tags.get(locale) ?? 'vi-VN';
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)) {
    page.dataset.theme = 'light';
  }
  if (localStorage.getItem('motion') === 'reduced') page.dataset.motion = 'still';
}
