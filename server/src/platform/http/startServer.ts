import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { OpenShop } from '../area/composeShop.ts';
import { ConfigError } from '../config/ConfigError.ts';
import type { Config } from '../config/config.ts';
import { answerBrokenRequests, answerUnreadable } from './answerBrokenRequests.ts';
import { closeGently } from './closeGently.ts';
import { createApp } from './createApp.ts';

/** A listening server. */
export interface RunningServer {
  port: number;
  /** Stops accepting connections, finishes running answers for up to `patience` ms, then cuts off the rest. */
  close: (patience?: number) => Promise<void>;
}

/** Serves a shop, which stays open when the server closes, and with `rendersFirst` renders the home page as soon as it listens; resolves once it accepts requests. Throws `ConfigError` when the port is unavailable. */
export async function startServer(services: OpenShop, { rendersFirst = false } = {}): Promise<RunningServer> {
  const { host } = services.config;
  let { port } = services.config;
  const listening = Promise.withResolvers<void>();
  const app = createApp(
    { ...services, ownUrl: () => `http://${hostToReach(host)}:${port}` },
    // Not before: a server that cannot listen must end, and closes what pages are read from.
    { rendersOnce: rendersFirst ? listening.promise : null },
  );
  const listener = getRequestListener(app.fetch, {
    errorHandler: (error) => answerUnreadable(error, services.log),
  });
  // The listener refuses a request without a host itself, to answer with the envelope.
  const server = createServer({ requireHostHeader: false });
  const close = closeGently(server);
  answerBrokenRequests(server, services.log);
  server.on('request', (request, response) => void listener(request, response));
  // Longer than the minute for which proxies keep an idle connection: this side must not close first.
  server.keepAliveTimeout = 65_000;
  server.listen({ port, ...(host !== null && { host }) });
  await once(server, 'listening').catch((error: unknown) => {
    throw describeListenError(error, services.config);
  });
  listening.resolve();
  // It listens on a TCP port, so its address is not a pipe name.
  port = (server.address() as AddressInfo).port;
  return {
    port,
    close: async (patience = 10_000) => {
      services.live.end();
      const cut = await close(patience);
      if (cut > 0) services.log.warn({ connections: cut, patience }, 'connections were cut off');
    },
  };
}

/** This server's host name on its own machine. */
function hostToReach(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function describeListenError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new ConfigError(`Port ${port} is taken by another program: stop it, or set PORT to a free one.`);
  }
  if (code === 'EACCES')
    return new ConfigError(`This user may not listen on port ${port}: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new ConfigError(
      `HOST is ${JSON.stringify(host)}, which is not an address of this machine: correct or remove it.`,
    );
  }
  return error;
}
