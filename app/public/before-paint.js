// Sets theme, motion and language before anything is drawn. A file of its own: the content security policy allows no inline script.
{
  const tags = new Map([
    ['zh', 'zh-CN'],
    ['en', 'en-US'],
  ]);
  const page = document.documentElement;
  page.lang = tags.get(localStorage.getItem('locale') ?? 'vn') ?? 'vi-VN';
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)) {
    page.dataset.theme = 'light';
  }
  if (localStorage.getItem('motion') === 'reduced') page.dataset.motion = 'still';
}
