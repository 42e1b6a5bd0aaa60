import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from './ChatMessage.ts';

/** Distance from the end, in px, that counts as reading the newest. */
const nearEnd = 48;

export interface ThreadScroll {
  /** True while the newest message is visible. */
  atEnd: boolean;
  /** Messages of others received while it was not. */
  unseen: number;
  /** The latest messages, for screen readers. */
  arrived: readonly ChatMessage[];
  goToEnd: (behavior: ScrollBehavior) => void;
}

/** Keeps a thread's scroll position: at the end while there, otherwise fixed when messages are added above or below. */
export function useThreadScroll(
  frame: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  unreadFrom: string | undefined,
): ThreadScroll {
  const [atEnd, setAtEnd] = useState(true);
  const [unseen, setUnseen] = useState(0);
  const [arrived, setArrived] = useState<readonly ChatMessage[]>([]);
  // Scroll position when the newest message was last visible, in px; null when it was not.
  const end = useRef<number | null>(0);
  // Position of the oldest message, and id of the newest, at the last render.
  const drawn = useRef<{ oldest: string; top: number; newest: string } | null>(null);

  function goToEnd(behavior: ScrollBehavior) {
    frame.current?.scrollTo({ top: frame.current.scrollHeight, behavior });
  }

  function look() {
    const element = frame.current;
    if (element === null) return;
    const visible = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    end.current = visible ? element.scrollTop : null;
    setAtEnd(visible);
    if (visible) setUnseen(0);
  }

  /** False as soon as the user scrolls up: a resize or a message may come before the event that says so. */
  function follows({ scrollTop }: HTMLElement) {
    return end.current !== null && scrollTop >= end.current;
  }

  useLayoutEffect(() => {
    const element = frame.current;
    const [oldest, newest] = [messages[0], messages.at(-1)];
    if (element === null || oldest === undefined || newest === undefined) return;
    const before = drawn.current;
    if (before === null) {
      goToEnd('instant');
      messageIn(element, unreadFrom)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      look();
    } else {
      const since = messages.slice(messages.findIndex(({ id }) => id === before.newest) + 1);
      const incoming = before.newest === newest.id ? [] : since.filter(({ side }) => side === 'other');
      if (incoming.length > 0) setArrived(incoming);
      const answers = before.newest !== newest.id && newest.side === 'own';
      if (follows(element) || answers) {
        goToEnd('instant');
      } else {
        setUnseen((count) => count + incoming.length);
        element.scrollTop += (messageIn(element, before.oldest)?.offsetTop ?? before.top) - before.top;
      }
    }
    drawn.current = { oldest: oldest.id, top: messageIn(element, oldest.id)?.offsetTop ?? 0, newest: newest.id };
    // Only new messages move a thread.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [messages]);

  const stay = useEffectEvent(() => {
    if (frame.current !== null && follows(frame.current)) goToEnd('instant');
  });
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    element.addEventListener('scroll', lookAgain, { passive: true });
    // A keyboard opens, the composer grows, or the window rotates.
    const observer = new ResizeObserver(() => stay());
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', lookAgain);
      observer.disconnect();
    };
  }, [frame]);

  return { atEnd, unseen, arrived, goToEnd };
}

function messageIn(frame: HTMLElement, id: string | undefined): HTMLElement | null {
  return id === undefined ? null : frame.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
}
