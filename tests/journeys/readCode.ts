import { mailboxTexts } from '../../server/src/areas/account/entry/codes/mailbox/texts.ts';
import type { Visit } from './Visit.ts';

type Purpose = 'sign_in' | 'reset_password' | 'register' | 'bind_name';

/** Requests a code for the typed name and reads it in the demo's mailbox. */
export async function readCode({ page, texts }: Visit, purpose: Purpose): Promise<string> {
  await page.getByRole('button', { name: texts['account/entry']('code.send'), exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: texts['account/entry']('code.mailbox') }).click();
  const mailbox = await opened;
  const newest = mailbox.getByRole('listitem').first();
  await newest.getByText(mailboxTexts[texts.locale].purposes[purpose]).waitFor();
  const code = /\d{6}/.exec((await newest.locator('strong').textContent()) ?? '')?.[0];
  await mailbox.close();
  return code ?? 'no code';
}
