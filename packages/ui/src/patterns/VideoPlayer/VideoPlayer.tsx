import { Play, RotateCw, VideoOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Ratio } from '../../styles/ratios.ts';
import { useInView } from '../motion/useInView.ts';
import { usePageVisible } from '../motion/usePageVisible.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import * as styles from './VideoPlayer.css.ts';

export interface VideoCaptions {
  /** URL of a WebVTT file. */
  src: string;
  /** Language tag, such as `vi-VN`. */
  lang: string;
  /** Label in the player's menu. */
  label: string;
}

export interface VideoPlayerTexts {
  play: string;
  failed: string;
  retry: string;
}

export interface VideoPlayerProps extends RootProps {
  src: string;
  /** Label for screen readers. */
  label: string;
  texts: VideoPlayerTexts;
  ratio?: Ratio;
  /** Poster image; without one the video's first frame is loaded. */
  poster?: string;
  /** The first one is on initially. */
  captions?: readonly VideoCaptions[];
  /** Plays muted while in view; never with reduced motion. */
  autoplay?: boolean;
  loop?: boolean;
  onPlay?: () => void;
  onEnd?: () => void;
}

type Playback = 'rest' | 'waiting' | 'playing' | 'paused' | 'failed';

/** An inline video. Loads nothing before it comes near, and pauses out of view. */
export function VideoPlayer({
  src,
  label,
  texts,
  ratio = 'wide',
  poster,
  captions = [],
  autoplay = false,
  loop = false,
  onPlay,
  onEnd,
  ...rest
}: VideoPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const near = useInView(root, { margin: 300 });
  const watched = useInView(root, { share: 0.35 });
  const visible = usePageVisible();
  const reduced = useReducedMotion();
  const [playback, setPlayback] = useState<Playback>('rest');
  const [asked, setAsked] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // Once set, it stays: removing the URL would lose the position.
  const [wanted, setWanted] = useState(false);
  if (near && !wanted) setWanted(true);

  const byItself = autoplay && !reduced;
  const inSight = wanted && watched && visible;

  function start() {
    const element = video.current;
    if (element === null) return;
    setPlayback('waiting');
    element.play().catch((error: unknown) => {
      // Neither a pause before the start nor blocked autoplay is a failure: the button is there.
      const harmless = error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);
      setPlayback(harmless ? 'rest' : 'failed');
    });
  }

  // A user's pause must survive scrolling back.
  const mayGoOn = useRef(true);
  const followSight = useEffectEvent((seen: boolean, unasked: boolean) => {
    const element = video.current;
    if (element === null || playback === 'failed') return;
    if (seen) {
      if (unasked && element.paused && mayGoOn.current) start();
      return;
    }
    mayGoOn.current = !element.paused || playback === 'rest';
    element.pause();
  });
  useEffect(() => followSight(inSight, byItself), [inSight, byItself]);

  // In an effect, because only then is the URL set, and after a failure the element is new.
  const answer = useEffectEvent(start);
  useEffect(() => {
    if (asked > 0) answer();
  }, [asked]);

  function handlePlay() {
    setPlayback('waiting');
    setWanted(true);
    setAsked(asked + 1);
  }

  const resting = playback === 'rest';
  return (
    <div {...rest} ref={root} className={styles.root({ ratio })} data-state={playback}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see mapped captions */}
      <video
        key={attempt}
        ref={video}
        className={styles.video}
        aria-label={label}
        src={wanted ? src : undefined}
        poster={poster}
        preload={poster === undefined ? 'metadata' : 'none'}
        muted={byItself}
        loop={loop}
        playsInline
        controls={!resting && playback !== 'failed'}
        tabIndex={resting || playback === 'failed' ? -1 : 0}
        onPlaying={() => {
          setPlayback('playing');
          onPlay?.();
        }}
        onWaiting={() => setPlayback('waiting')}
        onPause={() => setPlayback((now) => (now === 'failed' || now === 'rest' ? now : 'paused'))}
        onEnded={() => {
          setPlayback('rest');
          onEnd?.();
        }}
        onError={() => setPlayback('failed')}
      >
        {captions.map((track, index) => (
          <track
            key={track.src}
            kind="captions"
            src={wanted ? track.src : undefined}
            srcLang={track.lang}
            label={track.label}
            default={index === 0}
          />
        ))}
      </video>
      {resting && (
        <button type="button" className={styles.play} aria-label={`${texts.play}: ${label}`} onClick={handlePlay}>
          <span className={styles.disc}>
            <Icon icon={Play} size="large" />
          </span>
        </button>
      )}
      {playback === 'waiting' && (
        <span className={styles.waiting}>
          <Spinner size="large" />
        </span>
      )}
      {playback === 'failed' && (
        <div className={styles.failed} role="alert">
          <Icon icon={VideoOff} size="large" />
          <Text tone="inherit">{texts.failed}</Text>
          <Button
            variant="soft"
            tone="neutral"
            size="small"
            icon={RotateCw}
            onPress={() => {
              setAttempt(attempt + 1);
              handlePlay();
            }}
          >
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
