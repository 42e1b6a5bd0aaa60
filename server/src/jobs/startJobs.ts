import { deliverPushes } from '../account/push/deliverPushes.ts';
import { arrivalsFolder, fileStoreOf } from '../files/fileStoreOf.ts';
import { sweepFiles } from '../files/sweepFiles.ts';
import type { Services } from '../http/answerCall.ts';
import { sweep } from './sweep.ts';

const hour = 3_600_000;

/** How long a notification waits for its way to a phone at most, in ms. */
const pushInterval = 2000;

/** Runs the periodic jobs until the returned function is called, which waits for those that are running. Any number of processes may run them. */
export function startJobs(services: Services): () => Promise<void> {
  const { db, log, config } = services;
  const files = { store: fileStoreOf(config), arrivals: arrivalsFolder(config) };
  const stops = [
    repeat(
      hour,
      () => sweep(db, new Date()),
      (error) => log.error({ err: error }, 'sweep failed'),
    ),
    repeat(
      hour,
      () => sweepFiles(db, files, new Date()),
      (error) => log.error({ err: error }, 'sweep of files failed'),
    ),
    repeat(
      pushInterval,
      () => deliverPushes(services, new Date()),
      (error) => log.error({ err: error }, 'pushes failed'),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Does some work again and again, never twice at once. */
function repeat(
  interval: number,
  work: () => Promise<unknown>,
  onFailed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => {}, onFailed)
      .finally(() => {
        running = null;
      });
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
