import type { Topic } from '@mcy/api/contract';
import { z } from 'zod';
import type { Touch } from '../facts/notes.ts';

/** PostgreSQL takes less than 8,000 bytes for a message. */
const mostBytes = 7_500;

/** What one process says to the others. */
export interface Message {
  /** Which process says it: it hears its own messages too. */
  sender: string;
  /** Null when there was more than could be said. */
  touches: readonly Touch[] | null;
}

const messageSchema = z.object({
  sender: z.string(),
  touches: z
    .array(
      z.object({
        topic: z.custom<Topic>((value) => typeof value === 'string'),
        user_id: z.string(),
        subject: z.string().exactOptional(),
        page_id: z.string().exactOptional(),
      }),
    )
    .nullable(),
});

/** Writes touches into as few messages as hold them. */
export function packTouches(sender: string, touches: readonly Touch[] | null): readonly string[] {
  const whole = JSON.stringify({ sender, touches } satisfies Message);
  if (touches === null || touches.length === 1 || Buffer.byteLength(whole) <= mostBytes) return [whole];
  const half = Math.ceil(touches.length / 2);
  return [...packTouches(sender, touches.slice(0, half)), ...packTouches(sender, touches.slice(half))];
}

/** Reads a message; null for what is none, such as one of a newer release. */
export function readMessage(payload: string): Message | null {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
