import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';

let launched: Promise<Browser> | undefined;

/** One browser for all files of a worker; it ends with its worker. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= findBrowser().then((found) => chromium.launch(found));
  return launched;
}
