// Sets theme and language before anything is drawn. A file of its own: the content security policy allows no inline script.
{
  const tags = new Map([
    ['zh', 'zh-CN'],
    ['en', 'en-US'],
  ]);
  const page = document.documentElement;
  page.lang = tags.get(localStorage.getItem('locale') ?? 'vn') ?? 'vi-VN';
  if (localStorage.getItem('theme') === 'light') page.dataset.theme = 'light';
}
