import { fileURLToPath } from 'node:url';
import type { Transporter } from 'nodemailer';
import { markId, writeMail } from './messageWords.ts';
import type { Channel } from './outgoingSender.ts';

/** Timeouts in ms: of each SMTP step, and of the whole conversation. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const timeout = 60_000;

/** The shop's mark travels with each mail: readers block pictures from outside, and loading one would tell the sender that the mail was read. */
const mark = {
  filename: 'mcy.png',
  path: fileURLToPath(new URL('./mark.png', import.meta.url)),
  cid: markId,
  contentDisposition: 'inline' as const,
};

/** Email over SMTP, with a few connections that stay open while there is something to send. */
export function mailChannel({ url, from }: { url: string; from: string }): Channel {
  let opening: Promise<Transporter> | null = null;
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...timeouts, url, pool: true, maxConnections: 3, idleTimeout: 30_000 }, { from });
  }
  return {
    deliver: async (message) => {
      opening ??= open();
      const transporter = await opening;
      // As an object, so that nodemailer never parses the address as a list.
      const to = { name: '', address: message.sign_in_name };
      await transporter.sendMail({
        to,
        ...writeMail(message),
        attachments: [mark],
        signal: AbortSignal.timeout(timeout),
      });
    },
    close: () => {
      void opening?.then((transporter) => transporter.close());
    },
  };
}
