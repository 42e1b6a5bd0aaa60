import { ShortcutSheet } from '@mcy/ui/system/frame';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../platform/device/shortcuts.ts';
import { leave } from '../../platform/navigationGuard.ts';
import { profileRoutes } from '../../routes/account/profile/routes.ts';
import { poolsRoutes } from '../../routes/boxes/pools/routes.ts';
import { homeRoutes } from '../../routes/content/home/routes.ts';

/** How long `g` waits for the key that says where to go, in ms. */
const patience = 1500;

const places: ReadonlyMap<string, string> = new Map([
  ['h', homeRoutes.home],
  ['b', poolsRoutes.mysteryBoxes],
  ['m', profileRoutes.mine],
]);

/** Single keys that lead around the shop, and the sheet that explains them. Off while somebody types or answers a dialog. */
export function Shortcuts() {
  const on = useShortcuts();
  const navigate = useNavigate();
  const [explained, setExplained] = useState(false);
  const going = useRef(0);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || isTaken(event)) return;
    const place = event.timeStamp - going.current < patience ? places.get(event.key) : undefined;
    going.current = event.key === 'g' ? event.timeStamp : -patience;
    if (place !== undefined) leave(() => void navigate(place));
    else if (event.key === '?') setExplained(true);
    else if (event.key === '/') searchField()?.focus();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    going.current = -patience;
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return explained && <ShortcutSheet onClose={() => setExplained(false)} />;
}

/** What takes letters itself. */
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="combobox"], [contenteditable]';

/** Whether a key belongs to something else: a field, a dialog or menu, a combination, an input method. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')) return true;
  return event.target instanceof Element && event.target.closest(typing) !== null;
}

/** The search of the page on screen, if it has one. */
function searchField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [role="search"] input, main search input');
}
