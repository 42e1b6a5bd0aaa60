import { sendCode } from '@mcy/api/account/entry/contract';
import type { RequestOf } from '@mcy/api/contract';
import { callShop } from './callShop.ts';

/** Requests a code for a name, and reads it on the demo's mailbox page. */
export async function readMailbox(url: string, request: RequestOf<typeof sendCode>): Promise<string> {
  const { mailbox_url } = await callShop(url, sendCode, request);
  const page = await fetch(new URL(mailbox_url ?? '', url));
  const code = /class="code">(\d{6})</.exec(await page.text())?.[1];
  if (code === undefined) throw new Error(`The mailbox of ${request.sign_in_name} has no code.`);
  return code;
}
