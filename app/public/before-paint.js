// Sets theme, motion and language before anything is drawn. The build writes it into the page; the content security policy knows its hash.
{
  // A rendered page is drawn first; then its scripts are asked for.
  const start = () => {
    const template = document.querySelector('#page-scripts');
    if (!(template instanceof HTMLTemplateElement)) return;
    template.remove();
    const parts = [...template.content.children];
    const links = parts.filter((part) => part.matches('link'));
    const scripts = parts.filter((part) => part.matches('script'));
    // A few at a time, then each script once the one before it has run, so that no task is long.
    const run = () => {
      const script = scripts.shift();
      if (!script) return;
      for (const end of ['load', 'error']) script.addEventListener(end, () => setTimeout(run));
      document.body.append(script);
    };
    const ask = () => {
      document.body.append(...links.splice(0, 8));
      if (links.length > 0) setTimeout(ask);
      else run();
    };
    ask();
    askOwn();
  };
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(start));
    // A page in the background is not drawn.
    setTimeout(start, 2000);
  });

  const tags = new Map([
    ['vn', 'vi-VN'],
    ['zh', 'zh-CN'],
    ['en', 'en-US'],
  ]);
  const ours = new Map([
    ['vi', 'vn'],
    ['zh', 'zh'],
    ['en', 'en'],
  ]);
  const page = document.documentElement;
  const { rendered } = page.dataset;
  // Chosen on this device, said by the link, or by the link that this visit began with; else as the server rendered it, or the browser's.
  const said =
    localStorage.getItem('locale') ??
    new URLSearchParams(location.search).get('lang') ??
    sessionStorage.getItem('locale');
  const preferred = navigator.languages.map((tag) => ours.get(tag.slice(0, 2).toLowerCase())).find(Boolean);
  const wanted = said ?? rendered ?? preferred ?? 'vn';
  const locale = tags.has(wanted) ? wanted : 'vn';
  page.lang = tags.get(locale) ?? '';
  page.dataset.locale = locale;

  const isUser = page.dataset.viewer === 'user';
  const isUnfit = rendered && (rendered !== locale || isUser !== Boolean(localStorage.getItem('token')));
  const show = () => {
    if (!page.dataset.rendered) return;
    // In another language nobody reads it: the server has it in this one too. Once, or a device without cookies would never end.
    if (rendered !== locale && !sessionStorage.getItem('askedFor')) {
      sessionStorage.setItem('askedFor', locale);
      document.cookie = `locale=${locale}; path=/; SameSite=Lax`;
      location.reload();
    } else page.dataset.late = '';
  };
  // A script that is not there says so to itself alone. Without the app, what the server sent is shown, and its links work.
  const makeDo = () => {
    show();
    document.querySelector('#root')?.removeAttribute('inert');
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && makeDo(), { capture: true });

  // What only the person may ask comes while the scripts do: see `ownAnswers.ts`.
  const askOwn = () => {
    const token = localStorage.getItem('token');
    const data = isUser ? document.querySelector('#page-data')?.textContent : null;
    const { own } = /** @type {{ own?: string[] }} */ (JSON.parse(data ?? '{}'));
    if (!own || !token || isUnfit) return;
    const headers = { token, pwdVersion: localStorage.getItem('pwdVersion') ?? '' };
    const askOne = (/** @type {string} */ address) => {
      const answer = fetch(address, { headers, signal: AbortSignal.timeout(60_000) });
      // The app asks again by itself.
      answer.catch(() => {});
      return /** @type {const} */ ([address, answer]);
    };
    Object.assign(globalThis, { ownAnswers: { token, askedAt: Date.now(), answers: new Map(own.map(askOne)) } });
  };
  if (isUser) {
    // The links of a frame work before the app does. The rest would lose what is typed once the app comes.
    const follow = (/** @type {MouseEvent} */ { clientX, clientY }) => {
      const root = document.querySelector('#root[inert]');
      if (!root) return;
      root.removeAttribute('inert');
      const link = document.elementFromPoint(clientX, clientY)?.closest('a');
      root.setAttribute('inert', '');
      if (link) location.assign(link.href);
    };
    addEventListener('click', follow, { capture: true });
  }
  if (isUnfit) {
    // What was rendered for others, or in another language, is not shown, unless the app does not come.
    page.dataset.rendered = 'unfit';
    setTimeout(show, 8000);
  } else if (rendered && !isUser) {
    // What is pressed before the app listens is done once it does; links work without it.
    const early = new AbortController();
    let pressed = /** @type {Element | null} */ (null);
    let waiting = /** @type {Animation | null} */ (null);
    addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element)) return;
        const control = event.target.closest('a, button, input, label, [role="button"]');
        if (!control || control.matches('a')) return;
        event.preventDefault();
        pressed = control;
        // It shows that it was pressed, and leaves the markup as it is.
        waiting?.cancel();
        waiting = control.animate({ opacity: [0.5, 0.5] }, 60_000);
      },
      { capture: true, signal: early.signal },
    );
    Object.assign(globalThis, { early: { pressed: () => pressed, stop: () => (early.abort(), waiting?.cancel()) } });
  }

  const theme = localStorage.getItem('theme');
  if (theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)) {
    page.dataset.theme = 'light';
  }
  if (localStorage.getItem('motion') === 'reduced') page.dataset.motion = 'still';
}
