import type { Touch } from '../facts/notes.ts';
import type { ShopServices } from '../http/answerCall.ts';
import { sessionsTopic } from '../http/authentication.ts';
import { noOtherProcess } from './Channel.ts';
import { type Hub, createHub } from './createHub.ts';
import { seatLimits } from './createSeats.ts';
import { openPostgresChannel } from './openPostgresChannel.ts';

/** Tells open pages what changed, whichever process changed it. */
export interface Live {
  hub: Hub;
  /** Announces what was committed here. */
  publish: (touches: readonly Touch[]) => void;
  /** Resolves once other processes are heard. */
  ready: () => Promise<void>;
  /** Whether `end` was called. */
  ended: () => boolean;
  /** Ends every stream, and takes no more. */
  end: () => void;
  close: () => Promise<void>;
}

/** Opens it for as long as the shop is. */
export function openLive({
  config,
  log,
  ask,
  guestAnswers,
}: Pick<ShopServices, 'config' | 'log' | 'ask' | 'guestAnswers'>): Live {
  const { rateLimits } = config;
  const limits = rateLimits ? seatLimits : { ...seatLimits, ofUser: Infinity, ofNetwork: Infinity };
  const hub = createHub(() => ask(sessionsTopic), limits);
  const hear = (touches: readonly Touch[]): void => {
    // Before any page hears that it should read again.
    guestAnswers.forget(touches);
    hub.tell(touches);
  };
  const missed = (): void => {
    guestAnswers.forgetAll();
    // Pages that may have missed something reconnect, and refetch everything they show.
    hub.startOver();
  };
  const hearer = { hear, missed };
  const channel = config.listenUrl === null ? noOtherProcess : openPostgresChannel(config.listenUrl, hearer, log);
  let ended = false;
  const end = (): void => {
    ended = true;
    hub.endAll();
  };
  return {
    hub,
    publish: (touches) => {
      hear(touches);
      channel.publish(touches);
    },
    ready: channel.ready,
    ended: () => ended,
    end,
    close: async () => {
      end();
      hub.close();
      await channel.close();
    },
  };
}
