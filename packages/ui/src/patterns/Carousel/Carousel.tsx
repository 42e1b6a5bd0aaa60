import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { useAutoplay } from '../motion/useAutoplay.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { useSwipe } from '../motion/useSwipe.ts';
import * as styles from './Carousel.css.ts';
import { placeOf, stepsBetween } from './placeOf.ts';
import { slideInterval } from './timing.ts';

export interface CarouselSlide {
  id: string;
  /** Label of the slide and its dot. */
  label: string;
  /** Usually one link that fills the slide. */
  content: ReactNode;
}

export interface CarouselTexts {
  /** Role description: "carousel". */
  roleDescription: string;
  /** Role description of a slide: "slide". */
  slideRoleDescription: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

export interface CarouselProps {
  /** Label of the content: "Promotions". */
  label: string;
  slides: readonly CarouselSlide[];
  texts: CarouselTexts;
}

/** Banners that change every 3000 ms (spec §9) until the user touches or pauses them or prefers reduced motion. */
export function Carousel({ label, slides, texts }: CarouselProps) {
  const count = slides.length;
  // `shown` is unbounded in both directions, so that the last slide moves on to the first.
  const [{ shown, behind }, setPlace] = useState({ shown: 0, behind: true });
  const reduced = useReducedMotion();
  const current = ((shown % count) + count) % count;
  const several = count > 1;

  function go(steps: number) {
    setPlace({ shown: shown + steps, behind: steps > 0 });
  }
  const swipe = useSwipe({
    onDrag: (px) => setPlace({ shown, behind: px > 0 }),
    onSwipe: go,
  });
  const autoplay = useAutoplay({
    interval: slideInterval,
    turn: shown,
    disabled: !several || swipe.drag !== 0,
    onTurn: () => go(1),
  });

  return (
    <section
      aria-label={label}
      aria-roledescription={texts.roleDescription}
      className={styles.root}
      {...autoplay.holders}
    >
      <div className={styles.frame} {...(several ? swipe.handlers : {})}>
        <div
          aria-live={autoplay.playing && several ? 'off' : 'polite'}
          className={styles.track}
          data-still={reduced || swipe.drag !== 0}
          style={{ transform: `translateX(calc(${-100 * shown}% + ${swipe.drag}px))` }}
        >
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={texts.slideRoleDescription}
              aria-label={slide.label}
              inert={index !== current}
              className={styles.slide}
              // Physical, like the movement of the finger and the track: the same in every writing direction.
              style={{ left: `${100 * placeOf(index, shown, count, behind)}%` }}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <>
          <div className={styles.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                aria-label={slide.label}
                aria-current={index === current}
                className={styles.dot}
                onClick={() => go(stepsBetween(current, index, count))}
              >
                <span
                  className={styles.mark}
                  data-state={index !== current ? 'rest' : autoplay.running ? 'running' : 'current'}
                />
              </button>
            ))}
          </div>
          <div className={styles.pause}>
            <BannerButton
              label={autoplay.playing ? texts.pause : texts.play}
              icon={autoplay.playing ? Pause : Play}
              onPress={autoplay.onTogglePlaying}
            />
          </div>
          <div className={styles.arrow.previous}>
            <BannerButton label={texts.previous} icon={ChevronLeft} onPress={() => go(-1)} />
          </div>
          <div className={styles.arrow.next}>
            <BannerButton label={texts.next} icon={ChevronRight} onPress={() => go(1)} />
          </div>
        </>
      )}
    </section>
  );
}

function BannerButton({ label, icon, onPress }: { label: string; icon: IconGlyph; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} className={styles.button} onClick={() => onPress()}>
      <span className={styles.disc}>
        <Icon icon={icon} size="small" />
      </span>
    </button>
  );
}
